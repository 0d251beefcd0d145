import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadMachines } from './load.ts';
import { targetsInFile } from './targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'statechart-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = (function* () {
  for (let count = 1; ; count += 1) yield `chart${count}.ts`;
})();

function written(text: string, name: string = names.next().value): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const failureOf = (file: string) =>
  targetsInFile(file).then(
    () => 'it loads',
    (error: Error) => error.message.replaceAll(/\S*\/statechart-load-[^/]+\//g, ''),
  );

test('a browser without anything stored decides where a machine starts', async () => {
  const reads = [
    "localStorage.getItem('token')",
    'sessionStorage.token',
    "window.localStorage.getItem('token')",
    "globalThis.sessionStorage.getItem('token')",
    "'token' in localStorage",
    'localStorage.length > 0',
    "JSON.parse(localStorage.getItem('session')!)?.token",
    "JSON.parse(readFileSync('session.json', 'utf8'))",
    "document.cookie.includes('token=')",
    "new URLSearchParams(window.location.search).get('token')",
    'location.hash',
    'history.state',
    "matchMedia('(prefers-color-scheme: dark)').matches",
    "cookies.get('token')",
    "existsSync('session.json')",
  ];
  const { exports } = await loadMachines(
    written(`import { existsSync, readFileSync } from 'node:fs';
import cookies from 'js-cookie-that-is-not-installed';
import { createMachine } from 'xstate';
localStorage.setItem('token', 'forgotten');
export const doorMachine = createMachine({});
export const answers = [${reads.map((read) => `Boolean(${read})`).join(', ')}];
export const isStillOpen = navigator.onLine && typeof document.querySelector('main') === 'function';
`),
  );
  const answers = exports.answers as boolean[];
  expect(reads.filter((_, index) => answers[index] !== false)).toEqual([]);
  expect(exports.isStillOpen).toBe(true);
});

test('a file that does not load says what is wrong, and where', async () => {
  const open = written(
    "import { createMachine } from 'xstate';\nexport const m = createMachine({ id: 'm' };\n",
  );
  expect(await failureOf(open)).toBe(`${basename(open)}:2:43: Expected ")" but found ";"`);
  const first = written('export const m = ;');
  expect(await failureOf(first)).toBe(`${basename(first)}:1:18: Unexpected ";"`);
  const imported = written('export const limit: number = ;', 'limits.ts');
  expect(await failureOf(written("import './limits.ts';\nexport const m = 1;"))).toBe(
    `${basename(imported)}:1:30: Unexpected ";"`,
  );
  const thrown = written(`import { createMachine } from 'xstate';

const limits = undefined as unknown as { most: number };
export const m = createMachine({ context: { most: limits.most } });
`);
  expect(await failureOf(thrown)).toBe(
    `${basename(thrown)}:4: TypeError: Cannot read properties of undefined (reading 'most')`,
  );
  const target = written(`import { createMachine } from 'xstate';
export const m = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'nowhere' } } } });
`);
  expect(await failureOf(target)).toMatch(
    new RegExp(`^${basename(target)}:2: Invalid transition definition for state node 'm.a': .*nowhere`),
  );
});

test('what only XState 4 understands is named, and not planned', async () => {
  const chart = (states: string) =>
    written(`import { createMachine } from 'xstate';
export const pay = createMachine({ id: 'pay', initial: 'asks', states: { ${states} } } as never);
`);
  const conditional = chart("asks: { on: { BUY: { target: 'bought', cond: 'hasMoney' } } }, bought: {}");
  expect(await failureOf(conditional)).toBe(
    'it is written for XState 4 (asks.on.BUY: `cond`, in XState 5 `guard`). XState 5 would ignore or misread that, so nothing is planned: migrate it first, by https://stately.ai/docs/migration',
  );
  const older = [
    "import { Machine } from 'xstate';\nexport const pay = Machine({});",
    "import { createMachine, send } from 'xstate';\nexport const pay = createMachine({ entry: send('BUY') });",
    "import { actions, createMachine } from 'xstate';\nconst { assign } = actions;\nexport const pay = createMachine({ entry: assign({}) });",
    "import { createModel } from 'xstate/lib/model';\nexport const pay = createModel({}).createMachine({});",
    "import { createMachine } from 'xstate';\nexport const pay = createMachine({}).withContext({ age: 15 });",
    "import { createMachine } from 'xstate';\nexport const pay = createMachine({}, { services: { charge: () => Promise.resolve() } } as never);",
  ];
  for (const text of older)
    expect([text, await failureOf(written(text))]).toEqual([
      text,
      expect.stringContaining('it is written for XState 4'),
    ]);
});

test('machines in properties are named by them', async () => {
  const { machines, others } = await loadMachines(
    written(`import { createMachine } from 'xstate';
class Session {
  static shared = createMachine({ id: 'shared' });
  machine = createMachine({ id: 'session' });
  inner = { doorMachine: createMachine({}) };
  #hidden = createMachine({ id: 'hidden' });
}
export const session = new Session();
export { Session };
export const mainMachine = createMachine({ id: 'main' });
`),
  );
  expect(machines.map(({ name }) => name)).toEqual(['main']);
  expect(others.map(({ name }) => name)).toEqual([
    'Session.shared',
    'session.machine',
    'session.inner.door',
    'hidden',
  ]);
  const alone = await loadMachines(
    written(`import { createMachine } from 'xstate';
export class Lift {
  private machine;
  constructor(private store: { floor: number }) { this.machine = this.make(); }
  private make() { return createMachine({ context: { floor: this.store.floor } }); }
}
`),
  );
  expect(alone.machines.map(({ name }) => name)).toEqual(['Lift.machine']);
  const record = await loadMachines(
    written(`import { createMachine } from 'xstate';
export const machines = { door: createMachine({}), gates: [createMachine({})] };
`),
  );
  expect(record.machines.map(({ name }) => name)).toEqual(['machines.door', 'machines.gates.0']);
});
