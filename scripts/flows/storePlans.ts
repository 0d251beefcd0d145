/** Stores the plans of browser runs; plans again only if a chart, its cases or the unreachable transitions have changed. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { root } from '../process.mjs';
import {
  fileOf,
  freshPlan,
  pathsHash,
  planFolder,
  planKey,
  type StoredPlan,
  storedPlan,
  written,
} from './plans.ts';

const maxSteps = 25;

const planned = () =>
  readdirSync(join(root, 'tests/flows/pages'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => existsSync(join(root, 'src/machines', `${name}.ts`)));

/** Plans that are stale by their files alone, without planning. */
function staleFiles(): string[] {
  const names = planned();
  const stale = names.filter((name) => freshPlan(name) === null);
  const gone = readdirSync(planFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !names.includes(name));
  return [...stale, ...gone];
}

async function make(name: string): Promise<StoredPlan> {
  const { chartOf } = await import('../../tests/flows/chart.ts');
  const { runnable } = await import('./runnable.ts');
  const { plan } = await import('statechart-paths');
  const { machine, cases, pages } = await chartOf(name);
  const leftOut = Object.keys(pages.unreachable).sort();
  const suite = await plan(machine, cases, {
    maxSteps,
    without: ({ transitions }) => transitions.some((id) => leftOut.includes(id)),
  });
  const { paths, ...rest } = runnable({ ...suite, machine: name }, machine);
  return { ...rest, key: planKey(name), content: pathsHash(paths), leftOut, paths };
}

/** @returns the files that do not match their sources; `write` updates them */
export async function storePlans({ write = true } = {}): Promise<string[]> {
  mkdirSync(planFolder, { recursive: true });
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
  for (const name of stale.filter((chart) => !planned().includes(chart))) {
    rmSync(fileOf(name));
    changed.push(name);
  }
  return changed.map((name) => relative(root, fileOf(name)));
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
