import { expect, test } from 'vitest';
import {
  choice,
  csvRows,
  dataFile,
  listOf,
  month,
  numbersByName,
  optional,
  orNull,
  record,
  recordsOf,
  text,
  tuple,
  whole,
  yes,
} from './dataFiles.ts';

const fields = {
  id: whole,
  title: text,
  country: choice('uk', 'us'),
  closed: orNull(month),
  badge: yes,
  aliases: listOf(text),
};
const head = 'id,title,country,closed,badge,aliases';

const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

test('a table gives its rows, each cell as what its column holds', () => {
  const table = `${head}\n7,"Stores, first line",uk,,yes,Blanket stacker | QM\n8,Pilot,us,2026-11,,\n`;
  expect(csvRows('roles.csv', Buffer.from(table), fields)).toEqual([
    {
      ...{ id: 7, title: 'Stores, first line', country: 'uk', closed: null, badge: true },
      aliases: ['Blanket stacker', 'QM'],
    },
    { id: 8, title: 'Pilot', country: 'us', closed: '2026-11', badge: false, aliases: [] },
  ]);
});

test.each([
  ['7.5,Pilot,us,,,', 'roles.csv, row 3: id should be a whole number'],
  ['seven,Pilot,us,,,', 'roles.csv, row 3: id should be a number'],
  [',Pilot,us,,,', 'roles.csv, row 3: id should be a number'],
  ['8,,us,,,', 'roles.csv, row 3: title should be a text without spaces around it'],
  ['8,Pilot ,us,,,', 'roles.csv, row 3: title should be a text without spaces around it'],
  ['8,Pilot,fr,,,', 'roles.csv, row 3: country should be one of uk, us'],
  ['8,Pilot,us,2026-13,,', 'roles.csv, row 3: closed should be a month, such as 2026-11'],
  ['8,Pilot,us,,no,', 'roles.csv, row 3: badge should be "yes" or empty'],
  ['8,Pilot,us,,,Flyer |  | Ace', 'roles.csv, row 3: aliases should be a text without spaces around it'],
  ['8,Pilot,us,,', 'roles.csv, row 3: has 5 cells, not 6'],
  ['8,"Pilot,us,,,', 'roles.csv: Row 3 has a quotation mark that is not closed.'],
])('%j is refused with its file and row', (row, message) => {
  const table = Buffer.from(`${head}\n7,Storeman,uk,,,\n${row}\n`);
  expect(messageOf(() => csvRows('roles.csv', table, fields))).toBe(message);
});

test('a table has the columns that its reader knows, in their order', () => {
  const table = Buffer.from('id,country,title,closed,badge,aliases\n');
  expect(messageOf(() => csvRows('roles.csv', table, fields))).toBe(
    'roles.csv: its columns should be id,title,country,closed,badge,aliases',
  );
});

const careers = {
  name: text,
  place: record({ service_id: whole, corps_id: optional(whole) }),
  school: tuple(text, month),
  weights: numbersByName,
};
const career = { name: 'A', place: { service_id: 1 }, school: ['B', '2015-06'], weights: { left: 0.5 } };

test('records are read as they are; what is left out stays left out', () => {
  expect(recordsOf('careers.json', Buffer.from(JSON.stringify([career])), careers)).toStrictEqual([career]);
});

test.each([
  [{ ...career, place: { service_id: 'x' } }, 'place service_id should be a number'],
  [{ ...career, place: {} }, 'place service_id should be a number'],
  [{ ...career, rank: 'Major' }, 'has an unknown field, rank'],
  [{ ...career, school: ['B'] }, 'school should be a list of 2'],
  [{ ...career, school: ['B', 2015] }, 'school should be a month, such as 2026-11'],
  [{ ...career, weights: { left: 'much' } }, 'weights should be a number'],
  [{ ...career, weights: [] }, 'weights should be numbers by name'],
  ['A', 'should be a record'],
])('%j is refused with its file and record', (wrong, message) => {
  const file = Buffer.from(JSON.stringify([career, wrong]));
  expect(messageOf(() => recordsOf('careers.json', file, careers))).toBe(
    `careers.json, record 2: ${message}`,
  );
});

test('a file that is no list of records is refused by its name', () => {
  expect(messageOf(() => recordsOf('a.json', Buffer.from('{}'), careers))).toBe(
    'a.json: should be a list of records',
  );
  expect(messageOf(() => recordsOf('a.json', Buffer.from('[{'), careers))).toMatch(/^a\.json: /);
});

test('a file is read once, when it is first asked for', () => {
  const industries = dataFile('server/reference/data/industries.csv', { id: whole, title: text });
  expect(industries()[0]).toEqual({ id: 1, title: 'Aerospace and military' });
  expect(industries()).toBe(industries());
  expect(() => dataFile('server/reference/data/nowhere.csv', {})).not.toThrow();
});
