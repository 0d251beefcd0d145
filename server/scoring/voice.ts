import type { Locale } from '../formats/localeOfCountry.ts';

export interface Voice {
  subject: string;
  owner: string;
  ownerWithin: string;
  isReader: boolean;
}

export const toReader: Voice = { subject: 'You', owner: 'Your', ownerWithin: 'your', isReader: true };

export const aboutCandidate = (name: string | null): Voice => ({
  subject: name ?? 'This candidate',
  owner: name ? `${name}’s` : 'This candidate’s',
  ownerWithin: name ? `${name}’s` : 'this candidate’s',
  isReader: false,
});

export const verb = ({ isReader }: Voice, second: string, third: string): string =>
  isReader ? second : third;

/** What the reader of a match can see of the candidate, as a subject: “Your CV”, “The resume”, “The card”. */
export function shownIn({ isReader }: Voice, locale: Locale, isCard: boolean): string {
  if (isCard) return 'The card';
  const name = locale === 'en-US' ? 'resume' : 'CV';
  return isReader ? `Your ${name}` : `The ${name}`;
}
