import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.mjs';
import { runFlows, verbs } from './cli.ts';

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** The command as a person runs it, without npm’s own output. */
const spawned = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/flows/main.ts'), ...args],
      { cwd: root },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    );
  });

async function called(...args: string[]): Promise<Ended> {
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

const lift = 'packages/statechart-paths/fixtures/lift.ts';
const faulty = (name: string) => `packages/statechart-paths/fixtures/faulty.ts#${name}`;

test('FLOW-02 a machine that is not the product’s is listed, linted, planned by each criterion, checked and exported in each format', async () => {
  const listed = await spawned('list', lift, '--json');
  expect([listed.code, JSON.parse(listed.out)[0]]).toEqual([
    0,
    expect.objectContaining({ name: 'lift', states: 10, ports: 1, cases: 'derived' }),
  ]);
  expect(await called('lint', lift)).toEqual({ code: 0, out: 'No problems found.\n', err: '' });
  const planned = await called('plan', lift, '--cover', 'edges', '--json', '--max-steps', '0');
  const { cost, bound, proven, uncovered } = JSON.parse(planned.out);
  expect([planned.code, cost === bound, proven, uncovered]).toEqual([0, true, true, []]);
  const checked = await called('check', lift);
  expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('✓ lift')]);
  for (const cover of ['states', 'transitions', 'pairs', 'guards']) {
    const { code, out } = await called('plan', lift, '--cover', cover, '--json');
    expect([cover, code, JSON.parse(out).criterion, JSON.parse(out).uncovered]).toEqual([
      cover,
      0,
      cover,
      [],
    ]);
  }
  const beginnings = {
    json: '{',
    playwright: '// lift',
    gherkin: 'Feature: Lift',
    csv: '\uFEFFCase ID,',
    junit: '<?xml',
    markdown: '# ',
    html: '<!doctype html>',
  };
  for (const [format, beginning] of Object.entries(beginnings)) {
    const { code, out } = await called('export', lift, '--format', format);
    expect([format, code, out]).toEqual([format, 0, expect.stringContaining(beginning)]);
  }
  const routing = await called('export', 'companyRouting', '--format', 'csv');
  expect(routing.out).toContain('COMPANY-08');
  // Fourteen commands, each of which asks the compiler for the types of the file.
}, 180_000);

