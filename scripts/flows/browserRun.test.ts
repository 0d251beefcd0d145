import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan } from 'statechart-paths';
import { type Target, targets } from 'statechart-paths/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorMachine } from '../../tests/fixtures/flows/door.ts';
import type { LedgerStep } from '../../tests/flows/ledger.ts';
import type { Attempt } from '../../tests/flows/reporter.ts';
import { partOf, toRun } from './browserPlan.ts';
import { failingStep, reportOf } from './outcomes.ts';
import type { RunnablePath, RunnablePlan } from './plans.ts';
import { goOn } from './replan.ts';
import { writeReport } from './report.ts';
import { ending } from './verbs/run.ts';

const out = mkdtempSync(join(tmpdir(), 'flows-'));
afterAll(() => rmSync(out, { recursive: true }));

let target: Target;
let suite: RunnablePlan;
beforeAll(async () => {
  [target] = (await targets(['tests/fixtures/flows/door.ts'])) as [Target];
  suite = toRun(target, await plan(doorMachine, target.cases, { maxSteps: 4 }));
});

/** An attempt as a browser makes it on the page of the fixture, where unlocking a bolt has no effect. */
function taken({ id, steps }: RunnablePath, retry = 0, isMended = false): Attempt {
  const broken = isMended ? -1 : steps.findIndex(({ from, label }) => from === 'bolted' && label !== '');
  const until = broken < 0 ? steps.length : broken + 1;
  const lines = steps.slice(0, until).map(
    (step, index): LedgerStep => ({
      ...{ number: index + 1, label: step.label, id: step.id, transitions: step.transitions },
      ...{ means: 'real', passed: index !== broken, milliseconds: 100 },
      ...(index === broken ? { message: 'expected “locked”' } : {}),
    }),
  );
  const passed = broken < 0;
  return {
    ...{ machine: suite.machine, path: id, repeat: 0, retry, passed, milliseconds: 100 * until },
    message: passed ? null : 'expected “locked”\n\nCall log: …',
    ledger: { machine: suite.machine, path: id, input: 'a shut door', steps: lines },
  };
}

test('a path is passed, failed, or flaky where it passed on a retry only, and the run ends accordingly', () => {
  const broken = suite.paths.find(({ steps }) => steps.some(({ from }) => from === 'bolted')) as RunnablePath;
  const others = suite.paths.filter((path) => path !== broken).map((path) => taken(path));
  const statuses = (attempts: Attempt[]) => {
    const report = reportOf(suite, [...others, ...attempts]);
    const { status, attempts: count } = report.paths.find(({ id }) => id === broken.id) ?? {};
    return [status, count, ending([report], 0), ending([report], 1)];
  };
  expect(statuses([taken(broken, 0, true)])).toEqual(['passed', 1, 0, 0]);
  expect(statuses([taken(broken, 0), taken(broken, 1, true)])).toEqual(['flaky', 2, 6, 0]);
  expect(statuses([taken(broken, 0), taken(broken, 1)])).toEqual(['failed', 2, 1, 1]);
  expect(statuses([])).toEqual(['failed', 0, 1, 1]);
});

test('the parts of a plan are the whole plan, each path once', () => {
  const parts = [1, 2, 3].map((part) => partOf(suite, { part, of: 3 }).paths.map(({ id }) => id));
  expect(parts.flat().toSorted()).toEqual(suite.paths.map(({ id }) => id).toSorted());
  expect(partOf(suite, { part: 1, of: 1 })).toEqual(suite);
});

test('after a failure the rest is planned again without the failing step, and one page shows it', async () => {
  const take = async (planned: RunnablePlan) =>
    reportOf(
      planned,
      planned.paths.map((path) => taken(path)),
    );
  const messages: string[] = [];
  const io = { out: () => {}, err: (text: string) => messages.push(text), progress: () => {} };
  const first = await take(toRun(target, await plan(doorMachine, target.cases)));
  expect(first.paths.map((path) => failingStep(path)?.number)).toEqual([3]);

  const report = await goOn(target, first, { names: [], options: {} }, io, take);
  expect(report.paths.slice(1).map(failingStep)).toEqual([null]);
  expect([...new Set(report.paths.flatMap(({ covered }) => covered))].toSorted()).toEqual(
    report.covered.filter((id) => id !== 'bolted|unlocked||locked').toSorted(),
  );
  expect([report.rounds, messages]).toEqual([2, ['door: planned again without what failed, round 2.']]);

  const files = await writeReport(out, [target], [report]);
  expect(files.map((file) => file.slice(out.length + 1))).toEqual([
    'results.json',
    'junit.xml',
    'report.html',
    'door.svg',
  ]);
  const page = readFileSync(join(out, 'report.html'), 'utf8');
  expect(page.match(/class="flow-arrow[^"]*is-failed|is-failed"/g)?.length).toBeGreaterThan(0);
  expect(page).not.toMatch(/<script|<link|src=|url\((?!data:font\/woff2;base64,)|@import/);
  expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('tests="2" failures="1"');
});
