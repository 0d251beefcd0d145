/** Stores the plans of browser runs; plans again only if a chart, its cases or the unreachable transitions have changed. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { coveredIn, type FlowModel, modelOf, plan } from 'statechart-paths';
import { root } from '../process.mjs';
import { savedCounts, savedFile } from './counted.ts';
import {
  assertedStates,
  fileOf,
  folderOf,
  freshPlan,
  type PlanKind,
  pathsHash,
  planKey,
  type StoredPlan,
  storedPlan,
  written,
} from './plans.ts';

const maxSteps = 25;
/** What hangs on a single test stays in the plan: the next change of that test may take it away. */
const leastTests = 2;
const kinds: PlanKind[] = ['whole', 'rest'];

const named = () =>
  readdirSync(join(root, 'tests/flows/pages'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => existsSync(join(root, 'src/machines', `${name}.ts`)));

/** By kind, the plans that are stale by their files alone, without planning. */
function staleFiles(kind: PlanKind): string[] {
  const names = named();
  const stale = names.filter((name) => freshPlan(name, kind) === null || hasLostTests(name, kind));
  const gone = readdirSync(folderOf(kind))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !names.includes(name));
  return [...stale, ...gone];
}

/** Whether the saved counts no longer have what the plan leaves to other tests. More than it leaves is no reason to plan again. */
function hasLostTests(name: string, kind: PlanKind): boolean {
  const plan = storedPlan(name, kind);
  const counts = savedCounts(savedFile)?.machines[name];
  if (kind === 'whole' || !plan || counts?.hash !== plan.hash) return false;
  const covered = new Set(coveredIn(counts, leastTests));
  return plan.byTests.some((id) => !covered.has(id));
}

/** What other tests take: by the saved counts of this chart, or else what the plan before left to them. */
function takenByTests(name: string, { hash, transitions }: FlowModel): string[] {
  const counts = savedCounts(savedFile)?.machines[name];
  const taken =
    counts?.hash === hash ? coveredIn(counts, leastTests) : (storedPlan(name, 'rest')?.byTests ?? []);
  return transitions.flatMap(({ id }) => (taken.includes(id) ? [id] : []));
}

/** No browser is seen to take these: of each reason one path shows what a person sees, and real actors take them all. */
function overtakenButFirst(overtaken: Record<string, string> = {}): string[] {
  const reasons = new Set<string>();
  return Object.entries(overtaken).flatMap(([id, reason]) => {
    if (reasons.has(reason)) return [id];
    reasons.add(reason);
    return [];
  });
}

async function make(name: string, kind: PlanKind): Promise<StoredPlan> {
  const { chartOf } = await import('../../tests/flows/chart.ts');
  const { runnable } = await import('./runnable.ts');
  const { machine, cases, pages } = await chartOf(name);
  const leftOut = Object.keys(pages.unreachable).sort();
  const byTests = kind === 'rest' ? takenByTests(name, modelOf(machine)) : [];
  const { given, visit } =
    kind === 'rest'
      ? { given: [...byTests, ...overtakenButFirst(pages.overtaken)], visit: assertedStates(pages) }
      : { given: [], visit: [] };
  const suite = await plan(machine, cases, {
    maxSteps,
    given,
    visit,
    without: ({ transitions }) => transitions.some((id) => leftOut.includes(id)),
  });
  const { paths, ...rest } = runnable({ ...suite, machine: name }, machine);
  return { ...rest, key: planKey(name), content: pathsHash(paths), leftOut, byTests, paths };
}

/** @returns the files that do not match their sources; `write` updates them */
export async function storePlans({ write = true } = {}): Promise<string[]> {
  for (const kind of kinds) mkdirSync(folderOf(kind), { recursive: true });
  const stale = new Map(kinds.map((kind) => [kind, staleFiles(kind)]));
  const filesOf = (kind: PlanKind, names: string[]) =>
    names.map((name) => relative(root, fileOf(name, kind)));
  if (!write) return [...stale].flatMap(([kind, names]) => filesOf(kind, names));
  const { chartOf } = await import('../../tests/flows/chart.ts');
  const changed: string[] = [];
  for (const [kind, staleNames] of stale) {
    for (const name of named()) {
      const { pages } = await chartOf(name);
      const leftOut = Object.keys(pages.unreachable).sort().join();
      if (!staleNames.includes(name) && storedPlan(name, kind)?.leftOut.join() === leftOut) continue;
      writeFileSync(fileOf(name, kind), written(await make(name, kind)));
      changed.push(...filesOf(kind, [name]));
    }
    for (const name of staleNames.filter((chart) => !named().includes(chart))) {
      rmSync(fileOf(name, kind));
      changed.push(...filesOf(kind, [name]));
    }
  }
  return changed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { check = false } = program.option('--check', 'names stale files and writes none').parse().opts();
  const stale = await storePlans({ write: !check });
  for (const file of stale) {
    if (check) console.error(`${file} does not match its chart and cases: run \`npm run generate\`.`);
    else console.log(`Wrote ${file}.`);
  }
  process.exit(check && stale.length > 0 ? 1 : 0);
}
