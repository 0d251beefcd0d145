import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { loadFacts } from './flowFacts.ts';
import { loadFlows } from './library.ts';

test('every chart in the folder is found, with a drawing for each level that is not stale', async () => {
  const flows = await loadFlows();
  expect(flows.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(flows.map(({ model }) => model.name))].toSorted(),
  );
  expect(flows.length).toBeGreaterThan(0);
  for (const { name, layouts } of flows)
    expect([name, Object.keys(layouts)]).toEqual([name, ['overview', 'product', 'all']]);
});

test('the requirements read as YAML reads them', async () => {
  const file = new URL('../../../docs/requirements.yaml', import.meta.url);
  const groups = load(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string | { text: string }>
  >;
  const quoted = Object.values(groups).flatMap((group) =>
    Object.entries(group).map(([id, requirement]) => [
      id,
      typeof requirement === 'string' ? requirement : requirement.text,
    ]),
  );
  expect([...(await loadFacts()).requirements]).toEqual(quoted);
});
