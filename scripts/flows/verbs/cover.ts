import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  type Counted,
  type Coverage,
  check as checkPlan,
  coverageAsHtml,
  coverageAsMarkdown,
  coverageOf,
  meansWords,
  merge,
  modelOf,
  newlyUncovered,
  overlayOf,
  partsOf,
  percentOf,
  plan,
  shareWords,
} from 'statechart-paths';
import {
  EnvironmentError,
  exits,
  type Given,
  type Io,
  json,
  type Target,
  targets,
  textOf,
  UsageError,
  type Verb,
} from 'statechart-paths/cli';
import { root } from '../../process.mjs';
import { countsFolder, countsIn, saveCounts, savedCounts, savedFile } from '../counted.ts';
import { storedPlan } from '../plans.ts';

const here = (path: string) => relative(process.cwd(), path) || '.';

export const cover: Verb = {
  name: 'cover',
  about: 'adds up what all browser tests have seen of the charts, and says what is missing',
  usage: '[machine …]',
  more: `Browser tests leave their counts in ${here(countsFolder)}, by the chart’s hash: those of an older chart are named
and left out. What a page model declares \`unreachable\` is taken on real actors, and asked of browsers unless that works.

Ends with 3 when less than --min is covered, or when something is missing that was not missing before.`,
  options: {
    min: { type: 'string', value: 'transitions=n,states=n', about: 'percent of what a browser can take' },
    'fail-on-new-uncovered': {
      type: 'boolean',
      about: 'nothing may be missing that the saved counts do have',
    },
    save: { type: 'boolean', about: 'keeps the counts for the page of the flows and the next comparison' },
    out: { type: 'string', value: 'folder', about: 'writes a report (Markdown, HTML) and a diagram each' },
    from: { type: 'string', value: 'folder', about: `where the counts are (${here(countsFolder)})` },
    against: { type: 'string', value: 'file', about: `the saved counts (${here(savedFile)})` },
    json,
  },
  examples: [
    ['cover', 'all machines of the product'],
    ['cover auth onboarding --min transitions=100', 'as a gate'],
    ['cover --fail-on-new-uncovered', 'nothing may get worse'],
    ['cover --out report', 'for people, with how often each arrow was taken'],
  ],
  run: async (args, io) => {
    const least = leastOf(args);
    const all = await targets(args.names);
    const foreign = all.find(({ file }) => file);
    if (foreign)
      throw new UsageError(`${foreign.name} is not of the product: only its own machines are counted.`);
    const saved = resolve(textOf(args, 'against') ?? savedFile);
    const before = savedCounts(saved);
    const compares = args.options['fail-on-new-uncovered'] === true;
    if (compares && !before)
      throw new UsageError(`There is no ${here(saved)} to compare with: write it with --save.`);
    const counted = countsIn(resolve(textOf(args, 'from') ?? countsFolder));
    const countedAt =
      counted
        .map(({ savedAt }) => savedAt)
        .sort()
        .at(-1) ?? '';
    const coverages: Coverage[] = [];
    for (const target of all) coverages.push(await coverageFor(target, counted, io));

    const newlyMissing = (coverage: Coverage) => newlyUncovered(coverage, before?.machines[coverage.name]);
    const worse = compares ? coverages.flatMap(newlyMissing) : [];
    const below = coverages.flatMap((coverage) => belowLeast(coverage, least));
    if (args.options.json) io.out(JSON.stringify(coverages.map(asJson), null, 2));
    else for (const coverage of coverages) say(coverage, io);
    for (const coverage of coverages) warn(coverage, io);
    for (const text of below) io.err(text);
    if (worse.length > 0)
      io.err(`Not missing in ${here(saved)}:\n${worse.map((id) => `  ${id}`).join('\n')}`);
    const out = textOf(args, 'out');
    if (out !== undefined)
      for (const file of await writeReport(out, all, coverages, countedAt)) io.err(`Wrote ${here(file)}.`);
    if (args.options.save) {
      saveCounts(saved, coverages, countedAt);
      io.err(`Wrote ${here(saved)}.`);
    }
    if (coverages.some(({ unknown }) => unknown.length > 0)) return exits.lint;
    return below.length > 0 || worse.length > 0 ? exits.coverage : exits.ok;
  },
};

type Least = Partial<Record<'transitions' | 'states', number>>;

function leastOf(args: Given): Least {
  const text = textOf(args, 'min');
  if (text === undefined) return {};
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [, what, percent] = /^(transitions|states)=(\d+(?:\.\d+)?)$/.exec(part.trim()) ?? [];
      if (what === undefined || Number(percent) > 100)
        throw new UsageError(`--min takes transitions=<percent> or states=<percent>, not “${part}”.`);
      return [what, Number(percent)];
    }),
  );
}

