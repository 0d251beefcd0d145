export { defaultCases, type FlowCases } from './cases.ts';
export { canonical, check } from './check.ts';
export {
  addStep,
  addUnplanned,
  type Counted,
  type Counts,
  coveredIn,
  merge,
  noTally,
  nothingOf,
  readCounted,
  type Tally,
} from './counts.ts';
export { type Coverage, coverageOf, newlyUncovered, overlayOf, percentOf } from './coverage.ts';
export { type Derived, type DeriveOptions, deriveCases } from './derive/derive.ts';
export { compare, type Difference, diffWords, type FlowDiff, toOverlay, touchedTransitions } from './diff.ts';
export { type Exploration, explore, ModelTooLarge, type Step, untaken } from './explore.ts';
export { coverageAsHtml, coverageAsMarkdown, meansWords, partsOf, shareWords } from './exports/coverage.ts';
export { formats } from './exports/formats.ts';
export { pageOf } from './exports/html.ts';
export { planAsJson } from './exports/json.ts';
export { escapeXml } from './exports/junit.ts';
export {
  actionWords,
  counted,
  shortfallOf,
  stateWords,
  summaryOf,
  testCasesOf,
} from './exports/testCases.ts';
export { follower } from './follow.ts';
export { type Finding, lint } from './lint.ts';
export { type FlowModel, type FlowState, type FlowTransition, hashOf, leavesOf, modelOf } from './model.ts';
export { type Observed, observedIn as seenIn } from './observed.ts';
export { outlineMarkdown, outlineOf, searchOutline } from './outline.ts';
export type { Criterion, PlanOptions } from './plan/options.ts';
export { type Plan, plan } from './plan/plan.ts';
export type { PlannedPath, PlannedStep } from './plan/planned.ts';
export { pathsForTransitions, portOf, replay, startWalk, type Walk } from './replay.ts';
export { ChartThrows } from './selection.ts';
export { shortestPaths } from './shortestPaths.ts';
export { shorterPaths } from './shrink.ts';
export { causeOf, guardWords, sentenceOf, wordsOf } from './words.ts';
