// The options of a plan.
import type { StateValue } from 'xstate';
import type { Exploration, Step } from '../explore.ts';

export type Criterion = 'states' | 'transitions' | 'edges' | 'pairs' | 'guards' | `req:${string}`;

export interface PlanOptions {
  cover?: Criterion;
  /** The cost of a fresh start, in steps; 3 by default. */
  resetCost?: number;
  /** Longer paths are cut; no limit by default. */
  maxSteps?: number;
  /**
   * The time limit for exploring; 60 by default. The search for the suite counts work instead of time, so that every machine
   * finds the same.
   */
  seconds?: number;
  /** The highest number of configurations; by default that of the cases, or 5,000. */
  maxConfigs?: number;
  /** Also tries, in every state, each event that must be ignored there. */
  negative?: boolean;
  /** Transition ids; only what touches one of these must be covered. */
  only?: readonly string[];
  /**
   * Ids of the criterion that other tests cover already: `coveredIn` reads them from counts. Paths are planned for the rest
   * alone. Not for `edges`, whose ids nobody but the planner knows.
   */
  given?: readonly string[];
  /** Paths of states that must be visited as well. */
  visit?: readonly string[];
  /** True for steps that no path may take. A start is passed as a step from nowhere. */
  without?: (step: Step, from: StateValue) => boolean;
  /** An earlier exploration of the same machine with the same cases. */
  explored?: Exploration;
  onProgress?: (what: string) => void;
}
