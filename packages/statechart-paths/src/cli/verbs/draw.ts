import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Overlay } from '../../diagram/overlay.ts';
import { type Level, levels } from '../../diagram/view.ts';
import { exits, suggestion, UsageError } from '../commandLine.ts';
import { project } from '../project.ts';
import { targets } from '../targets.ts';
import { json, textOf, type Verb } from '../verb.ts';

export const draw: Verb = {
  name: 'draw',
  about: 'draws each machine as SVG, with its outline as text',
  usage: '[machine …]',
  options: {
    level: { type: 'string', value: [...levels].join('|'), about: 'how much to show (all of them)' },
    overlay: {
      type: 'string',
      value: 'file.json',
      about: 'marks to lay over it: {"states": …, "transitions": …}',
    },
    out: { type: 'string', value: 'folder', about: 'where to write' },
    json,
  },
  examples: [
    ['draw onboarding --level product --out pictures', 'one picture'],
    ['draw ../other/door.ts --out pictures', 'a machine of your own'],
  ],
  run: async (input, io) => {
    const level = textOf(input, 'level');
    if (level !== undefined && !levels.includes(level as Level))
      throw new UsageError(`--level knows no “${level}”. ${suggestion(level, [...levels])}`);
    const all = await targets(input.names);
    const out = textOf(input, 'out');
    const folder = out ?? (all.some(({ file }) => file) ? undefined : project().drawings);
    if (folder === undefined)
      throw new UsageError('A machine that is not of the project needs --out with a folder.');
    const overlay = textOf(input, 'overlay');
    io.progress('drawing');
    const { draw: drawAll } = await import('../drawing.ts');
    const written = await drawAll(
      all.map(({ name, machine }) => [name, machine]),
      {
        ...(level ? { level: level as Level } : {}),
        ...(overlay ? { overlay: overlayOf(overlay) } : {}),
        out: resolve(folder),
      },
    );
    io.out(input.options.json ? JSON.stringify(written, null, 2) : written.join('\n'));
    return exits.ok;
  },
};

function overlayOf(file: string): Overlay {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Overlay;
  } catch (error) {
    throw new UsageError(`${file} is no overlay: ${error instanceof Error ? error.message : error}.`);
  }
}
