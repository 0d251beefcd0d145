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

const roomsFile = () => {
  const file = join(folder, 'rooms.ts');
  writeFileSync(
    file,
    `import { createMachine } from 'xstate';
export const roomsMachine = createMachine({
  id: 'rooms',
  initial: 'hall',
  states: { hall: { on: { left: 'garden', climbed: 'attic' } }, garden: {}, attic: {} },
});
`,
  );
  return file;
};

const [left, climbed] = ['hall|left||garden', 'hall|climbed||attic'];

async function counts(file: string, change: (counts: Record<string, unknown>) => unknown) {
  const { hash } = JSON.parse((await called('plan', file, '--json')).out) as { hash: string };
  const none = { hash, transitions: { [left]: 0, [climbed]: 0 }, states: { hall: 0, garden: 0, attic: 0 } };
  const counted = join(folder, 'coverage.json');
  writeFileSync(
    counted,
    JSON.stringify({ savedAt: '2026-11-28T09:00:00.000Z', machines: { rooms: change(none) } }),
  );
  return counted;
}

test('TOOL-07 --given plans what the counted tests leave; steps that a plan made are not given', async () => {
  const file = roomsFile();
  const tested = await counts(file, (none) => ({ ...none, transitions: { [left]: 3, [climbed]: 0 } }));
  const rest = JSON.parse((await called('plan', file, '--given', tested, '--json')).out);
  expect([rest.given, rest.covered, rest.paths.length]).toEqual([[left], [climbed], 1]);
  const planned = await counts(file, (none) => ({
    ...none,
    transitions: { [left]: 3, [climbed]: 8 },
    unplanned: { transitions: { [left]: 1 }, states: {} },
  }));
  expect(JSON.parse((await called('plan', file, '--given', planned, '--json')).out).given).toEqual([left]);
  const whole = await counts(file, (none) => ({ ...none, transitions: { [left]: 1, [climbed]: 1 } }));
  expect(await called('plan', file, '--given', whole)).toEqual({
    code: 0,
    out: 'rooms: Nothing is left of transitions: other tests cover all 2.\nBound 0. 3 configurations. Covered 0 of 0.\n',
    err: expect.any(String),
  });
});

test('counts that say nothing about the machine, or about what is asked, are named', async () => {
  const file = roomsFile();
  const older = await counts(file, (none) => ({ ...none, hash: 'older', transitions: { [left]: 3 } }));
  const { code, out, err } = await called('plan', file, '--given', older, '--json');
  expect([code, JSON.parse(out).given]).toEqual([0, []]);
  expect(err).toContain(`rooms: the counts in ${older} are of another version, so everything is planned.`);
  for (const [cover, ending] of [
    ['edges', 2],
    ['pairs', 2],
    ['guards', 2],
    ['states', 0],
  ] as const)
    expect([cover, (await called('plan', file, '--given', older, '--cover', cover)).code]).toEqual([
      cover,
      ending,
    ]);
  writeFileSync(older, '{}');
  expect((await called('plan', file, '--given', older)).code).toBe(7);
  expect((await called('plan', file, '--given', join(folder, 'none.json'))).code).toBe(7);
});
