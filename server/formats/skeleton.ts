// What a text looks like, by the confusable characters of UTS 39: https://www.unicode.org/reports/tr39/#Confusable_Detection
import { normalForm } from '../../src/documents/normalForm.ts';
import confusables from './confusables/confusables.json' with { type: 'json' };

const prototypes = new Map(
  Object.entries(confusables).flatMap(([prototype, characters]) =>
    [...characters].map((character) => [character, prototype] as const),
  ),
);

/**
 * Texts that look alike have the same skeleton. Compatibility forms, such as full-width letters, which UTS 39 leaves out,
 * count as the letters that they show. It is for comparing alone, and is never shown.
 */
export function skeleton(text: string): string {
  const decomposed = normalForm(normalForm(text, 'NFKC'), 'NFD');
  const visible = decomposed.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '');
  const shown = [...visible].map((character) => prototypes.get(character) ?? character).join('');
  return normalForm(shown, 'NFD');
}
