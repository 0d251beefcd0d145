/** The result of each path of a plan in the browser, from all its attempts. */
import { counted, type PlannedStep } from 'statechart-paths';
import type { LedgerStep, Means } from '../../tests/flows/ledger.ts';
import type { Attempt } from '../../tests/flows/reporter.ts';
import type { RunnablePath, RunnablePlan } from './plans.ts';

export interface PathOutcome {
  id: string;
  title: string;
  input: string;
  /** `flaky`: passed only on a retry. */
  status: 'passed' | 'failed' | 'flaky';
  attempts: number;
  milliseconds: number;
  steps: LedgerStep[];
  covered: string[];
  message: string | null;
  path: RunnablePath;
}

export interface MachineReport extends Omit<RunnablePlan, 'paths'> {
  /** More than one if the rest was planned again after a failure. */
  rounds: number;
  paths: PathOutcome[];
}

export function reportOf({ paths, ...plan }: RunnablePlan, attempts: Attempt[]): MachineReport {
  return {
    ...plan,
    rounds: 1,
    paths: paths.map((path) => outcomeOf(path, attemptsAt(plan.machine, path, attempts))),
  };
}

const attemptsAt = (machine: string, { id }: RunnablePath, attempts: Attempt[]) =>
  attempts.filter((attempt) => attempt.machine === machine && attempt.path === id);

/** Each repetition of a path counts separately. */
export function outcomesOf({ machine, paths }: RunnablePlan, attempts: Attempt[]): PathOutcome[] {
  return paths.flatMap((path) => {
    const all = attemptsAt(machine, path, attempts);
    const repeats = [...new Set(all.map(({ repeat }) => repeat))];
    return repeats.map((repeat) =>
      outcomeOf(
        path,
        all.filter((attempt) => attempt.repeat === repeat),
      ),
    );
  });
}

function outcomeOf(path: RunnablePath, attempts: Attempt[]): PathOutcome {
  const last = attempts.toSorted((a, b) => a.retry - b.retry).at(-1);
  const steps = last?.ledger?.steps ?? [];
  return {
    id: path.id,
    title: path.title,
    input: path.input,
    status: last?.passed ? (attempts.length > 1 ? 'flaky' : 'passed') : 'failed',
    attempts: attempts.length,
    milliseconds: attempts.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    steps,
    covered: [...new Set(steps.filter(({ passed }) => passed).flatMap(({ transitions }) => transitions))],
    message: last ? last.message : 'It was not taken.',
    path,
  };
}

/** Where a path failed: in a step, or at its start; null where it failed outside its steps. */
export function failingStep({
  status,
  steps,
  path,
}: PathOutcome): { input: string; number: number; step: PlannedStep | null } | null {
  const failed = status === 'failed' ? steps.find(({ passed }) => !passed) : undefined;
  if (!failed) return null;
  return { input: path.input, number: failed.number, step: path.steps[failed.number - 1] ?? null };
}

const meansOf = (paths: PathOutcome[]) => {
  const steps = paths.flatMap((path) => path.steps);
  const count = (means: Means) => steps.filter((step) => step.means === means).length;
  return `${count('seeded')} seeded, ${count('faulted')} faulted, ${count('real')} real`;
};

/** The message without Playwright's call log. */
const shortly = (message: string) =>
  message
    .split(/\n\s*(?:Call log:|\s+at )/)[0]
    ?.trimEnd()
    .split('\n')
    .slice(0, 12) ?? [];

export function sayReport({ machine, paths, rounds, uncovered }: MachineReport): string {
  const failed = paths.filter(({ status }) => status === 'failed');
  const flaky = paths.filter(({ status }) => status === 'flaky');
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const lines = [
    `${failed.length === 0 ? '✓' : '✗'} ${machine}: ${counted(paths.length, 'path')}, ${failed.length} failed, ${flaky.length} flaky; ${counted(steps, 'step')}: ${meansOf(paths)}${rounds > 1 ? `; planned ${rounds} times` : ''}`,
  ];
  for (const path of failed) lines.push(...sayFailure(path));
  for (const { id, title } of flaky) lines.push(`    path ${id} passed on a retry only: ${title}`);
  if (uncovered.length > 0) lines.push(`    in no path: ${uncovered.join(', ')}`);
  return lines.join('\n');
}

export function sayFailure(path: PathOutcome): string[] {
  const failing = failingStep(path);
  const where = failing
    ? failing.step
      ? `step ${failing.number} “${failing.step.label}”`
      : 'the start'
    : 'a point outside its steps';
  const why = (failing && path.steps.find(({ passed }) => !passed)?.message) ?? path.message ?? '';
  return [
    `    path ${path.id} failed at ${where}: ${path.title}`,
    ...shortly(why).map((line) => `      ${line}`),
    ...(failing?.step ? [`      Shrink it: npm run flows -- shrink ${path.id}`] : []),
  ];
}
