/** One test for each path: of the stored plans, or of the files that FLOWS_PLAN names. */
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { RunnablePlan, StoredPlan } from '../../scripts/flows/plans.ts';
import { root } from '../../server/start/root.ts';
import { expect } from '../support/journeys/story.ts';
import { isWhole } from '../support/journeys/whole.ts';
import { chartOf } from './chart.ts';
import { firstSeen, runPath, test } from './run.ts';

const stored = join(root, 'tests/flows/plans');
const storedFiles = () =>
  readdirSync(stored)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(stored, name));

for (const file of process.env.FLOWS_PLAN?.split(delimiter) ?? storedFiles()) {
  const plan = JSON.parse(readFileSync(file, 'utf8')) as RunnablePlan | StoredPlan;
  const { machine } = plan;
  test.describe(machine, () => {
    test.describe.configure({ mode: 'parallel' });
    // accessibility.test.ts has the pages and dialogs; each state of each is for a whole run, and for who runs a plan.
    const fresh = isWhole || process.env.FLOWS_PLAN ? firstSeen(plan.paths) : undefined;
    for (const path of plan.paths)
      test(`${path.id} ${path.title}`, { tag: path.tags }, runPath(machine, path, fresh?.get(path)));
    if ('leftOut' in plan && !process.env.FLOWS_PLAN)
      test('the stored plan leaves out just what no browser takes', async () => {
        expect(plan.leftOut).toEqual(Object.keys((await chartOf(machine)).pages.unreachable).sort());
      });
  });
}
