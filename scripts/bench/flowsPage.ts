/** Loading the page of the flows: the size of its files, and the layout of a chart without a stored one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { modelOf } from 'statechart-paths';
import { usualAttempt, viewOf } from 'statechart-paths/diagram';
import { arrange } from 'statechart-paths/layout';
import type { StoredLayouts } from '../flows/layouts.ts';
import { machines } from '../flows/machines.ts';
import { root } from '../process.mjs';
import { type Figure, median } from './report.ts';

const rounds = 3;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Uses the parameters of the stored layout, at the level `product`, without the first run of ELK. */
export async function layoutTimes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, machine] of await machines()) {
    const view = viewOf(modelOf(machine), 'product');
    const file = join(root, 'src/features/flows/layouts', `${name}.json`);
    const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredLayouts) : null;
    const attempt = stored?.levels.product?.attempt ?? usualAttempt;
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const since = processorTime();
      await arrange(new ELK(), view, attempt);
      if (round > 0) times.push(processorTime() - since);
    }
    figures.push({ what: `${name}: time to lay it out`, value: median(times), unit: 'ms' });
  }
  return figures;
}

/** Compressed; `null` if the product is not built. */
export function pageSizes(): Figure[] {
  const folder = join(root, 'dist/web/assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const sizeOf = (pattern: RegExp) => {
    const matching = files.filter((file) => pattern.test(file));
    return matching.length === 0
      ? null
      : matching.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  };
  return [
    {
      what: 'page /flows: its script and style, gzip, without ELK',
      value: sizeOf(/^FlowsPage-.*\.(js|css)\.gz$/),
      unit: 'bytes',
    },
    {
      what: 'page /flows: ELK, gzip, loaded when a group without a stored layout is opened',
      value: sizeOf(/^(elk-worker|layoutInWorker).*\.js\.gz$/),
      unit: 'bytes',
    },
  ];
}
