const address = /^[^\s@<>"(),;:\\]+@([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i;
const most = 20;

export const emailsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase()),
  ),
];

export function emailsProblem(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return 'Enter at least one email address';
  if (emails.length > most) return `Invite up to ${most} people at a time`;
  const wrong = emails.find((email) => !address.test(email) || email.length > 254);
  return wrong && `“${wrong}” isn’t an email address`;
}