function belowLeast(coverage: Coverage, least: Least): string[] {
  const below = Object.entries(least).flatMap(([what, percent]) => {
    const share = coverage[what as keyof Least];
    return percentOf(share) < percent
      ? [`${coverage.name}: ${shareWords(share, what)} covered, ${percent} % asked for.`]
      : [];
  });
  const leftToTests = storedPlan(coverage.name, 'rest')?.byTests ?? [];
  const isLost = coverage.transitions.uncovered.some((id) => leftToTests.includes(id));
  return below.length > 0 && isLost ? [...below, planAgain] : below;
}

const planAgain =
  'Some of these are left to other tests by the stored plan, and none takes them now. After a whole npm test -- journeys: npm run flows -- cover --save && npm run generate.';

async function coverageFor(target: Target, counted: Counted[], io: Io): Promise<Coverage> {
  const { name, machine } = target;
  const model = modelOf(machine);
  const reasons = await reasonsOf(name);
  const merged = merge(
    model,
    counted.flatMap(({ machines }) => machines[name] ?? []),
  );
  io.progress(`${name}: what no browser takes`);
  const unseen = Object.entries(merged.counts.transitions).flatMap(([id, count]) => (count > 0 ? [] : [id]));
  const proven = await takenByActors(target, [...new Set([...Object.keys(reasons), ...unseen])]);
  return coverageOf(name, model, merged, { reasons, proven });
}

async function reasonsOf(name: string): Promise<Record<string, string>> {
  if (!existsSync(join(root, 'tests/flows/pages', `${name}.ts`))) return {};
  const { chartOf } = await import('../../../tests/flows/chart.ts');
  const { unreachable, overtaken } = (await chartOf(name)).pages;
  return { ...unreachable, ...overtaken };
}

/** The transitions on paths that real actors follow as planned. */
async function takenByActors({ machine, cases }: Target, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const suite = await plan(machine, cases, { only: ids });
  const diverging = new Set((await checkPlan(machine, cases, suite)).map(({ path }) => path));
  if (diverging.size > 0) return new Set();
  return new Set(suite.covered);
}

function say(coverage: Coverage, io: Io) {
  const { name, states, transitions } = coverage;
  if (states.covered.length === 0 && coverage.stale.length === 0)
    return io.out(`- ${name}: no browser test runs it; ${meansWords(coverage)}`);
  const mark = transitions.uncovered.length === 0 ? '✓' : '✗';
  io.out(
    `${mark} ${name}: ${shareWords(transitions, 'transitions')}, ${shareWords(states, 'states')}; ${meansWords(coverage)}`,
  );
  for (const { title, items } of partsOf(coverage))
    io.out(
      `    ${title}:\n${items.map(({ name: item, note }) => `      ${item}${note ? `\n        ${note}` : ''}`).join('\n')}`,
    );
}

function warn({ name, stale, unknown, reachedAfterAll }: Coverage, io: Io) {
  if (stale.length > 0)
    io.err(
      `${name}: counts of an older chart were left out. Run the browser tests again: npm test -- journeys.`,
    );
  for (const id of unknown)
    io.err(`${name}: its page models call ${id} unreachable, which the chart does not have.`);
  for (const id of reachedAfterAll)
    io.err(`${name}: its page models call ${id} unreachable, and a browser took it.`);
}

const asJson = ({
  name,
  hash,
  counts,
  stale,
  states,
  transitions,
  onActors,
  unreachable,
  unknown,
}: Coverage) => ({
  machine: name,
  hash,
  transitions: { percent: percentOf(transitions), ...transitions, counts: counts.transitions },
  states: { percent: percentOf(states), ...states, counts: counts.states },
  onActors,
  unreachable,
  unknown,
  stale,
});

async function writeReport(folder: string, all: Target[], coverages: Coverage[], countedAt: string) {
  const out = resolve(folder);
  const { draw } = await import('statechart-paths/cli');
  try {
    mkdirSync(out, { recursive: true });
    const pictures: string[] = [];
    for (const [index, { name, machine }] of all.entries()) {
      const coverage = coverages[index];
      if (!coverage) continue;
      const overlay = overlayOf(coverage);
      const [picture] = await draw([[name, machine]], { level: 'product', overlay, out });
      pictures.push(picture as string);
    }
    const drawn = pictures.map((file) => readFileSync(file, 'utf8'));
    const files: [name: string, text: string][] = [
      ['coverage.md', coverageAsMarkdown(coverages, countedAt)],
      ['coverage.html', coverageAsHtml(coverages, countedAt, drawn)],
    ];
    for (const [name, text] of files) writeFileSync(join(out, name), text);
    return [...files.map(([name]) => join(out, name)), ...pictures];
  } catch (error) {
    throw new EnvironmentError(
      `The report cannot be written to ${folder}: ${error instanceof Error ? error.message : error}`,
    );
  }
}
