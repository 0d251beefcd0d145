/** Where title, employer, period and place of a job are printed. */
import type { Post } from './people.ts';
import type { Random } from './random.ts';
import { Column, type Style, widthOf } from './sheet.ts';

export interface Look {
  /** Of the first words of a job, of the next, and of its dates. */
  first: Style;
  second: Style;
  dates: Style;
  separator: string;
  hasBullets: boolean;
}

export function lookOf(random: Random): Look {
  const colour = random.pick(['#222222', '#1f5f8b', '#a03060']);
  return {
    first: random.pick([{ bold: true }, { bold: true, colour }, { bold: true, size: 11.5 }]),
    second: random.pick([{ italic: true }, {}, { colour: '#666666' }]),
    dates: random.pick([{}, { italic: true }, { colour: '#888888' }, { size: 9 }]),
    separator: random.pick([', ', ' | ', ' – ', ' · ']),
    hasBullets: random.isLucky(0.85),
  };
}

export type Draw = (column: Column, post: Post, look: Look) => void;

const body = (column: Column, { bullets }: Post, { hasBullets }: Look) => {
  if (hasBullets) column.bullets(bullets);
  else for (const text of bullets) column.line(text);
};
const whole = (...texts: string[]) => texts.filter(Boolean);

/** Short lines in a column of their own, next to what `write` draws. */
function partsAtLeft(
  column: Column,
  share: number,
  lines: [string, Style][],
  write: (right: Column) => void,
) {
  const gutter = 14;
  const left = new Column(column.sheet, column.x, column.width * share - gutter, column.y, column.size);
  for (const [text, style] of lines) if (text) left.line(text, style);
  const x = column.x + column.width * share;
  const right = new Column(column.sheet, x, column.width * (1 - share), column.y, column.size);
  write(right);
  column.y = Math.max(left.y, right.y);
}

function partsAtRight(
  column: Column,
  share: number,
  lines: [string, Style][],
  write: (left: Column) => void,
) {
  const width = column.width * (1 - share);
  const left = new Column(column.sheet, column.x, width - 14, column.y, column.size);
  write(left);
  const right = new Column(column.sheet, column.x + width, column.width * share, column.y, column.size);
  for (const [text, style] of lines) if (text) right.line(text, style);
  column.y = Math.max(left.y, right.y);
}

/** A line with its dates at the right edge, or below where there is no room. */
function dated(column: Column, text: string, style: Style, dates: string, look: Look) {
  column.line(text, style);
  if (!dates) return;
  const width = column.width - widthOf(text, { size: column.size, ...style }) - 12;
  if (widthOf(dates, { size: column.size, ...look.dates }) < width) column.aside(dates, look.dates);
  else column.line(dates, look.dates);
}

