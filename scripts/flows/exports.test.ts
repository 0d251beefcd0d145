import { readFileSync } from 'node:fs';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import Ajv from 'ajv';
import { transformSync } from 'esbuild';
import { type FlowCases, formats, modelOf, type Plan, plan } from 'statechart-paths';
import { beforeAll, describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { authMachine } from '../../src/machines/auth.ts';
import { onboardingMachine } from '../../src/machines/onboarding.ts';
import * as auth from '../../tests/flows/auth.ts';
import * as onboarding from '../../tests/flows/onboarding.ts';

const nasty = setup({ types: { events: {} as { type: 'go' } | { type: 'back' } } }).createMachine({
  id: 'nasty',
  description: 'Names that mean something in each form: <b>, "quotes" & more.',
  initial: 'one',
  states: {
    one: {
      description: 'One.',
      meta: { requirements: ['REQ-1'] },
      on: { go: { target: 'two', meta: { requirements: ['REQ-2'] } } },
    },
    two: { description: 'Two.', on: { back: 'one' } },
  },
});
const calculated = '=HYPERLINK("https://example.test", "<script>|`$'.concat('{1}`")\u0000\u2028');
const nastyCases: FlowCases = {
  inputs: { '=SUM(A1:A9), "start"\nScenario: fake': undefined },
  events: {
    [calculated]: { type: 'go' },
    '@back, then\r\n"again"': { type: 'back' },
  },
};

let plans: [string, Plan, ReturnType<typeof modelOf>][];
beforeAll(async () => {
  plans = [
    ['nasty', await plan(nasty, nastyCases, { negative: true }), modelOf(nasty)],
    ['auth', await plan(authMachine, auth.cases), modelOf(authMachine)],
    [
      'onboarding',
      await plan(onboardingMachine, onboarding.cases, { cover: 'guards' }),
      modelOf(onboardingMachine),
    ],
  ];
});

const all = (format: string) =>
  plans.map(([name, suite, model]) => ({
    name,
    suite,
    text: (formats[format] as (typeof formats)[string]).write(suite, model, './tests/flows/run.ts'),
  }));

/** A strict parser of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) cell += text[at];
      at += 1;
    } else for (; ![',', '\r', undefined].includes(text[at]); at += 1) cell += text[at];
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('a plan is written so that others can read it', () => {
  test('JSON that its schema describes', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../docs/flows/plan.schema.json', import.meta.url), 'utf8'),
    );
    const validate = new Ajv({ strict: false }).compile(schema);
    for (const { text } of all('json')) {
      validate(JSON.parse(text));
      expect(validate.errors).toBeNull();
    }
    expect(validate({ ...JSON.parse(all('json')[0]?.text ?? ''), cost: -1 })).toBe(false);
  });

  test('Gherkin that the official parser takes, one scenario a path', () => {
    for (const { text, suite } of all('gherkin')) {
      const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
      const children = parser.parse(text).feature?.children ?? [];
      expect(children.map(({ scenario }) => [scenario?.tags[0]?.name, scenario?.steps.length])).toEqual(
        suite.paths.map(({ id, steps }) => [`@${id}`, 1 + 2 * steps.length]),
      );
    }
  });

  test('CSV with one row a step, in which nothing is calculated', () => {
    for (const { text, suite } of all('csv')) {
      expect([...Buffer.from(text).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, ...rows] = readCsv(text);
      expect(head).toEqual([
        'Case ID',
        'Title',
        'Preconditions',
        'Step',
        'Action',
        'Expected result',
        'Requirements',
      ]);
      expect(rows.length).toBe(suite.paths.reduce((sum, { steps }) => sum + Math.max(1, steps.length), 0));
      expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
    const serving = readCsv(all('csv')[0]?.text ?? '').find((row) => row[6]?.includes('REQ-2'));
    expect(serving?.[4]).toBe(`'${calculated}`);
  });

  test('JUnit that is well-formed and says that nothing has run', () => {
    for (const { text, suite } of all('junit')) {
      const open: string[] = [];
      for (const [, closing, name, empty] of text.matchAll(
        /<(\/?)([a-z-]+)(?:\s+[a-z]+="[^"<]*")*\s*(\/?)>/g,
      )) {
        if (closing) expect(open.pop()).toBe(name);
        else if (!empty) open.push(name as string);
      }
      expect(open).toEqual([]);
      expect(text.replace(/<\?xml[^>]*>|<\/?[a-z-]+(?:\s+[a-z]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(
        /[<>]|&(?!amp;|lt;|gt;|quot;|apos;)/,
      );
      expect(text.includes('\u0000')).toBe(false);
      expect(text.match(/<skipped /g)?.length).toBe(suite.paths.length);
    }
  });

  test('a Playwright file that compiles and hands every path to the runner', () => {
    for (const { text, suite } of all('playwright')) {
      const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
      const taken: unknown[] = [];
      const runner = {
        test: (_title: string, details: { tag: string[] }, body: unknown) =>
          taken.push([details.tag.every((tag) => tag.startsWith('@')), body]),
        runPath: (machine: string, path: Plan['paths'][number]) => [machine, path.id, path.steps.length],
      };
      new Function('require', 'module', 'exports', code)(() => runner, { exports: {} }, {});
      expect(taken).toEqual(suite.paths.map(({ id, steps }) => [true, [suite.machine, id, steps.length]]));
    }
  });

  test('a page that asks no server for anything and takes no name for markup', () => {
    for (const { text, suite } of all('html')) {
      expect(text).not.toMatch(/<script|<link|<img|src=|url\(|@import|href=/);
      expect(text.match(/<details/g)?.length).toBe(suite.paths.length);
      expect(text).toContain('prefers-color-scheme: dark');
    }
  });

  test('Markdown with a table a path', () => {
    for (const { text, suite } of all('markdown')) {
      expect(text.match(/^## /gm)?.length).toBe(suite.paths.length);
      const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
      expect(rows.length).toBe(suite.paths.reduce((sum, { steps }) => sum + steps.length, 0));
      expect(rows.filter((row) => row.match(/(?<!\\)\|/g)?.length !== 5)).toEqual([]);
    }
  });
});

test('what must be refused is tried in every state and changes nothing', () => {
  const steps = plans[0]?.[1].paths.flatMap((path) => path.steps) ?? [];
  expect(steps.filter(({ refused }) => refused).map(({ from, to, event }) => [from, event.type, to])).toEqual(
    expect.arrayContaining([
      ['one', 'back', 'one'],
      ['two', 'go', 'two'],
    ]),
  );
});
