export { candidateFeatures } from './candidateFeatures.ts';
export { featuresVersion, jobFeatures } from './jobFeatures.ts';
export { heldKeys, keysOfCandidate, keysOfJob, keysSought } from './keys.ts';
export {
  isWorkWord,
  kindsInTitle,
  namedWork,
  neighboursOf,
  titleWords,
  workLabel,
} from './knowledge/graph.ts';
export { peopleLedIn } from './knowledge/peopleLed.ts';
export { kindsCalled, kindsOfOccupation, meaningsOfRoleCalled } from './knowledge/publishedTitles.ts';
export {
  byFit,
  type Match,
  type MatchSummary,
  matchOf,
  type RankedMatch,
  shownMatch,
  summaryOf,
} from './match.ts';
export { hasLearned } from './parts/courses.ts';
export { usualRadius } from './parts/place.ts';
export type { MatchCandidate, MatchJob } from './terms.ts';
export { aboutCandidate } from './voice.ts';
