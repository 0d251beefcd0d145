import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, modelOf, nothingOf } from 'statechart-paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyRoutingMachine } from '../../src/machines/companyRouting.ts';
import { onboardingMachine } from '../../src/machines/onboarding.ts';
import { pages } from '../../tests/flows/pages/onboarding.ts';
import { runFlows } from './cli.ts';

const routing = modelOf(companyRoutingMachine);
const onboarding = modelOf(onboardingMachine);
const reasons = pages.overtaken ?? {};
const excused = Object.keys(reasons);
const last = 'deciding|always||recruiterHome';

/** All transitions and states with this count, except some with 0. */
function countsOf(model: typeof routing, times: number, ...not: string[]): Counts {
  const none = nothingOf(model);
  const all = (counts: Record<string, number>) =>
    Object.fromEntries(Object.keys(counts).map((key) => [key, not.includes(key) ? 0 : times]));
  return { ...none, transitions: all(none.transitions), states: all(none.states) };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cover-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const leave = (name: string, machines: unknown, savedAt = '2026-11-20T09:00:00.000Z') =>
  writeFileSync(join(folder, name), JSON.stringify({ savedAt, machines }));

async function cover(...args: string[]) {
  const output = { out: '', err: '' };
  const code = await runFlows(['cover', ...args, '--from', folder], {
    out: (text) => {
      output.out += `${text}\n`;
    },
    err: (text) => {
      output.err += `${text}\n`;
    },
    progress: () => {},
  });
  expect(output.out + output.err).not.toMatch(/\n\s+at /);
  return { code, ...output };
}

test('the counts of all workers together reach the bar, or the missing ones are named', async () => {
  leave('1.json', { companyRouting: countsOf(routing, 2, last, 'recruiterHome') });
  const without = await cover('companyRouting', '--min', 'transitions=100');
  expect(without).toEqual({
    code: 3,
    out: `✗ companyRouting: 7 of 8 transitions (87.5 %), 8 of 9 states (88.8 %); 7 of 8 taken in a browser, 1 more on real actors
    Transitions that real actors take, and no browser test:
      ${last}
    States that no browser test sees:
      recruiterHome
`,
    err: `companyRouting: 7 of 8 transitions (87.5 %) covered, 100 % asked for.
Some of these are left to other tests by the stored plan, and none takes them now. After a whole npm test -- journeys: npm run flows -- cover --save && npm run generate.
`,
  });
  expect((await cover('companyRouting', '--min', 'transitions=87')).code).toBe(0);
  leave('2.json', { companyRouting: countsOf(routing, 1) });
  const [coverage] = JSON.parse(
    (await cover('companyRouting', '--min', 'transitions=100,states=100', '--json')).out,
  );
  expect(coverage).toMatchObject({
    machine: 'companyRouting',
    hash: routing.hash,
    stale: [],
    unreachable: [],
  });
  expect([
    coverage.transitions.percent,
    coverage.transitions.counts[last],
    coverage.states.counts.inactive,
  ]).toEqual([100, 1, 3]);
});

test('what no browser takes is named with its reason and taken by real actors', async () => {
  leave('1.json', { onboarding: countsOf(onboarding, 1, ...excused) });
  const { code, out } = await cover('onboarding', '--min', 'transitions=100');
  expect(code).toBe(0);
  const taken = Object.keys(nothingOf(onboarding).transitions).length - excused.length;
  expect(out).toContain(`${taken} of ${taken} transitions (100 %)`);
  for (const [id, reason] of Object.entries(reasons))
    expect(out).toContain(`      ${id}\n        ${reason}\n`);
  leave('2.json', { onboarding: countsOf(onboarding, 1) });
  expect((await cover('onboarding')).err).toContain(
    `onboarding: its page models call ${excused[0]} unreachable, and a browser took it.`,
  );
});

test('counts of an older chart are shown and never added', async () => {
  leave('1.json', { companyRouting: { ...countsOf(routing, 5), hash: '0123456789abcdef' } });
  const { code, out, err } = await cover('companyRouting', '--min', 'transitions=1');
  expect([code, out]).toEqual([3, expect.stringContaining('0 of 8 transitions (0 %)')]);
  expect(out).toContain('Counts of an older chart, left out:\n      0123456789abcdef');
  expect(err).toContain(
    'companyRouting: counts of an older chart were left out. Run the browser tests again',
  );
});

test('nothing may be missing that the saved counts have, nor anything new', async () => {
  const saved = join(folder, 'saved', 'coverage.json');
  const compare = ['companyRouting', '--fail-on-new-uncovered', '--against', saved];
  leave('1.json', { companyRouting: countsOf(routing, 2, last) });
  expect(await cover(...compare)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/There is no .*coverage\.json to compare with: write it with --save\.\n/),
  });
  expect((await cover('companyRouting', '--save', '--against', saved)).code).toBe(0);
  const stored = {
    savedAt: '2026-11-20T09:00:00.000Z',
    machines: { companyRouting: { ...countsOf(routing, 2, last), onActors: [last] } },
  };
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(stored);
  expect((await cover(...compare)).code).toBe(0);
  const first = 'deciding|always|somethingIsInactive|inactive';
  leave('1.json', { companyRouting: countsOf(routing, 2, last, first) });
  const worse = await cover(...compare);
  expect([worse.code, worse.err]).toEqual([
    3,
    expect.stringMatching(/Not missing in .*:\n {2}deciding\|always\|some/),
  ]);
  expect(worse.err).not.toContain(last);
});

test('a report for people has a page, a text and a diagram with the counts', async () => {
  leave('1.json', { companyRouting: countsOf(routing, 4, last) });
  const out = join(folder, 'report');
  expect((await cover('companyRouting', '--out', out)).code).toBe(0);
  expect(readdirSync(out).sort()).toEqual([
    'companyRouting.md',
    'companyRouting.svg',
    'coverage.html',
    'coverage.md',
  ]);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('companyRouting.svg')).toContain('×4');
  expect(read('coverage.html')).toContain(read('companyRouting.svg'));
  expect(read('coverage.md')).toContain(
    '| [companyRouting](#companyrouting) | 7 of 8 transitions (87.5 %) |',
  );
});

test.each([
  ['no counts at all', [], null, 7, 'No browser test has left counts in'],
  ['an old coverage file', [], '{"auth": {"shut": 3}}', 7, '1.json is no coverage file of this version'],
  ['a broken coverage file', [], '{"savedAt": ', 7, '1.json is no coverage file of this version'],
  ['a bar that is none', ['--min', 'transition=90'], '', 2, '--min takes transitions=<percent>'],
  ['a bar above everything', ['--min', 'states=101'], '', 2, 'not “states=101”'],
  ['an unknown machine', ['acces'], '', 2, 'Did you mean access'],
  ['a foreign machine', ['packages/statechart-paths/fixtures/lift.ts'], '', 2, 'lift is not of the product'],
] as const)('%s ends with a clear message', async (_what, args, file, code, text) => {
  if (file) writeFileSync(join(folder, '1.json'), file);
  const ended = await cover(...args);
  expect([ended.code, ended.err]).toEqual([code, expect.stringContaining(text)]);
});
