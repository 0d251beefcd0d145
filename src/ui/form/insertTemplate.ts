/** After what somebody has typed, or in place of the template that they tried before, if they left it as it was. */
export function insertTemplate(typed: string, template: string, tried: string): string {
  const own = (tried && typed.endsWith(tried) ? typed.slice(0, -tried.length) : typed).trimEnd();
  return own ? `${own}\n\n${template}` : template;
}
