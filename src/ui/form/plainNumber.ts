import { normalForm } from '../../documents/normalForm.ts';

export function plainNumber(text: string): string | undefined {
  const bare = normalForm(text, 'NFKC')
    .trim()
    .replace(/^(?:\p{Sc}|GBP|USD)\s?/iu, '')
    .replace(/\s?(?:\p{Sc}|GBP|USD)$/iu, '');
  const [, whole, decimals = '', thousands] =
    /^(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?\s?(k?)$/i.exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const figures = whole.replace(/\D/g, '');
  return thousands ? String(Math.round(Number(figures + decimals) * 1000)) : figures + decimals;
}
