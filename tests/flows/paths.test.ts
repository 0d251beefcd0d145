/** One test for each path: of the stored plans, or of the files that FLOWS_PLAN names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../../server/root.ts';
import type { PlannedPath } from '../../src/flows/plan/plan.ts';
import { runPath, test } from './run.ts';

/** As the runner wants it: `machine` is a name, or the path of a file. */
interface PlanToRun {
  machine: string;
  paths: (PlannedPath & { title: string; tags: string[] })[];
}

const stored = join(root, 'tests/flows/plans');
const files =
  process.env.FLOWS_PLAN?.split(delimiter) ??
  (existsSync(stored) ? readdirSync(stored).filter((name) => name.endsWith('.json')) : []).map((name) =>
    join(stored, name),
  );

for (const file of files) {
  const { machine, paths } = JSON.parse(readFileSync(file, 'utf8')) as PlanToRun;
  test.describe(machine, () => {
    test.describe.configure({ mode: 'parallel' });
    for (const path of paths) test(`${path.id} ${path.title}`, { tag: path.tags }, runPath(machine, path));
  });
}
