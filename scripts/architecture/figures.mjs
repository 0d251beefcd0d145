// `node scripts/architecture/figures.mjs` measures the project and writes the figures into docs/architecture.md: lines,
// duplicates (by jscpd, which npx fetches), imports that break a rule, the start of the last build, the last `npm test`.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkImports } from '../importRules.mjs';
import { root, run } from '../process.mjs';
import { pageFile, readPage, table, withPart } from './page.mjs';
import { shapeOfCode, shapeRows } from './shape.mjs';

/** @typedef {{ path: string, lines: number }} Counted */

const jscpd = 'jscpd@5.3.3';

/** The first that fits says what a file is. @type {[kind: string, path: RegExp][]} */
const kinds = [
  ['lock file', /^package-lock\.json$/],
  [
    'generated',
    /^openapi\.yaml$|\/migrations\/|^docs\/(flows\/|(architecture|parts)\.svg)|^src\/features\/flows\/(layouts|versions)\/|^tests\/flows\/plans\//,
  ],
  ['tests', /\.(test|spec)\.\w+$|^tests\/.*\.(ts|tsx|mjs)$/],
  ['data', /\/data\/|\/fixtures\/|\.(json|csv|txt|gz)$/],
  ['code', /\.(ts|tsx|mjs|css|html)$/],
  ['contract and texts', /\.(yaml|md)$/],
];

/** @param {string} path */
export const kindOf = (path) => kinds.find(([, fits]) => fits.test(path))?.[0];

/** @param {Counted[]} files */
export function sizeSpread(files) {
  const sorted = files.toSorted((a, b) => a.lines - b.lines);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.lines ?? 0;
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, { lines }) => sum + lines, 0),
    median: at(0.5),
    most: at(0.95),
    largest: sorted.at(-1) ?? { path: '', lines: 0 },
  };
}

/** @param {number} number */
const grouped = (number) => number.toLocaleString('en-GB');

async function trackedFiles() {
  const { output } = await run('git', ['ls-files', '-z']);
  return output.split('\0').filter(Boolean);
}

/** @param {string[]} paths */
function linesTable(paths) {
  /** @type {Map<string, Counted[]>} */
  const groups = new Map(kinds.map(([kind]) => [kind, []]));
  for (const path of paths) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    groups.get(kindOf(path) ?? '')?.push({ path, lines });
  }
  const rows = ['code', 'tests', 'contract and texts', 'data', 'generated', 'lock file'].map((kind) => {
    const { files, lines, median, most, largest } = sizeSpread(groups.get(kind) ?? []);
    return [
      kind,
      ...[files, lines, median, most].map(grouped),
      `${grouped(largest.lines)}: \`${largest.path}\``,
    ];
  });
  return table([['What', 'Files', 'Lines', 'Median', '95 % have at most', 'Largest'], ...rows]);
}

/** Of the code as counted above: stretches of fifty equal tokens over five lines or more. @param {string[]} paths */
async function duplicates(paths) {
  const folder = mkdtempSync(join(tmpdir(), 'duplicates-'));
  const notCode = paths.filter((path) => kindOf(path) !== 'code');
  try {
    const config = join(folder, 'config.json');
    const settings = {
      minTokens: 50,
      minLines: 5,
      reporters: ['json'],
      output: folder,
      ignore: ['**/*.gen.*', ...notCode.map((path) => `**/${path}`)],
    };
    writeFileSync(config, JSON.stringify(settings));
    const { code, output } = await run('npx', [
      '--yes',
      jscpd,
      '--config',
      config,
      'src',
      'server',
      'scripts',
    ]);
    if (code !== 0) throw new Error(output);
    const report = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8'));
    const { duplicatedLines, lines, percentage } = report.statistics.total;
    return `${grouped(duplicatedLines)} of ${grouped(lines)} (${percentage.toFixed(2)} %)`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scripts in the page's HTML, compressed as they are sent. */
function firstLoad() {
  const folder = join(root, 'dist/web');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const names = [...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  /** @param {string} name */
  const sent = (name) => {
    const packed = statSync(join(folder, `${name}.br`), { throwIfNoEntry: false });
    return (packed ?? statSync(join(folder, name))).size;
  };
  return `${grouped(names.reduce((sum, name) => sum + sent(name), 0))} bytes in ${names.length} files`;
}

/**
 * @param {{ success?: boolean, startTime?: number, testResults?: { endTime: number }[], stats?: { duration: number, unexpected: number } }} results of vitest or Playwright
 */
export function testTime({ success, startTime = 0, testResults = [], stats }) {
  const ends = testResults.map(({ endTime }) => endTime);
  const milliseconds = stats?.duration ?? Math.max(startTime, ...ends) - startTime;
  const isGood = stats ? stats.unexpected === 0 : success;
  return `${grouped(Math.round(milliseconds / 1000))} s${isGood ? '' : ' (failed)'}`;
}

/** Adds the durations in the results, without the builds and checks between them. */
function testTimes() {
  const times = ['unit', 'contract', 'journeys'].map((kind) => {
    const file = join(root, `.cache/test-results/${kind}.json`);
    return `${kind} ${existsSync(file) ? testTime(JSON.parse(readFileSync(file, 'utf8'))) : 'not measured'}`;
  });
  return times.join(', ');
}

/** @param {() => string | Promise<string>} measure */
const orNot = async (measure) => {
  try {
    return await measure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 'not measured';
  }
};

export async function figures() {
  const paths = await trackedFiles();
  const rows = [
    ['Duplicated lines in the code', await orNot(() => duplicates(paths))],
    ['Imports that break a rule', grouped(checkImports().length)],
    ['First load: scripts that the page names, packed', await orNot(firstLoad)],
    ['`npm test`, the last run of each kind', await orNot(testTimes)],
  ];
  const day = new Date().toISOString().slice(0, 10);
  const shape = table([['What', 'Before the areas', `Measured on ${day}`], ...shapeRows(shapeOfCode())]);
  return `${linesTable(paths)}\n\n${shape}\n\n${table([['What', `Measured on ${day}`], ...rows])}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = await figures();
  writeFileSync(join(root, pageFile), withPart(readPage(), 'figures', text));
  console.log(text);
}
