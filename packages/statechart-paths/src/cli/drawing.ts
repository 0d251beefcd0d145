// Writes drawings of machines as self-contained files, with their outline as text.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { graphOf, usualAttempt } from '../diagram/graph.ts';
import { interFont } from '../diagram/interFont.gen.ts';
import type { Layout } from '../diagram/layout.ts';
import type { Overlay } from '../diagram/overlay.ts';
import { Statechart } from '../diagram/Statechart.tsx';
import { standalone } from '../diagram/standalone.ts';
import { type Level, levels } from '../diagram/view.ts';
import { viewOf } from '../diagram/viewOf.ts';
import { type FlowModel, hashOf, modelOf } from '../model.ts';
import { outlineMarkdown } from '../outline.ts';
import { project, type StoredLayout } from './project.ts';

export interface DrawOptions {
  level?: Level;
  overlay?: Overlay;
  out: string;
  /** The number of attempts to find a better drawing. */
  tries?: number;
}

const styles = readFileSync(new URL('../diagram/statechart.css', import.meta.url), 'utf8');

export const drawingName = (name: string, level: Level) =>
  level === 'product' ? `${name}.svg` : `${name}.${level}.svg`;

// The key changes with the model, its view and the text widths, but not with colours.
const keyOf = (model: FlowModel, level: Level) =>
  hashOf(JSON.stringify(graphOf(viewOf(model, level), usualAttempt)));

/** Returns the stored layout if it is current, otherwise a new one; null when `tries` is 0. */
export async function layoutFor(
  model: FlowModel,
  level: Level,
  stored: StoredLayout | undefined,
  tries: number,
): Promise<StoredLayout | null> {
  const key = keyOf(model, level);
  if (stored?.key === key) return stored;
  if (tries === 0) return null;
  const { bestLayout } = await import('../layout/search.ts');
  return { key, ...(await bestLayout(viewOf(model, level), tries, stored?.attempt)) };
}

export const pictureOf = (model: FlowModel, level: Level, layout: Layout, overlay?: Overlay) =>
  standalone(
    renderToStaticMarkup(
      createElement(Statechart, { model, layout, level, ...(overlay ? { overlay } : {}) }),
    ),
    styles,
    interFont,
  );

export const outlinePage = (name: string, model: FlowModel): string =>
  outlineMarkdown(
    model,
    `![${viewOf(model, 'overview').title}](${drawingName(name, 'product')})

[Overview](${drawingName(name, 'overview')}) · [Everything](${drawingName(name, 'all')})
`,
  );

/** Writes one drawing per machine. @returns the paths of the files */
export async function draw(
  machines: [string, AnyStateMachine][],
  { level, overlay, out, tries = 12 }: DrawOptions,
): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const written: string[] = [];
  for (const [name, machine] of machines) {
    const model = modelOf(machine);
    for (const drawn of level ? [level] : levels) {
      const layout = await layoutFor(model, drawn, project().storedLayout?.(name, drawn), tries);
      if (!layout) continue;
      const file = join(out, drawingName(name, drawn));
      writeFileSync(file, pictureOf(model, drawn, layout.layout, overlay));
      written.push(file);
    }
    writeFileSync(join(out, `${name}.md`), outlinePage(name, model));
    written.push(join(out, `${name}.md`));
  }
  return written;
}
