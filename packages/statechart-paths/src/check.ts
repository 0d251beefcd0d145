// Replays a plan on real actors and reports each step that ends in another state than the plan says.
import type { AnyStateMachine, StateValue } from 'xstate';
import type { FlowCases } from './cases.ts';
import type { Plan } from './plan/plan.ts';
import type { PlannedPath } from './plan/planned.ts';
import { replay } from './replay.ts';

export interface Divergence {
  path: string;
  /** Counted from 1; 0 is the start, null an error thrown while replaying. */
  step: number | null;
  label: string;
  expected: StateValue | null;
  found: StateValue | null;
  message: string;
}

export async function check(
  machine: AnyStateMachine,
  cases: FlowCases,
  { paths }: Plan,
  onProgress?: (done: number) => void,
): Promise<Divergence[]> {
  const divergences: Divergence[] = [];
  for (const [index, path] of paths.entries()) {
    const divergence = await checkPath(machine, cases, path);
    if (divergence) divergences.push(divergence);
    onProgress?.(index + 1);
  }
  return divergences;
}

/** Sorts the keys, because parallel states list theirs in chart order. */
export const canonical = (value: StateValue | undefined): string =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

async function checkPath(
  machine: AnyStateMachine,
  cases: FlowCases,
  path: PlannedPath,
): Promise<Divergence | null> {
  let actual: StateValue[];
  try {
    actual = await replay(machine, cases, path);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { path: path.id, step: null, label: path.input, expected: null, found: null, message };
  }
  const expected = [path.start, ...path.steps.map(({ to }) => to)];
  const at = expected.findIndex((value, index) => canonical(value) !== canonical(actual[index]));
  if (at < 0) return null;
  return {
    path: path.id,
    step: at,
    label: at === 0 ? path.input : (path.steps[at - 1]?.label ?? ''),
    expected: expected[at] ?? null,
    found: actual[at] ?? null,
    message: '',
  };
}
