/** Adds the titles and tags that the paths of a plan have as tests. */

import { modelOf, type Plan, planAsJson, testCasesOf } from 'statechart-paths';
import type { AnyStateMachine } from 'xstate';
import type { RunnablePlan } from './plans.ts';

export function runnable(plan: Plan, machine: AnyStateMachine): RunnablePlan {
  const { format: _, ...plain } = JSON.parse(planAsJson(plan)) as Plan & { format: string };
  const cases = testCasesOf(plan, modelOf(machine));
  return {
    ...plain,
    // The steps come last, as in the file, so that writing a plan again gives the same text.
    paths: plain.paths.map(({ steps, ...path }, index) => ({
      ...path,
      title: (cases[index]?.title ?? '').replace(/^\d+\. /, ''),
      tags: ['@flows', ...(cases[index]?.requirements ?? []).map((id) => `@${id}`)],
      steps,
    })),
  };
}
