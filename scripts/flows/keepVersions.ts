/** Stores the model of every chart and of the versions before it, for comparison; of several versions in a day, the first. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { type FlowModel, modelOf } from 'statechart-paths';
import { root } from '../process.mjs';
import { machines } from './machines.ts';

export interface StoredVersion {
  hash: string;
  /** The day it was replaced; `null` for the current chart, which comes first. */
  until: string | null;
  model: FlowModel;
}

const folder = 'src/features/flows/versions';
const mostEarlier = 5;

/** The stored versions once the current chart is `model`. */
export function updated(versions: StoredVersion[], model: FlowModel, today: string): StoredVersion[] {
  const [last, ...earlier] = versions;
  if (last?.hash === model.hash) return versions;
  const replaced = last && !earlier.some(({ until }) => until === today) ? [{ ...last, until: today }] : [];
  return [
    { hash: model.hash, until: null, model },
    ...[...replaced, ...earlier].filter(({ hash }) => hash !== model.hash).slice(0, mostEarlier),
  ];
}

function read(file: string): StoredVersion[] {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StoredVersion[]) : [];
}

/** One version per line, for readable diffs. */
const written = (versions: StoredVersion[]) =>
  `[\n${versions.map((version) => JSON.stringify(version)).join(',\n')}\n]\n`;

/** @returns the files that do not match the machines; `write` updates them */
export async function keepVersions({ write = true, today = new Date().toISOString().slice(0, 10) } = {}) {
  const stale: string[] = [];
  const names = new Set<string>();
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, machine] of await machines()) {
    const file = `${folder}/${name}.json`;
    names.add(`${name}.json`);
    const before = read(file);
    const after = updated(before, modelOf(machine), today);
    if (after === before) continue;
    stale.push(file);
    if (write) writeFileSync(join(root, file), written(after));
  }
  for (const surplus of readdirSync(join(root, folder)).filter((file) => !names.has(file))) {
    stale.push(`${folder}/${surplus}`);
    if (write) rmSync(join(root, folder, surplus));
  }
  return stale;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { check = false } = program.option('--check', 'names stale files and writes none').parse().opts();
  const stale = await keepVersions({ write: !check });
  for (const file of stale) {
    if (check) console.error(`${file} does not match src/machines: run \`npm run generate\`.`);
    else console.log(`Wrote ${file} from src/machines.`);
  }
  process.exitCode = check && stale.length > 0 ? 1 : 0;
}
