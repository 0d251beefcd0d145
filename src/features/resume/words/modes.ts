import type { RewriteMode } from '../../../api/resumes.ts';

export const modes: readonly { value: RewriteMode; label: string; about: string }[] = [
  { value: 'rephrase', label: 'Rephrase', about: 'Plain words for what a civilian may not know.' },
  { value: 'shorten', label: 'Shorten', about: 'The same in fewer words.' },
  { value: 'professional', label: 'Professional', about: 'Formal, in whole sentences.' },
  { value: 'enthusiastic', label: 'Enthusiastic', about: 'More energy, no praise.' },
  { value: 'persuasive', label: 'Persuasive', about: 'The result first.' },
  { value: 'ninja', label: 'Ninja', about: 'As short as it gets: verb first, no articles.' },
];

export const nothingToChange: Record<RewriteMode, string> = {
  rephrase: 'This already reads well to a civilian. We found nothing to rephrase.',
  shorten: 'This is already short. We found nothing to leave out.',
  professional: 'This already sounds professional. We found nothing to change.',
  enthusiastic: 'We couldn’t make this more energetic without adding a claim.',
  persuasive: 'We couldn’t make this stronger without adding a claim.',
  ninja: 'This is as short as it gets.',
};

const nothingWeKnow = 'We found nothing to change.';
const allCapitals =
  'We can’t tell abbreviations from words in a line of capitals. Write it in lower case and try again.';

const isShouted = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}{2,}/u.test(text);

/** The text is praised only when all its terms are known. */
export function nothingFor(mode: RewriteMode, text: string, unknown: readonly string[]): string {
  if (unknown.length > 0) return `${nothingWeKnow} ${askAbout(unknown)}`;
  return isShouted(text) ? `${nothingWeKnow} ${allCapitals}` : nothingToChange[mode];
}

export const askAbout = (unknown: readonly string[]) =>
  unknown.length === 1
    ? `We don’t know this term: ${unknown[0]}. Would an employer?`
    : `We don’t know these terms: ${unknown.join(', ')}. Would an employer?`;
