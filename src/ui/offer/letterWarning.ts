import { dateText, localDay } from '../calendar.ts';

interface Letter {
  terms_changed_at: string | null;
}

/** Null while the letter has the current terms, or there is none. */
export function letterWarning(letter: Letter | null, locale: string): string | null {
  if (!letter?.terms_changed_at) return null;
  const day = dateText(localDay(new Date(letter.terms_changed_at)), locale, { dateStyle: 'long' });
  return `The letter has the terms from before the change on ${day}. The terms shown here are newer.`;
}
