import type { components } from '../../../openapi.gen.d.ts';

interface Card {
  match: components['schemas']['MatchSummary'] | null;
}

const bands = [null, 'possible', 'good', 'strong'];

/** By what the card says: the band, less one for each thing in the way; nothing beyond a commute that is a limit. */
export function matchLevel({ match }: Card): number {
  if (!match || match.obstacles.some((obstacle) => /beyond (your|their) limit/.test(obstacle))) return 0;
  return Math.max(0, bands.indexOf(match.band) - match.obstacles.length);
}
