// What is asked of a plan.
import type { StateValue } from 'xstate';
import type { Exploration, Step } from '../explore.ts';

export type Criterion = 'states' | 'transitions' | 'edges' | 'pairs' | 'guards' | `req:${string}`;

export interface PlanOptions {
  cover?: Criterion;
  /** What a fresh start costs, in steps; 3 unless told. */
  resetCost?: number;
  /** Longer paths are cut; without a cap unless told. */
  maxSteps?: number;
  /** For exploring; 60 unless told. The search for the suite counts its work and no time: it finds the same on every machine. */
  seconds?: number;
  /** Configurations at most; what the cases say, or 5,000, unless told. */
  maxConfigs?: number;
  /** Also tries, in every state, each event that must be refused there. */
  negative?: boolean;
  /** Ids of transitions: only what touches them has to be covered. */
  only?: readonly string[];
  /** Steps that no path may take, nor what is reached by them alone. A start is asked about as a step from nowhere. */
  without?: (step: Step, from: StateValue) => boolean;
  /** What was explored of the same machine with the same cases before. */
  explored?: Exploration;
  onProgress?: (what: string) => void;
}
