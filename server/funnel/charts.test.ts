import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { root } from '../process/root.ts';
import { charts, funnelMachines } from './charts.ts';

test('every chart of the product is counted, and nothing else', async () => {
  const folder = join(root, 'src/machines');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const exported = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<object>));
  const existing = exported
    .flatMap((file) => Object.values(file))
    .filter((value) => value instanceof StateMachine);
  expect(existing.map(({ id }) => id).sort()).toEqual(funnelMachines.map(({ id }) => id).sort());
});

test('a chart is known by its innermost states, its ends and the events it declares', () => {
  const { states, ...rest } = charts.get('companyRouting')!;
  const places = [...rest.leaves].filter((state) => state !== 'deciding');
  expect({ ...rest, states }).toEqual({
    id: 'companyRouting',
    states: ['deciding', ...places],
    leaves: new Set(['deciding', ...places]),
    ends: new Set(places),
    events: new Set(['', 'xstate.init']),
  });
  expect(charts.get('onboarding')!.leaves.has('underway.screen.uploadCv')).toBe(false);
});
