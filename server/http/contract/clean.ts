import { normalForm } from '../../../src/documents/normalForm.ts';
import { Problem } from '../answers/problem.ts';
import { noRules, type TextRules } from './textRules.ts';
import { visibleText } from './visibleText.ts';

const deepest = 40;
const unprintable = /(?![\t\n\r])\p{Control}|\p{Surrogate}/gu;
// What Word and PowerPoint copy where a line was broken by hand, a form feed, and the next line of mainframes.
const otherBreaks = /[\v\f\u0085]/g;
const breaks = /[\t\n\r\u2028\u2029]+/g;
// Passwords keep invisible characters, because people sign in with what they typed.
const isPassword = (name: string) => name.includes('password');

interface CleanOptions {
  /** Neither trimmed nor freed of invisible characters. */
  asTyped?: boolean;
  rules?: TextRules;
}

/**
 * Returns text in one normal form and without control characters, which the database cannot store. Unless `asTyped`, it is also
 * trimmed and has no invisible characters, and one line stays one.
 */
export function clean(value: unknown, options: CleanOptions = {}, name = '', depth = 0): unknown {
  if (depth > deepest) throw new Problem(400, 'bad_request', 'The request is nested too deeply.');
  const { asTyped = false, rules = noRules } = options;
  if (typeof value === 'string') return cleanText(value, asTyped, isPassword(name), rules);
  if (Array.isArray(value)) {
    const own = { asTyped, rules: rules.list?.items ?? noRules };
    return value.map((item) => clean(item, own, name, depth + 1));
  }
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const own = rules.fields.get(key) ?? rules.others;
      // The schema refuses it, however it is written.
      if (!own && rules.isClosed) return [key, item];
      return [key.replace(unprintable, ''), clean(item, { asTyped, rules: own ?? noRules }, key, depth + 1)];
    }),
  );
}

function cleanText(value: string, asTyped: boolean, isSecret: boolean, { text, list }: TextRules): string {
  const printable = (isSecret ? value : value.replace(otherBreaks, '\n')).replace(unprintable, '');
  if (asTyped) return normalForm(printable, 'NFC');
  if (isSecret) return normalForm(printable, 'NFC').trim();
  const { isOneLine = false } = text ?? list?.items.text ?? {};
  return normalForm(visibleText(isOneLine ? printable.replace(breaks, ' ') : printable), 'NFC').trim();
}
