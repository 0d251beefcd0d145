import { normalForm } from '../../src/documents/normalForm.ts';
import { plainLetters } from '../formats/fold.ts';

export interface TypedWord {
  /** As typed. */
  written: string;
  /** As the lists have it: small letters, and of signs only those that change the meaning. */
  key: string;
}

const initials = /^(?:\p{L}\.)+\p{L}?\.?$/u;

const keyOf = (written: string) => {
  const plain = plainLetters(written).replace(/['’]/g, '');
  if (initials.test(plain)) return plain.replace(/\./g, '');
  return plain.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '').replace(/^\.+(?!\p{L})/u, '');
};

// “H & S” and “C + E” are written apart, too.
const apart = /(?<![\p{L}\p{N}])(\p{L}{1,2})\s([&+])\s(\p{L}{1,2})(?![\p{L}\p{N}])/gu;

export function wordsTyped(text: string): TypedWord[] {
  return normalForm(text, 'NFKC')
    .replace(apart, '$1$2$3')
    .split(/[\s/\\,;:()|<>–—]+|(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/u)
    .map((written) => ({ written, key: keyOf(written) }))
    .filter(({ written, key }) => key !== '' || written === '&');
}

export const phraseKey = (text: string): string =>
  wordsTyped(text)
    .map(({ key }) => key)
    .filter(Boolean)
    .join(' ');

/** The longest of the phrases that begins at a word. */
export function longestAt<Value>(
  words: readonly TypedWord[],
  at: number,
  phrases: ReadonlyMap<string, Value>,
): { value: Value; length: number } | null {
  for (let length = Math.min(maxWords, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    const value = phrases.get(part.map(({ key }) => key).join(' '));
    if (value !== undefined) return { value, length };
  }
  return null;
}

const maxWords = 7;
