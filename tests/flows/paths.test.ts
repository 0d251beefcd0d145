/**
 * A test for each path of the stored plans, or of the files that FLOWS_PLAN names. A usual run takes the plans of what the
 * other tests leave, a whole run all. The paths of a chart that end where they start share one test, but in a whole run and
 * where a plan is named.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { leavesOf } from 'statechart-paths';
import { assertedStates, folderOf, type RunnablePlan, type StoredPlan } from '../../scripts/flows/plans.ts';
import { expect } from '../support/journeys/story.ts';
import { isWhole } from '../support/journeys/whole.ts';
import { chartOf } from './chart.ts';
import { newStates, runPath, runStarts, test, titleOf } from './run.ts';

const stored = folderOf(isWhole ? 'whole' : 'rest');
const storedFiles = () =>
  readdirSync(stored)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(stored, name));

const areApart = isWhole || Boolean(process.env.FLOWS_PLAN);

for (const file of process.env.FLOWS_PLAN?.split(delimiter) ?? storedFiles()) {
  const plan = JSON.parse(readFileSync(file, 'utf8')) as RunnablePlan | StoredPlan;
  const { machine } = plan;
  test.describe(machine, () => {
    test.describe.configure({ mode: 'parallel' });
    // accessibility.test.ts has the pages and dialogs; each state of each is for a whole run, and for who runs a plan.
    const fresh = areApart ? newStates(plan.paths) : undefined;
    const starts = areApart ? [] : plan.paths.filter(({ steps }) => steps.length === 0);
    if (starts.length > 0) {
      const tags = [...new Set(starts.flatMap((path) => path.tags))];
      test(`${starts.length} paths that end where they start`, { tag: tags }, runStarts(machine, starts));
    }
    for (const path of plan.paths.filter((path) => !starts.includes(path)))
      test(titleOf(path), { tag: path.tags }, runPath(machine, path, fresh?.get(path)));
    if ('leftOut' in plan && !process.env.FLOWS_PLAN)
      test('the stored plan leaves out just what no browser takes, and visits what a page model looks at', async () => {
        const { pages } = await chartOf(machine);
        const visited = plan.paths.flatMap(({ start, steps }) => [start, ...steps.map(({ to }) => to)]);
        expect(plan.leftOut).toEqual(Object.keys(pages.unreachable).sort());
        expect([...new Set(visited.flatMap((state) => leavesOf(state)))].sort()).toEqual(
          expect.arrayContaining(assertedStates(pages)),
        );
      });
  });
}
