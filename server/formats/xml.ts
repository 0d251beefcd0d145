/** Removes the characters that no XML 1.0 document may contain, however they are written. */
export const legalXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapedXml = (text: string): string =>
  legalXml(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
