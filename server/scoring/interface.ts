export { candidateFeatures } from './candidateFeatures.ts';
export { featuresVersion, jobFeatures } from './jobFeatures.ts';
export { heldKeys, keysOfCandidate, keysOfJob, keysSought } from './keys.ts';
export { isWorkWord, kindsInTitle, namedWork, neighboursOf, workLabel } from './knowledge/graph.ts';
export { kindsCalled, kindsOfOccupation, meaningsOfRoleCalled } from './knowledge/publishedTitles.ts';
export { byFit, type Match, matchOf } from './match.ts';
export { usualRadius } from './parts/place.ts';
export type { MatchCandidate, MatchJob } from './terms.ts';
export { aboutCandidate } from './voice.ts';
