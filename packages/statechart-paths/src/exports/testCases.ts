// A plan as test cases in plain language, from which every document of a plan is written.
import type { StateValue } from 'xstate';
import { type FlowModel, leavesOf } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlannedPath, PlannedStep } from '../plan/planned.ts';
import { callName, sentenceOf } from '../words.ts';

export interface TestStep {
  number: number;
  action: string;
  expected: string;
  requirements: string[];
}

export interface TestCase {
  id: string;
  title: string;
  preconditions: string;
  steps: TestStep[];
  requirements: string[];
}

/** For example “Underway › Upload CV › Choosing”; parallel parts are joined by “and”. A machine without states is named. */
export function stateWords(value: StateValue, { name }: FlowModel): string {
  const leaves = leavesOf(value).map((path) => path.split('.').map(sentenceOf).join(' › '));
  return leaves.length > 0 ? leaves.join(' and ') : sentenceOf(name);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function actionWords({ label, event, refused, wait }: PlannedStep, model: FlowModel): string {
  const port = /^xstate\.(?:done|error|snapshot)\.actor\.(.+)$/.exec(event.type)?.[1];
  if (wait !== undefined) return capitalised(label);
  if (port !== undefined && label.startsWith(`${port}: `))
    return outcomeWords(callName(port, model), label.slice(port.length + 2));
  return refused ? `Tries: ${label}` : capitalised(label);
}

const plainOutcomes = { ok: 'succeeds', error: 'fails', emits: 'emits' };

// Outcomes that only say how the call ends become a verb; an outcome with a name of its own keeps it.
function outcomeWords(call: string, outcome: string): string {
  const [, plain, more = ''] = /^(ok|error|emits)( \(.+)?$/s.exec(outcome) ?? [];
  return plain ? `${call} ${plainOutcomes[plain as 'ok']}${more}` : `“${call}” answers: ${outcome}`;
}

/** The label of a step, with the name of the call where the label begins with its id. */
export function labelWords(label: string, model: FlowModel): string {
  const ids = model.states.flatMap(({ invokes }) => invokes.map(({ id }) => id));
  const port = ids.find((id) => label.startsWith(`${id}: `));
  return port === undefined ? label : outcomeWords(callName(port, model), label.slice(port.length + 2));
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the suite leaves uncovered, to be stated first; null when it covers everything requested. */
export function shortfallOf({ criterion, covered, given, uncovered }: Plan): string | null {
  const all = covered.length + uncovered.length;
  if (all === 0 && given.length > 0) return null;
  if (all === 0) return `Covers nothing: there is nothing to cover by ${criterion}.`;
  if (covered.length === 0) return `Covers nothing: no case reaches any of the ${all} asked for.`;
  return uncovered.length > 0
    ? `Leaves ${uncovered.length} of ${all} uncovered: no case reaches them.`
    : null;
}

export const summaryOf = (plan: Plan): string => {
  const { criterion, cost, resetCost, paths, covered, given, uncovered } = plan;
  if (given.length > 0 && covered.length + uncovered.length === 0)
    return `Nothing is left of ${criterion}: other tests cover all ${given.length}.`;
  const what = given.length > 0 ? `what other tests leave of ${criterion}` : criterion;
  if (paths.length === 0) return `Covers nothing of ${what}: there is no path.`;
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return `Covers ${what}: ${counted(paths.length, 'path')}, ${counted(steps, 'step')}, cost ${cost} with ${resetCost} for each fresh start, ${verdictOf(plan)}.`;
};

function verdictOf({ cost, bound, proven, stopped, uncovered }: Plan): string {
  if (proven) return `proven optimal${uncovered.length > 0 ? ' for what can be reached' : ''}`;
  const part = stopped ? `; only a part was explored (${stopped})` : '';
  if (cost <= bound) return stopped ? `proven optimal for what was explored${part}` : 'at the bound';
  if (bound === 0) return `without a bound${part}`;
  const gap = ((cost - bound) / bound) * 100;
  const percent =
    gap < 0.1 ? 'less than 0.1' : `at most ${gap.toLocaleString('en-GB', { maximumFractionDigits: 1 })}`;
  return `${percent} % above the bound ${bound}${part}`;
}

export function testCasesOf(plan: Plan, model: FlowModel): TestCase[] {
  const served = requirementsOf(model);
  const ofState = requirementsOfStates(model);
  const atStart = ({ start }: PlannedPath) =>
    leavesOf(start).flatMap((leaf) =>
      leaf.split('.').flatMap((_, depth, keys) => ofState.get(keys.slice(0, depth + 1).join('.')) ?? []),
    );
  return plan.paths.map((path, index) => testCaseOf(path, index, model, served, atStart(path)));
}

function testCaseOf(
  path: PlannedPath,
  index: number,
  model: FlowModel,
  served: Map<string, string[]>,
  atStart: string[],
): TestCase {
  const steps = path.steps.map(
    (step, at): TestStep => ({
      number: at + 1,
      action: actionWords(step, model),
      expected: `${step.refused ? 'Nothing changes: ' : ''}${stateWords(step.to, model)}`,
      requirements: distinct(step.transitions.flatMap((id) => served.get(id) ?? [])),
    }),
  );
  const end = path.steps.at(-1)?.to ?? path.start;
  return {
    id: path.id,
    title: `${index + 1}. From “${path.input}” to ${stateWords(end, model)}`,
    preconditions: `Fresh start “${path.input}”: ${stateWords(path.start, model)}`,
    steps,
    requirements: distinct([...atStart, ...steps.flatMap(({ requirements }) => requirements)]),
  };
}

const distinct = (items: string[]) => [...new Set(items)];

const requirementsOfStates = ({ states }: FlowModel) =>
  new Map(states.map(({ path, requirements }) => [path, requirements]));

// Keyed by transition: its own requirements and those of the states it leads to.
function requirementsOf(model: FlowModel): Map<string, string[]> {
  const ofState = requirementsOfStates(model);
  return new Map(
    model.transitions.map(({ id, requirements, targets, stays }) => [
      id,
      [...requirements, ...(stays ? [] : targets.flatMap((path) => ofState.get(path) ?? []))],
    ]),
  );
}
