import { normalForm } from '../../src/documents/normalForm.ts';
import { visibleText } from '../http/contract/visibleText.ts';

export function tidyText(text: string): string {
  const visible = visibleText(
    text
      // Some fonts draw the hyphen of a number or a period as a soft one.
      .replace(/(?<=\d)\u00ad(?=\d)|(?<=[\p{L}\d] )\u00ad(?= [\p{L}\d])/gu, '-')
      .replace(/[\ufe0e\ufe0f\u061c\u200e\u200f]/g, ''),
  );
  return normalForm(visible, 'NFC')
    .replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, (sign) => normalForm(sign, 'NFKC'))
    .replace(/[\u2010\u2011\ufe63]/g, '-')
    .replace(/\u2012/g, '–')
    .replace(/\u2015/g, '—')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/[^\P{Cc}\t\n]/gu, '');
}