export const arrangements: Record<string, Draw> = {
  'title, then employer and place': (column, post, look) => {
    dated(column, post.title, look.first, post.period, look);
    column.line(whole(post.employer, post.place).join(look.separator), look.second);
    body(column, post, look);
  },
  'employer and place, then title': (column, post, look) => {
    dated(column, post.employer, look.first, post.place, look);
    dated(column, post.title, look.second, post.period, look);
    body(column, post, look);
  },
  'all on a line': (column, post, look) => {
    const text = whole(post.title, post.employer, post.place).join(look.separator);
    dated(column, text, look.first, post.period, look);
    body(column, post, look);
  },
  'period above': (column, post, look) => {
    if (post.period) column.line(post.period, look.dates);
    column.line(post.title, look.first);
    column.line(whole(post.employer, post.place).join(look.separator), look.second);
    body(column, post, look);
  },
  'period and place below': (column, post, look) => {
    column.line(post.title, look.first).line(post.employer, look.second);
    column.line(whole(post.period, post.place).join(look.separator), look.dates);
    body(column, post, look);
  },
  'employer with its period, then title': (column, post, look) => {
    dated(column, whole(post.employer, post.place).join(', '), look.first, post.period, look);
    column.line(post.title, look.second);
    body(column, post, look);
  },
  'period in a column at the left': (column, post, look) =>
    partsAtLeft(column, 0.24, [[post.period, look.dates]], (right) => {
      right.line(post.title, look.first);
      right.line(whole(post.employer, post.place).join(look.separator), look.second);
      body(right, post, look);
    }),
  'period and place in a column at the left': (column, post, look) =>
    partsAtLeft(
      column,
      0.24,
      [
        [post.period, look.dates],
        [post.place, { ...look.dates, italic: true }],
      ],
      (right) => {
        right.line(post.title, look.first).line(post.employer, look.second);
        body(right, post, look);
      },
    ),
  'period and place in a column at the right': (column, post, look) =>
    partsAtRight(
      column,
      0.24,
      [
        [post.period, look.dates],
        [post.place, look.dates],
      ],
      (left) => {
        left.line(post.title, look.first).line(post.employer, look.second);
        body(left, post, look);
      },
    ),
  'period on lines of its own in a column at the left': (column, post, look) => {
    const [from, sign = '', to = '', ...more] = post.period.split(/ ?(–|-|to|and) ?(?=\S)/);
    const lines = to && more.length === 0 ? [`${from} ${sign}`.trim(), to] : [post.period];
    partsAtLeft(
      column,
      0.2,
      lines.map((text): [string, Style] => [text!, look.dates]),
      (right) => {
        right.line(post.title, look.first);
        right.line(whole(post.employer, post.place).join(look.separator), look.second);
        body(right, post, look);
      },
    );
  },
  'place in a column at the left': (column, post, look) =>
    partsAtLeft(column, 0.24, [[post.place, look.dates]], (right) => {
      dated(right, post.title, look.first, post.period, look);
      right.line(post.employer, look.second);
      body(right, post, look);
    }),
  'employer and period in a column at the right': (column, post, look) =>
    partsAtRight(
      column,
      0.32,
      [
        [post.employer, look.second],
        [post.period, look.dates],
      ],
      (left) => {
        left.line(post.title, look.first);
        if (post.place) left.line(post.place, look.dates);
        body(left, post, look);
      },
    ),
  'employer with the period in brackets, then title': (column, post, look) => {
    const period = post.period && ` (${post.period})`;
    column.line(`${whole(post.employer, post.place).join(', ')}${period}`, look.first);
    column.line(post.title, look.second);
    body(column, post, look);
  },
  'title at employer': (column, post, look) => {
    column.line(`${post.title} at ${post.employer}`, look.first);
    column.line(whole(post.period, post.place).join(' | '), look.dates);
    body(column, post, look);
  },
  'title in a column at the left': (column, post, look) =>
    partsAtLeft(column, 0.3, [[post.title, look.first]], (right) => {
      dated(right, post.employer, look.second, post.period, look);
      if (post.place) right.line(post.place, look.dates);
      body(right, post, look);
    }),
  'title, employer and period in a column at the left': (column, post, look) =>
    partsAtLeft(
      column,
      0.32,
      [
        [post.title, look.first],
        [post.employer, look.second],
        [post.place, look.dates],
        [post.period, look.dates],
      ],
      (right) => body(right, post, look),
    ),
  'employer and period in a column at the left': (column, post, look) =>
    partsAtLeft(
      column,
      0.3,
      [
        [post.employer, look.second],
        [post.place, look.dates],
        [post.period, look.dates],
      ],
      (right) => {
        right.line(post.title, look.first);
        body(right, post, look);
      },
    ),
  'period, title and place in three columns': (column, post, look) =>
    partsAtLeft(column, 0.22, [[post.period, look.dates]], (right) =>
      partsAtRight(right, 0.22, [[post.place, look.dates]], (middle) => {
        middle.line(post.title, look.first).line(post.employer, look.second);
        body(middle, post, look);
      }),
    ),
  'a row of a table': (column, post, look) =>
    partsAtLeft(column, 0.24, [[post.period, {}]], (right) =>
      partsAtLeft(right, 0.42, [[whole(post.employer, post.place).join(', '), {}]], (last) => {
        last.line(post.title, look.first);
        body(last, post, look);
      }),
    ),
  'labelled lines': (column, post, look) => {
    column.line(`Position: ${post.title}`, look.second).line(`Company: ${post.employer}`, look.second);
    if (post.period) column.line(`Period: ${post.period}`, look.second);
    if (post.place) column.line(`Location: ${post.place}`, look.second);
    body(column, post, look);
  },
  timeline: (column, post, look) => {
    const top = column.y;
    column.sheet.box(column.x + 84, top + 2, 6, 6, '#1f5f8b');
    partsAtLeft(column, 0.24, [[post.period, look.dates]], (right) => {
      right.line(post.title, look.first);
      right.line(whole(post.employer, post.place).join(look.separator), look.second);
      body(right, post, look);
    });
    column.sheet.box(column.x + 86.5, top, 1, column.y - top, '#1f5f8b');
  },
  'timeline at the edge': (column, post, look) => {
    const top = column.y;
    column.sheet.box(column.x, top + 2, 7, 7, '#1f5f8b');
    const right = new Column(column.sheet, column.x + 18, column.width - 18, top, column.size);
    right.line(post.title, look.first);
    right.line(whole(post.employer, post.period).join('  |  '), look.second);
    if (post.place) right.line(post.place, look.dates);
    body(right, post, look);
    column.y = right.y;
    column.sheet.box(column.x + 3, top, 1, column.y - top, '#1f5f8b');
  },
};
