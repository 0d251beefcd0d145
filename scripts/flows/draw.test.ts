import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { modelOf } from 'statechart-paths';
import { draw } from 'statechart-paths/cli';
import { type Area, type Layout, levels, qualityOf, type View, viewOf } from 'statechart-paths/diagram';
import { bestLayout } from 'statechart-paths/layout';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { root } from '../process.mjs';
import type { StoredLayouts } from './layouts.ts';
import { machines } from './machines.ts';

const charts = await machines();
const out = mkdtempSync(join(tmpdir(), 'flows-'));
afterAll(() => rmSync(out, { recursive: true }));

/** The maximum size in pixels; other charts fit a laptop. */
const widths: Record<string, number> = {
  'onboarding product': 1245,
  'onboarding all': 1400,
  'access product': 1300,
  'access all': 1400,
  'application product': 1490,
  'application all': 1440,
  'jobEditor all': 1385,
  'resumeBuilder all': 1375,
  'security all': 1375,
  'socialSignIn overview': 1275,
  'membership product': 1260,
  'invitation product': 1440,
  'invitation all': 1445,
  'autosave overview': 1510,
  'autosave product': 1650,
  'autosave all': 1730,
  'transitionPlan overview': 1765,
  'transitionPlan product': 1805,
  'transitionPlan all': 1785,
};

/** The fewest crossings found for charts that cannot be drawn without any. */
const crossed: Record<string, number> = {
  'application all': 3,
  'jobEditor overview': 1,
  'operator overview': 1,
  'operator product': 1,
  'operator all': 2,
  'transitionPlan product': 1,
  'socialSignIn product': 1,
  'socialSignIn all': 1,
  'invitation all': 2,
  'messages product': 2,
  'messages all': 3,
  'autosave overview': 1,
  'autosave product': 1,
  'autosave all': 1,
};

const isAt = ([x, y]: [number, number], [left, top, width, height]: Area) =>
  x > left - 2 && x < left + width + 2 && y > top - 2 && y < top + height + 2;

function openEnds({ arrows }: View, layout: Layout): string[] {
  return arrows.flatMap(({ id, from, to }) => {
    const { points = [] } = layout.arrows[id] ?? {};
    const meets = (path: string, point: [number, number] | undefined) => {
      const box = layout.boxes[path];
      return path === '' || (box && point && isAt(point, box));
    };
    return meets(from, points[0]) && meets(to, points.at(-1)) ? [] : [id];
  });
}

describe.each(charts)('%s', (name, machine) => {
  const stored = JSON.parse(
    readFileSync(join(root, `src/features/flows/layouts/${name}.json`), 'utf8'),
  ) as StoredLayouts;

  test.each(levels)(
    '%s: no line over a heading, a box, words or another line, each from its box to its box, and narrow enough',
    (level) => {
      const layout = stored.levels[level]?.layout;
      if (!layout) throw new Error('no layout');
      const view = viewOf(modelOf(machine), level);
      const { faults, crossings } = qualityOf(view, layout);
      const tangled = crossings > (crossed[`${name} ${level}`] ?? 0) ? crossings : false;
      const wide = layout.width > (widths[`${name} ${level}`] ?? 1245) ? layout.width : false;
      expect({ faults, tangled, wide, open: openEnds(view, layout) }).toEqual({
        ...{ faults: [], tangled: false, wide: false, open: [] },
      });
    },
  );
});

const player = createMachine({
  id: 'mediaPlayer',
  initial: 'idle',
  states: {
    idle: { on: { 'file.opened': 'open' } },
    open: {
      type: 'parallel',
      on: { 'file.closed': 'idle', 'screen.unlocked': '.playback.before' },
      onDone: 'finished',
      states: {
        playback: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'load',
                src: 'load',
                onDone: 'playing',
                onError: [{ guard: 'triesAreLeft', target: 'loading', reenter: true }, '#mediaPlayer.idle'],
              },
              after: { 5000: 'paused' },
            },
            playing: { on: { paused: 'paused', ended: 'over' } },
            paused: { on: { resumed: 'playing' } },
            over: { type: 'final' },
            before: { type: 'history', history: 'deep' },
          },
        },
        sound: {
          initial: 'on',
          states: {
            on: { on: { muted: 'off', volume: { actions: 'rememberVolume' } } },
            off: { on: { '*': 'on' } },
            gone: { type: 'final' },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
} as never);

test('a chart that is not ours is drawn at every level, with calls, time, history and parts', async () => {
  const files = await draw([['player', player]], { out, tries: 1 });
  expect(files.map((file) => basename(file))).toEqual([
    'player.overview.svg',
    'player.svg',
    'player.all.svg',
    'player.md',
  ]);
  const view = viewOf(modelOf(player), 'product');
  const { layout } = await bestLayout(view, 1);
  expect(qualityOf(view, layout)).toMatchObject({ faults: [] });

  const picture = readFileSync(join(out, 'player.svg'), 'utf8');
  // The file contains its light and dark style and references nothing.
  expect([
    picture.includes('prefers-color-scheme: dark'),
    /<script|href=|url\((?!data:font\/woff2;base64,)|@import/.test(picture),
    picture.match(/<title>(.*?)<\/title>/)?.[1],
  ]).toEqual([true, false, 'Media player, statechart']);
});
