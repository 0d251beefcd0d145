import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counted, modelOf } from 'statechart-paths';
import { runFlows } from '../../scripts/flows/cli.ts';
import type { StoredPlan } from '../../scripts/flows/plans.ts';
import { root } from '../../server/process/root.ts';
import { companyRoutingMachine } from '../../src/machines/companyRouting.ts';
import { expect } from '../support/journeys/story.ts';
import { runPath, test } from './run.ts';

const name = 'companyRouting';
const { paths } = JSON.parse(
  readFileSync(join(root, 'tests/flows/plans', `${name}.json`), 'utf8'),
) as StoredPlan;
const [path] = paths;

/** What this path alone added. */
function since(before: Counted, now: Counted): Counted {
  const less = (part: 'transitions' | 'states') =>
    Object.fromEntries(
      Object.entries(now.machines[name]?.[part] ?? {}).map(([key, count]) => [
        key,
        count - (before.machines[name]?.[part][key] ?? 0),
      ]),
    );
  const hash = now.machines[name]?.hash ?? '';
  return { ...now, machines: { [name]: { hash, transitions: less('transitions'), states: less('states') } } };
}

async function reported(folder: string) {
  let output = '';
  const code = await runFlows(['cover', name, '--json', '--from', folder], {
    out: (text) => {
      output += text;
    },
    err: () => {},
    progress: () => {},
  });
  expect(code).toBe(0);
  const [{ transitions, states }] = JSON.parse(output);
  return [transitions.covered, states.covered];
}

test('FLOW-03 a generated path runs in the browser against the real server, and the report says which states and transitions were covered', async ({
  page,
  context,
  server,
  people,
  watched,
  tenant,
  counting,
}, info) => {
  if (!path) throw new Error(`Nothing is planned for ${name}`);
  const before = await counting.counted(context);
  await runPath(name, path)({ page, server, people, watched, tenant, counting }, info);
  const folder = info.outputPath('counts');
  mkdirSync(folder, { recursive: true });
  const counted = since(before, await counting.counted(context));
  writeFileSync(join(folder, '1.json'), JSON.stringify(counted));
  const { transitions } = modelOf(companyRoutingMachine);
  expect(await reported(folder)).toEqual([
    transitions.filter(({ targets }) => targets.includes(String(path.start))).map(({ id }) => id),
    ['deciding', path.start],
  ]);
});
