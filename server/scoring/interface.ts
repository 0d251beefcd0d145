export { candidateFeatures } from './candidateFeatures.ts';
export { featuresVersion, jobFeatures } from './jobFeatures.ts';
export { heldKeys, keysOfCandidate, keysOfJob, keysSought } from './keys.ts';
export { stemWeight } from './knowledge/generic.ts';
export {
  isWorkWord,
  kindsInTitle,
  namedWork,
  neighboursOf,
  titleWords,
  workLabel,
} from './knowledge/graph.ts';
export { isDenial, licencesRequired } from './knowledge/licences.ts';
export { peopleLedIn } from './knowledge/peopleLed.ts';
export { kindsCalled, kindsOfOccupation, meaningsOfRoleCalled } from './knowledge/publishedTitles.ts';
export { stemOf } from './knowledge/stemOf.ts';
export { stemsOf } from './knowledge/stems.ts';
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
export { matchCredential } from './parts/credentials.ts';
export { inMiles, usualRadius } from './parts/place.ts';
export { coversSkill, matchSkills, showsSkill } from './parts/skills.ts';
export type { MatchCandidate, MatchJob } from './terms.ts';
export { aboutCandidate, shownIn, toReader } from './voice.ts';
