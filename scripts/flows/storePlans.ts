/** Keeps the plans that the browser run takes: planned anew only when a chart, its cases or what a browser cannot take has changed. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { root } from '../process.mjs';
import {
  contentOf,
  fileOf,
  freshPlan,
  keyOf,
  planFolder,
  type StoredPlan,
  storedPlan,
  written,
} from './plans.ts';

const maxSteps = 25;

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
  const made = await plan(machine, cases, {
    maxSteps,
    without: ({ transitions }) => transitions.some((id) => leftOut.includes(id)),
  });
  const { paths, ...rest } = runnable({ ...made, machine: name }, machine);
  return { ...rest, key: keyOf(name), content: contentOf(paths), leftOut, paths };
}

/** Names what does not match its sources; writes it unless only asked. */
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
  for (const name of stale.filter((one) => !planned().includes(one))) {
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
