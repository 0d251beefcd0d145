/** Writes the charts: pictures at three levels, the outline and the layouts. A layout is searched again only if its drawing has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { type FlowModel, modelOf } from 'statechart-paths';
import { drawingName, layoutFor, outlinePage, pictureOf } from 'statechart-paths/cli';
import { levels, viewOf } from 'statechart-paths/diagram';
import type { AnyStateMachine } from 'xstate';
import { root } from '../process.mjs';
import { layoutsFolder, type StoredLayouts, storedLayouts } from './layouts.ts';
import { machines } from './machines.ts';

const docs = join(root, 'docs/flows');

function indexOf(charts: [string, FlowModel][]): string {
  const parts = charts.map(
    ([name, model]) => `## [${outlineTitle(model)}](${name}.md)

${model.description}

${model.states.length - 1} states, ${model.transitions.length} transitions.
[Overview](${drawingName(name, 'overview')}) · [Product](${drawingName(name, 'product')}) · [Everything](${drawingName(name, 'all')}) · [As text](${name}.md)

![${outlineTitle(model)}, overview](${drawingName(name, 'overview')})
`,
  );
  return `# Flows

Every statechart of the product, as a picture at three levels and as text. Written by \`npm run generate\` from \`src/machines\`.

${parts.join('\n')}`;
}

const outlineTitle = (model: FlowModel) => viewOf(model, 'overview').title;

/** The expected files by path from the project’s root; with layouts only if they may be searched. */
async function printed(
  charts: [string, AnyStateMachine][],
  tries: number,
): Promise<Map<string, string> | string> {
  const files = new Map<string, string>();
  for (const [name, machine] of charts) {
    const model = modelOf(machine);
    const before = storedLayouts(name);
    const layouts: StoredLayouts = { hash: model.hash, levels: {} };
    for (const level of levels) {
      const result = await layoutFor(model, level, before?.levels[level], tries);
      if (!result) return `src/features/flows/layouts/${name}.json`;
      layouts.levels[level] = result;
      files.set(`docs/flows/${drawingName(name, level)}`, pictureOf(model, level, result.layout));
    }
    files.set(`docs/flows/${name}.md`, outlinePage(name, model));
    files.set(`src/features/flows/layouts/${name}.json`, `${JSON.stringify(layouts)}\n`);
  }
  files.set('docs/flows/README.md', indexOf(charts.map(([name, machine]) => [name, modelOf(machine)])));
  return files;
}

const current = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** Pictures and layouts of deleted charts. Other files in the folders are left alone. */
function surplus(files: Map<string, string>): string[] {
  const own: [folder: string, ending: string][] = [
    ['docs/flows', '.svg'],
    ['src/features/flows/layouts', '.json'],
  ];
  return own.flatMap(([folder, ending]) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((file) => file.endsWith(ending) && !files.has(`${folder}/${file}`))
      .map((file) => `${folder}/${file}`),
  );
}

/** @returns the files that do not match the machines; `write` updates them */
export async function drawDocuments({ write = true, tries = 60 } = {}): Promise<string[]> {
  const files = await printed(await machines(), write ? tries : 0);
  if (typeof files === 'string') return [files];
  const stale = [...files].filter(([file, text]) => current(file) !== text).map(([file]) => file);
  const gone = surplus(files);
  if (write) {
    mkdirSync(docs, { recursive: true });
    mkdirSync(layoutsFolder, { recursive: true });
    for (const file of stale) writeFileSync(join(root, file), files.get(file) ?? '');
    for (const file of gone) rmSync(join(root, file));
  }
  return [...stale, ...gone];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { check = false } = program.option('--check', 'names stale files and writes none').parse().opts();
  const stale = await drawDocuments({ write: !check });
  for (const file of stale) {
    if (check) console.error(`${file} does not match src/machines: run \`npm run generate\`.`);
    else console.log(`Wrote ${file} from src/machines.`);
  }
  process.exitCode = check && stale.length > 0 ? 1 : 0;
}
