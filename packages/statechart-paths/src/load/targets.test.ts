import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { plan } from '../plan/plan.ts';
import { type FileTarget, targetsInFile } from './targets.ts';

const file = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));

async function only(name: string, machine?: string): Promise<FileTarget> {
  const { targets } = await targetsInFile(file(name), machine ? { only: machine } : {});
  return targets[0] as FileTarget;
}

async function planned({ machine, cases, explored }: FileTarget) {
  const planned = await plan(machine, cases, explored ? { explored } : {});
  return { made: planned, divergences: await check(machine, cases, planned) };
}

test('TOOL-05 what a file imports may be missing, and nothing that it starts runs', async () => {
  const printed: unknown[] = [];
  const { log } = console;
  console.log = (...all: unknown[]) => printed.push(all);
  try {
    const { targets, others } = await targetsInFile(file('foreign/order.ts'));
    expect(targets.map(({ name }) => name)).toEqual(['order']);
    expect(others).toEqual(['payment']);
    const notices = targets[0]?.notices.join('\n');
    for (const missing of ['not-installed', './Badge.vue', './missing']) expect(notices).toContain(missing);
    expect(notices).toContain('waits at its top');
  } finally {
    console.log = log;
  }
  expect(printed).toEqual([]);
});

test('TOOL-02 payloads, input and outputs come from the types, and flip the guards that read them', async () => {
  const order = await only('foreign/order.ts');
  const { made, divergences } = await planned(order);
  expect({ uncovered: made.uncovered, divergences }).toEqual({ uncovered: [], divergences: [] });
  const placed = Object.values(order.cases.events).filter(({ type }) => type === 'order.placed');
  for (const event of placed)
    expect(event).toEqual({
      type: 'order.placed',
      order: expect.objectContaining({ id: expect.any(String), total: expect.any(Number) }),
    });
  const totals = placed.map((event) => (event as unknown as { order: { total: number } }).order.total);
  expect([totals.some((total) => total > 500), totals.some((total) => total <= 500)]).toEqual([true, true]);
});

test('TOOL-03 a counter and a log that decide nothing leave the model finite, one that is compared counts up to its mark', async () => {
  const order = await only('foreign/order.ts');
  expect(order.explored?.stopped).toBeNull();
  expect(order.notices.join('\n')).toMatch(/log, seen: nothing that decides reads them/);
  const { made } = await planned(order);
  const abandoned = made.paths.flatMap(({ steps }) => steps).find(({ to }) => to === 'abandoned');
  expect(abandoned?.transitions.some((id) => id.includes('isExhausted'))).toBe(true);
  const counter = await only('faulty.ts', 'counter');
  expect(counter.explored?.configurations.size).toBe(1);
});

test('payloads that no type describes are learnt from what is read of them', async () => {
  const { made, divergences } = await planned(await only('foreign/untyped.js'));
  expect({ uncovered: made.uncovered, divergences }).toEqual({ uncovered: [], divergences: [] });
});

test('a random number is a case of its own, and a real actor gets the same one', async () => {
  const { made, divergences } = await planned(await only('foreign/game.ts', 'dice'));
  expect({ uncovered: made.uncovered, divergences }).toEqual({ uncovered: [], divergences: [] });
});

test('history, wildcards, composed guards and a guard that nobody has written are covered', async () => {
  const player = await only('foreign/game.ts', 'player');
  const { made, divergences } = await planned(player);
  expect({ uncovered: made.uncovered, divergences }).toEqual({ uncovered: [], divergences: [] });
  expect(player.notices.join('\n')).toContain('hasTape is not implemented');
});

test('a machine that only a function makes is found', async () => {
  const target = await only('foreign/factory.ts');
  const { made } = await planned(target);
  expect([made.covered.length, made.uncovered]).toEqual([2, []]);
});

test('a guard that no payload opens is named with the reason', async () => {
  const { made } = await planned(await only('faulty.ts', 'sealed'));
  expect(made.reasons.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/condition “isTheCode” was asked \d+ times and never true/),
    expect.stringMatching(/condition “isTheKey” was asked \d+ times and never true/),
  ]);
});
