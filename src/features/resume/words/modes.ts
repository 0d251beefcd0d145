/** The six manners in which a passage can be put in other words. */
import type { RewriteMode } from '../../../api/resumes.ts';

export const modes: readonly { value: RewriteMode; label: string }[] = [
  { value: 'rephrase', label: 'Rephrase' },
  { value: 'shorten', label: 'Shorten' },
  { value: 'professional', label: 'Professional' },
  { value: 'enthusiastic', label: 'Enthusiastic' },
  { value: 'persuasive', label: 'Persuasive' },
  { value: 'ninja', label: 'Ninja' },
];

/** Said where a manner finds nothing to do. */
export const nothingToChange: Record<RewriteMode, string> = {
  rephrase: 'This already reads well to a civilian. We found nothing to rephrase.',
  shorten: 'This is short already. We found nothing to leave out.',
  professional: 'This already sounds professional. We found nothing to change.',
  enthusiastic: 'We found nothing to say with more energy without adding a claim.',
  persuasive: 'We found nothing to say more strongly without adding a claim.',
  ninja: 'No word can go. This is as short as it gets.',
};
