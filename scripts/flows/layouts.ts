/** Stored layouts of the charts, because computing one takes seconds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredLayout } from 'statechart-paths/cli';
import type { Level } from 'statechart-paths/diagram';
import { root } from '../process.mjs';

export interface StoredLayouts {
  hash: string;
  levels: Partial<Record<Level, StoredLayout>>;
}

export const layoutsFolder = join(root, 'src/features/flows/layouts');

export function storedLayouts(name: string): StoredLayouts | null {
  const file = join(layoutsFolder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredLayouts) : null;
}

export const storedLayout = (name: string, level: Level): StoredLayout | undefined =>
  storedLayouts(name)?.levels[level];
