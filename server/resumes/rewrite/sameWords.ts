import type { components } from '../../../openapi.gen.d.ts';

type Mode = components['schemas']['RewriteMode'];

// In the order in which they are offered.
const modes: Record<Mode, string> = {
  rephrase: 'Rephrase',
  shorten: 'Shorten',
  professional: 'Professional',
  enthusiastic: 'Enthusiastic',
  persuasive: 'Persuasive',
  ninja: 'Ninja',
};

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}%£$€]+/gu) ?? []).join(' ');

/** Whether an earlier mode gives the same words; a full stop is no difference. */
export function sameWordsNote(
  text: string,
  mode: Mode,
  suggestion: string,
  suggestionIn: (mode: Mode) => string,
): string | null {
  if (wordsOf(suggestion) === wordsOf(text)) return null;
  const earlier = Object.keys(modes).slice(0, Object.keys(modes).indexOf(mode)) as Mode[];
  const same = earlier.find((other) => wordsOf(suggestionIn(other)) === wordsOf(suggestion));
  return same ? `${modes[mode]} and ${modes[same]} give the same words for this text.` : null;
}
