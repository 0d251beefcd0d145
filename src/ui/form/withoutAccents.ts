import { normalForm } from '../../documents/normalForm.ts';

/** For finding what is typed in a list, whatever its case and accents. */
export const withoutAccents = (text: string): string =>
  normalForm(text, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
