/** Keeps the plans that the browser run takes: planned anew only when a chart, its cases or what a browser cannot take has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../../src/flows/model.ts';
import type { Plan, PlannedPath } from '../../src/flows/plan/plan.ts';
import { root } from '../process.mjs';

/** A path as the browser run takes it. */
export interface RunnablePath extends PlannedPath {
  title: string;
  /** `@flows`, the machine and the requirements the path serves. */
  tags: string[];
}

export interface RunnablePlan extends Omit<Plan, 'thrown' | 'paths'> {
  paths: RunnablePath[];
}

export interface StoredPlan extends RunnablePlan {
  /** Of the sources of the chart, its cases and the planner: a plan of another key is stale. */
  key: string;
  /** Of the paths: they are not to be edited. */
  content: string;
  /** Ids of the transitions that no browser takes. */
  leftOut: string[];
}

const folder = join(root, 'tests/flows/plans');
const maxSteps = 25;

/** A file and all of this project that it imports to run. */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm))
    sourcesOf(resolve(dirname(file), specifier), seen);
  return seen;
}

function keyOf(name: string): string {
  const starts = [
    `src/machines/${name}.ts`,
    `tests/flows/${name}.ts`,
    'src/flows/plan/plan.ts',
    'scripts/flows/runnable.ts',
  ].map((file) => join(root, file));
  const files = [...new Set(starts.flatMap((file) => [...sourcesOf(file)]))].sort();
  return hashOf(files.map((file) => `${relative(root, file)}\n${readFileSync(file, 'utf8')}`).join('\n'));
}

const fileOf = (name: string) => join(folder, `${name}.json`);

function storedPlan(name: string): StoredPlan | null {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as StoredPlan) : null;
}

/** Unless something has changed since it was stored. */
export function freshPlan(name: string): StoredPlan | null {
  const plan = storedPlan(name);
  return plan && plan.key === keyOf(name) && plan.content === contentOf(plan.paths) ? plan : null;
}

const contentOf = (paths: RunnablePath[]) => hashOf(JSON.stringify(paths));

/** Those with page models. */
const planned = () =>
  readdirSync(join(root, 'tests/flows/pages'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => existsSync(join(root, 'src/machines', `${name}.ts`)));

/** What a look at the files alone shows to be out of date. */
function staleFiles(): string[] {
  const names = planned();
  const stale = names.filter((name) => freshPlan(name) === null);
  const gone = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !names.includes(name));
  return [...stale, ...gone];
}

async function make(name: string): Promise<StoredPlan> {
  const { chartOf } = await import('../../tests/flows/chart.ts');
  const { runnable } = await import('./runnable.ts');
  const { plan } = await import('../../src/flows/plan/plan.ts');
  const { machine, cases, pages } = await chartOf(name);
  const leftOut = Object.keys(pages.unreachable).sort();
  const made = await plan(machine, cases, {
    maxSteps,
    without: ({ transitions }) => transitions.some((id) => leftOut.includes(id)),
  });
  const { paths, ...rest } = runnable({ ...made, machine: name }, machine);
  return { ...rest, key: keyOf(name), content: contentOf(paths), leftOut, paths };
}

/** One line for each step, so that a change reads well. */
export function written({ paths, ...rest }: RunnablePlan): string {
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  const told = paths.map(({ steps, ...path }) => {
    const about = JSON.stringify(path).slice(0, -1);
    const lines = steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n');
    return `    ${about},"steps":[${lines ? `\n${lines}\n    ` : ''}]}`;
  });
  return `${head},\n  "paths": [\n${told.join(',\n')}\n  ]\n}\n`;
}

/** Names what does not match its sources; writes it unless only asked. */
export async function storePlans({ write = true } = {}): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  if (!write) return staleFiles().map((name) => relative(root, fileOf(name)));
  const stale = staleFiles();
  const { chartOf } = await import('../../tests/flows/chart.ts');
  const changed: string[] = [];
  for (const name of planned()) {
    const { pages } = await chartOf(name);
    const leftOut = Object.keys(pages.unreachable).sort().join();
    if (!stale.includes(name) && storedPlan(name)?.leftOut.join() === leftOut) continue;
    writeFileSync(fileOf(name), written(await make(name)));
    changed.push(name);
  }
  for (const name of stale.filter((one) => !planned().includes(one))) {
    rmSync(fileOf(name));
    changed.push(name);
  }
  return changed.map((name) => relative(root, fileOf(name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const check = process.argv.includes('--check');
  const stale = await storePlans({ write: !check });
  for (const file of stale) {
    if (check) console.error(`${file} does not match its chart and cases: run \`npm run generate\`.`);
    else console.log(`Wrote ${file}.`);
  }
  process.exit(check && stale.length > 0 ? 1 : 0);
}
