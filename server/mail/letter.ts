export interface Letter {
  kind: string;
  subject: string;
  paragraphs: string[];
  button?: {
    label: string;
    /** On the tenant's origin. A path that ends in `token=` gets the mail's token. */
    path: string;
  };
  closing?: string[];
  /** A user named in the letter other than its recipient. */
  about?: number;
  invitationIds?: number[];
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
}

interface Sender {
  name: string;
  contact_email: string;
}

const tokenPlaceholder = 'token={{token}}';

export const withToken = (content: string, token: string) =>
  content.replaceAll(tokenPlaceholder, `token=${token}`);

// User input must not be able to insert the token placeholder.
const withoutPlaceholders = (words: string) => words.replaceAll('{{', '{ {');

export function renderLetter(
  template: Letter,
  sender: Sender,
  origin: string,
): { text: string; html: string } {
  const letter = {
    ...template,
    subject: withoutPlaceholders(template.subject),
    paragraphs: template.paragraphs.map(withoutPlaceholders),
    closing: template.closing?.map(withoutPlaceholders) ?? [],
  };
  const { button } = letter;
  const link = button && `${origin}${button.path.replace(/token=$/, tokenPlaceholder)}`;
  return { text: asText(letter, sender, link), html: asHtml(letter, sender, link) };
}

function asText({ paragraphs, button, closing = [] }: Letter, sender: Sender, link?: string) {
  const parts = ['Hello,', ...paragraphs];
  if (button && link) parts.push(`${button.label}:\n${link}`);
  parts.push(...closing, `${sender.name}\n${sender.contact_email}`);
  return `${parts.join('\n\n')}\n`;
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`).replaceAll('\n', '<br>');

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(text)}</p>`;

function asHtml({ subject, paragraphs, button, closing = [] }: Letter, sender: Sender, link?: string) {
  const action =
    button && link
      ? `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2778cb;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px">If the button does not work, copy this address into your browser:<br><a href="${escaped(link)}" style="color:#1f62a8;word-break:break-all">${escaped(link)}</a></p>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f8f9fb;color:#101828;${font}">
<div role="article" aria-label="${escaped(subject)}" style="max-width:560px;margin:0 auto;padding:32px;border:1px solid #e4e7ec;border-radius:8px;background:#ffffff">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escaped(sender.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escaped(subject)}</h1>
${['Hello,', ...paragraphs].map(paragraph).join('\n')}
${action}
${closing.map(paragraph).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e7ec;color:#475467;font-size:14px;line-height:20px">${escaped(sender.name)}<br><a href="mailto:${escaped(sender.contact_email)}" style="color:#1f62a8">${escaped(sender.contact_email)}</a></p>
</div>
</body>
</html>
`;
}
