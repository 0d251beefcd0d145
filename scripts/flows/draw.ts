/** Prints the charts: pictures at three levels, the outline and the stored layouts. A layout is searched anew only when what is drawn has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { type Attempt, graphOf, usualAttempt } from '../../src/flows/diagram/graph.ts';
import { interFont } from '../../src/flows/diagram/interFont.gen.ts';
import type { Layout } from '../../src/flows/diagram/layout.ts';
import type { Overlay } from '../../src/flows/diagram/overlay.ts';
import { Statechart } from '../../src/flows/diagram/Statechart.tsx';
import { standalone } from '../../src/flows/diagram/standalone.ts';
import { type Level, levels } from '../../src/flows/diagram/view.ts';
import { viewOf } from '../../src/flows/diagram/viewOf.ts';
import { type FlowModel, hashOf, modelOf } from '../../src/flows/model.ts';
import { outlineMarkdown } from '../../src/flows/outline.ts';
import { root } from '../process.mjs';
import { machines } from './machines.ts';

export interface StoredLayout {
  /** Of everything that the layout is made from: a layout of another key is stale. */
  key: string;
  attempt: Attempt;
  layout: Layout;
}

export interface StoredLayouts {
  /** Of the model. */
  hash: string;
  levels: Partial<Record<Level, StoredLayout>>;
}

export interface DrawOptions {
  level?: Level;
  overlay?: Overlay;
  /** A folder; `docs/flows` unless told. */
  out?: string;
  /** Attempts to find a better drawing. */
  tries?: number;
}

const styles = readFileSync(join(root, 'src/flows/diagram/statechart.css'), 'utf8');
const layoutsFolder = join(root, 'src/flows/layouts');
const docs = join(root, 'docs/flows');

const fileOf = (name: string, level: Level) => (level === 'product' ? `${name}.svg` : `${name}.${level}.svg`);

/** Changes with the model, its view and the measures, but not with colours. */
const keyOf = (model: FlowModel, level: Level) =>
  hashOf(JSON.stringify(graphOf(viewOf(model, level), usualAttempt)));

function stored(name: string): StoredLayouts | null {
  const file = join(layoutsFolder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredLayouts) : null;
}

/** The stored layout where nothing has changed, a new one otherwise; `null` where none may be searched. */
async function layoutOf(model: FlowModel, level: Level, known: StoredLayout | undefined, tries: number) {
  const key = keyOf(model, level);
  if (known?.key === key) return known;
  if (tries === 0) return null;
  const { bestLayout } = await import('./search.ts');
  return { key, ...(await bestLayout(viewOf(model, level), tries, known?.attempt)) };
}

const pictureOf = (model: FlowModel, level: Level, layout: Layout, overlay?: Overlay) =>
  standalone(
    renderToStaticMarkup(createElement(Statechart, { model, layout, level, overlay })),
    styles,
    interFont,
  );

function pageOf(name: string, model: FlowModel): string {
  return `${outlineMarkdown(
    model,
    `![${outlineTitle(model)}](${fileOf(name, 'product')})

[Overview](${fileOf(name, 'overview')}) · [Everything](${fileOf(name, 'all')})
`,
  )}`;
}

function indexOf(charts: [string, FlowModel][]): string {
  const parts = charts.map(
    ([name, model]) => `## [${outlineTitle(model)}](${name}.md)

${model.description}

${model.states.length - 1} states, ${model.transitions.length} transitions.
[Overview](${fileOf(name, 'overview')}) · [Product](${fileOf(name, 'product')}) · [Everything](${fileOf(name, 'all')}) · [As text](${name}.md)

![${outlineTitle(model)}, overview](${fileOf(name, 'overview')})
`,
  );
  return `# Flows

Every statechart of the product, as a picture at three levels and as text. Written by \`npm run generate\` from \`src/machines\`.

${parts.join('\n')}`;
}

const outlineTitle = (model: FlowModel) => viewOf(model, 'overview').title;

/** What the files should say: by path from the project’s root; the layouts only where they may be searched. */
async function printed(
  charts: [string, AnyStateMachine][],
  tries: number,
): Promise<Map<string, string> | string> {
  const files = new Map<string, string>();
  for (const [name, machine] of charts) {
    const model = modelOf(machine);
    const before = stored(name);
    const layouts: StoredLayouts = { hash: model.hash, levels: {} };
    for (const level of levels) {
      const found = await layoutOf(model, level, before?.levels[level], tries);
      if (!found) return `src/flows/layouts/${name}.json`;
      layouts.levels[level] = found;
      files.set(`docs/flows/${fileOf(name, level)}`, pictureOf(model, level, found.layout));
    }
    files.set(`docs/flows/${name}.md`, pageOf(name, model));
    files.set(`src/flows/layouts/${name}.json`, `${JSON.stringify(layouts)}\n`);
  }
  files.set('docs/flows/README.md', indexOf(charts.map(([name, machine]) => [name, modelOf(machine)])));
  return files;
}

const current = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** Pictures and layouts of charts that are gone; whatever else lies in the folders belongs to others. */
function surplus(files: Map<string, string>): string[] {
  const own: [folder: string, ending: string][] = [
    ['docs/flows', '.svg'],
    ['src/flows/layouts', '.json'],
  ];
  return own.flatMap(([folder, ending]) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((file) => file.endsWith(ending) && !files.has(`${folder}/${file}`))
      .map((file) => `${folder}/${file}`),
  );
}

/** Names what does not match the machines; writes it unless only asked. */
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

/** One picture each, at a level and with an overlay; the stored layout where it still fits. Gives the files’ paths. */
export async function draw(
  charts: [string, AnyStateMachine][],
  { level, overlay, out = docs, tries = 12 }: DrawOptions = {},
): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const written: string[] = [];
  for (const [name, machine] of charts) {
    const model = modelOf(machine);
    for (const one of level ? [level] : levels) {
      const found = await layoutOf(model, one, stored(name)?.levels[one], tries);
      if (!found) continue;
      const file = join(out, fileOf(name, one));
      writeFileSync(file, pictureOf(model, one, found.layout, overlay));
      written.push(file);
    }
    writeFileSync(join(out, `${name}.md`), pageOf(name, model));
    written.push(join(out, `${name}.md`));
  }
  return written;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const check = process.argv.includes('--check');
  const stale = await drawDocuments({ write: !check });
  for (const file of stale) {
    if (check) console.error(`${file} does not match src/machines: run \`npm run generate\`.`);
    else console.log(`Wrote ${file} from src/machines.`);
  }
  process.exitCode = check && stale.length > 0 ? 1 : 0;
}
