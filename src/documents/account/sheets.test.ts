import { expect, test } from 'vitest';
import type { AccountEntry } from './accountData.ts';
import { sheetsOf } from './sheets.ts';

const entry = (title: string, count: number): AccountEntry => ({
  title,
  lines: Array.from({ length: count }, (_, at) => [`${title} ${at}`, 'x']),
});

test('an entry is cut into blocks of ten lines, and its title is over the first', () => {
  const [blocks = []] = sheetsOf([
    { title: 'CVs', entries: [entry('One', 12)], jsonOnly: ['Earlier version'] },
  ]);
  expect(blocks.map(({ section, title, lines }) => section ?? [title, lines.length])).toEqual([
    'CVs',
    ['Only included in full in the JSON file: Earlier version.', 0],
    ['One', 10],
    [undefined, 2],
  ]);
});

test('a section without entries takes no room', () => {
  expect(sheetsOf([{ title: 'Plans', entries: [], jsonOnly: [] }])).toEqual([]);
});

test('no sheet is long, no line is lost, and no section’s title ends a sheet', () => {
  const sections = Array.from({ length: 30 }, (_, at) => ({
    title: `Section ${at}`,
    entries: [entry(`a${at}`, 31), entry(`b${at}`, 8)],
    jsonOnly: [],
  }));
  const sheets = sheetsOf(sections);
  const lines = sheets.flat().flatMap((block) => block.lines);
  expect(lines).toEqual(sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines)));
  expect(sheets.filter((blocks) => blocks.flatMap((block) => block.lines).length > 200)).toEqual([]);
  expect(sheets.filter((blocks) => blocks.at(-1)?.section)).toEqual([]);
  expect(new Set(sheets.flat().map(({ key }) => key)).size).toBe(sheets.flat().length);
});