test.each([
  ['an unbounded counter', ['plan', faulty('counter'), '--exact'], 4, 'clicks (5001 values)'],
  ['an unbounded counter', ['lint', faulty('counter'), '--exact'], 5, 'clicks (5001 values)'],
  ['an anonymous guard', ['lint', faulty('anonymous')], 5, 'one|go|guard|two  a guard has no name'],
  ['an unreachable state', ['lint', faulty('island')], 5, 'island  is reached by no case'],
  ['a never-enabled transition', ['lint', faulty('never')], 5, '“pigsFly” is never true'],
  ['a guard that throws', ['lint', faulty('throws')], 5, 'the guard of asking|asked|isSam|known'],
  ['a guard that throws', ['plan', faulty('throws')], 5, 'the guard of asking|asked|isSam|known'],
  ['a chart that never rests', ['plan', faulty('loop')], 5, 'the start throws “Infinite loop detected'],
  [
    'a missing page model',
    ['lint', 'tests/fixtures/flows/liftWithPages.ts'],
    5,
    'light.off  has no page model',
  ],
  ['an unknown machine', ['plan', 'onbording'], 2, 'no machine called onbording. Did you mean onboarding?'],
  ['an unknown machine of a file', ['plan', faulty('conter')], 2, 'Did you mean counter?'],
  ['an unknown verb', ['plann'], 2, "unknown command 'plann'\n(Did you mean plan?)"],
  [
    'an unknown option',
    ['plan', lift, '--covr', 'edges'],
    2,
    "unknown option '--covr'\n(Did you mean --cover?)",
  ],
  ['an unknown criterion', ['plan', lift, '--cover', 'edge'], 2, 'Did you mean edges?'],
  ['an unknown requirement', ['plan', 'auth', '--cover', 'req:AUTH-99'], 2, 'serves requirement AUTH-99'],
  ['an unknown format', ['export', lift, '--format', 'cvs'], 2, 'Did you mean csv?'],
  ['a number that is none', ['plan', lift, '--max-steps', 'many'], 2, '--max-steps takes a whole number'],
  ['a file that is not there', ['list', './nowhere.ts'], 2, 'There is no file ./nowhere.ts.'],
  ['a file without a machine', ['list', 'scripts/process.mjs'], 2, 'exports no XState 5 machine'],
  ['a ref that does not exist', ['diff', 'no-such-ref'], 2, 'There is no git ref called no-such-ref'],
  [
    'a ref that does not exist',
    ['plan', 'auth', '--since', 'no-such-ref'],
    2,
    'There is no git ref called no-such-ref',
  ],
  [
    'a machine without page models',
    ['run', 'militaryCascade'],
    2,
    'tests/flows/pages/militaryCascade.ts does not exist',
  ],
  ['a file without page models', ['run', lift], 2, 'lift.ts exports no `pages`'],
  ['a part that is none', ['run', 'auth', '--shard', '3/2'], 2, '--shard takes a part of a number'],
  ['what no browser can do', ['run', 'auth', '--negative'], 2, "unknown option '--negative'"],
  ['a number that is none', ['run', 'auth', '--max-flaky', 'some'], 2, '--max-flaky takes a whole number'],
  ['a path without an id', ['replay'], 2, 'Name one path by its id'],
  ['an unknown path', ['replay', 'no-such-path'], 2, 'No path is called no-such-path.'],
  ['an unknown path', ['shrink', 'no-such-path'], 2, 'No path is called no-such-path.'],
  ['a plan that is not there', ['shrink', 'aa', '--plan', 'no.json'], 2, 'no.json is no plan'],
  [
    'a folder that cannot be written',
    ['export', lift, '--out', 'package.json/x.json'],
    7,
    'cannot be written',
  ],
] as const)('%s: %j ends with %d', async (_what, args, code, text) => {
  const ended = await called(...args);
  expect(ended.code).toBe(code);
  expect(ended.out + ended.err).toContain(text);
  expect(ended.out + ended.err).not.toMatch(/\n\s+at /);
});

test.each([
  ['sealed', '✗ sealed: Covers nothing: no case reaches any of the 2 asked for.'],
  ['still', '✗ still: Covers nothing: there is nothing to cover by transitions.'],
  ['never', '✗ never: Leaves 2 of 3 uncovered: no case reaches them.'],
] as const)('TOOL-04 a suite that falls short says so first, and ends with 3: %s', async (name, first) => {
  const ended = await called('plan', faulty(name));
  expect([ended.code, ended.out.split('\n')[0]]).toEqual([3, first]);
  expect(ended.out).not.toMatch(/proven optimal\.$/m);
  expect(await called('plan', faulty(name), '--json')).toMatchObject({
    code: 3,
    err: expect.stringContaining(first.slice(2)),
  });
});

test('a suite of changes that have not happened falls short of nothing', async () => {
  expect(await called('plan', 'signUp', '--since', 'HEAD')).toMatchObject({ code: 0 });
});

test('the process itself ends with the code of what it ran, and without a stack trace', async () => {
  const ended = await spawned('lint', faulty('island'));
  expect(ended.code).toBe(5);
  expect(ended.out + ended.err).not.toMatch(/\n\s+at /);
});

test('without a browser nothing is run, and it says so', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/no/such/browser';
  try {
    expect(await called('run', 'tests/fixtures/flows/door.ts')).toEqual({
      code: 7,
      out: '',
      err: 'CHROMIUM_PATH is /no/such/browser, which does not start.\n',
    });
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});

test('every verb explains itself with examples', async () => {
  const general = await called('--help');
  expect(general.code).toBe(0);
  for (const { name, options } of verbs) {
    expect(general.out).toContain(`  ${name} `);
    const help = await called(name, '--help');
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('Examples:')]);
    for (const option of Object.keys(options)) expect(help.out).toContain(`--${option}`);
  }
});
