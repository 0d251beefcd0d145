import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runFlows } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'statechart-cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function called(...args: string[]) {
  const output = { out: '', err: '' };
  const code = await runFlows(args, {
    out: (text) => {
      output.out += `${text}\n`;
    },
    err: (text) => {
      output.err += `${text}\n`;
    },
    progress: () => {},
  });
  return { code, ...output };
}

const machine = (cases: string) => `import { setup } from 'xstate';
${cases}
export const doorMachine = setup({
  types: { events: {} as { type: 'knocked'; times: number } },
  guards: { isLoud: ({ event }) => event.times > 4 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { knocked: { guard: 'isLoud', target: 'open' } } }, open: {} },
});
`;

test('TOOL-02 derived cases are saved as a file, and once edited and exported they are what is explored', async () => {
  const file = join(folder, 'door.ts');
  writeFileSync(file, machine(''));
  expect(await called('cases', file, '--write')).toMatchObject({ code: 0 });
  const saved = join(folder, 'door.cases.ts');
  const text = readFileSync(saved, 'utf8');
  expect(text).toContain('times: 5,');
  expect(await called('cases', file, '--write')).toMatchObject({ code: 7 });
  writeFileSync(file, machine("export { cases } from './door.cases.ts';"));
  const own = JSON.parse((await called('plan', file, '--json')).out) as { uncovered: string[] };
  expect(own.uncovered).toEqual([]);
  writeFileSync(saved, text.replaceAll('times: 5,', 'times: 3,'));
  const edited = await called('plan', file, '--json');
  expect([edited.code, (JSON.parse(edited.out) as { uncovered: string[] }).uncovered]).toEqual([
    3,
    ['shut|knocked|isLoud|open'],
  ]);
});

test('TOOL-04 what no case takes comes first, each with its reason', async () => {
  const file = join(folder, 'gate.ts');
  writeFileSync(
    file,
    `import { createMachine } from 'xstate';
export const gateMachine = createMachine({
  id: 'gate',
  initial: 'shut',
  states: { shut: { on: { opened: [{ target: 'open' }, { target: 'bolted' }] } }, open: {}, bolted: { on: { freed: 'shut' } } },
});
`,
  );
  const { code, out } = await called('plan', file);
  expect([code, out.split('\n').slice(0, 3)]).toEqual([
    3,
    [
      '✗ gate: Leaves 2 of 3 uncovered: no case reaches them.',
      '  shut|opened||bolted: another transition of the same event comes first and has no condition',
      '  bolted|freed||shut: its state bolted is never reached',
    ],
  ]);
});

test('a file outside of any project is planned with the xstate of this one, and a line says so', async () => {
  const file = join(folder, 'alone.ts');
  writeFileSync(file, machine(''));
  const { code, err } = await called('plan', file);
  expect([code, err.split('\n').filter((line) => line.includes('xstate'))]).toEqual([
    0,
    ['door: xstate is not installed for this file: that of this project is used.'],
  ]);
  expect((await called('plan', 'packages/statechart-paths/fixtures/lift.ts')).err).not.toContain('xstate');
});

test('two files are compared', async () => {
  const [before, after] = ['before.ts', 'after.ts'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(before, machine(''));
  writeFileSync(
    after,
    machine('').replace("target: 'open' }", "target: 'ajar' }").replace('open: {}', 'ajar: {}'),
  );
  const { code, out } = await called('diff', before, after);
  expect([code, out]).toEqual([0, expect.stringContaining('added state ajar')]);
});

test('charts that count have a plan of every transition, which says how the count was taken together', async () => {
  const counters = join(import.meta.dirname, '../../fixtures/counters.ts');
  const { code, out, err } = await called('plan', counters);
  expect([code, out.match(/Covered \d+ of \d+/g)]).toEqual([0, ['Covered 4 of 4', 'Covered 5 of 5']]);
  expect(err).toMatch(/circular: Left out of the context or taken together: n: /);
  expect(err).toMatch(/counting: Left out of the context or taken together: chosen: /);
  expect(err).not.toMatch(/stopped|gave up/);
});
