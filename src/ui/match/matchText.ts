export type MatchState = 'shown' | 'partly' | 'not_shown' | 'not_known';
export type MatchCode =
  | 'role'
  | 'skill'
  | 'experience'
  | 'people'
  | 'place'
  | 'start'
  | 'licence'
  | 'clearance';

interface Counted {
  shown: number;
  partly?: number;
  asked: number;
}

/** @param where “your CV”, “their resume”, “the card” */
export function figureText({ shown, partly = 0, asked }: Counted, where: string): string {
  if (asked === 1) {
    if (shown === 1) return `The one thing this job asks for is shown in ${where}`;
    return partly === 1
      ? `The one thing this job asks for is partly shown in ${where}`
      : `The one thing this job asks for isn’t fully shown in ${where} yet`;
  }
  if (shown === asked) return `All ${asked} things this job asks for are shown in ${where}`;
  if (shown === 0 && partly === 0)
    return `None of the ${asked} things this job asks for is fully shown in ${where} yet`;
  const counted = shown || partly;
  const things = `${counted} of ${asked} things this job asks for ${counted === 1 ? 'is' : 'are'}`;
  if (shown === 0) return `${things} partly shown in ${where}`;
  return `${things} shown in ${where}${partly ? `, and ${partly} partly` : ''}`;
}

const workStates: Record<MatchState, string> = {
  shown: 'Shown',
  partly: 'Partly shown',
  not_shown: 'Not shown',
  not_known: 'Not known',
};
const practicalStates: Record<MatchState, string> = {
  shown: 'Fits',
  partly: 'Fits partly',
  not_shown: 'In the way',
  not_known: 'Not known',
};

// A licence is on a CV or not; a place or a date fits or not.
export const stateText = (code: MatchCode, state: MatchState): string =>
  (code === 'place' || code === 'start' ? practicalStates : workStates)[state];

/** “your CV”, “their resume”: where the things that a job asks for are shown. */
export const documentOf = (owner: 'my' | 'your' | 'their', documentName: string): string =>
  `${owner} ${documentName === documentName.toUpperCase() ? documentName : documentName.toLowerCase()}`;
