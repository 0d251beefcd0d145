/** `{document}` is a CV or a resume. */
export interface HelpQuestion {
  question: string;
  text: string;
  link: { to: string; label: string };
}
