import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, test } from 'vitest';
import { isTitledLike, mayBeTitledLike } from './titleSearch.ts';

const pglite = await PGlite.create();
const database = drizzle({ client: pglite });
afterAll(() => pglite.close());

const titles = [
  ...['HGV/LGV driver (100% driver_)', 'R.A.F. liaison officer', 'Node.js developer', 'King’s fitter'],
  ...['C++ engineer', 'ASP.NET developer', 'Café manager', "Driver's mate", 'Storeperson', ''],
];
await pglite.exec('create table titles (title text not null)');
for (const title of titles) await database.execute(sql`insert into titles values (${title})`);

async function readFor(typed: string): Promise<string[]> {
  const { rows } = await database.execute<{ title: string }>(
    sql`select title from titles where ${mayBeTitledLike(sql`title`, typed)}`,
  );
  return rows.map(({ title }) => title);
}

test.each<[string, string[]]>([
  ['driver', ['HGV/LGV driver (100% driver_)', "Driver's mate"]],
  ['drivers mate', ["Driver's mate"]],
  ['0% driver_', ['HGV/LGV driver (100% driver_)']],
  ['LGV hgv', ['HGV/LGV driver (100% driver_)']],
  ['raf', ['R.A.F. liaison officer']],
  ['nodejs', ['Node.js developer']],
  ['node js', ['Node.js developer']],
  ['kings fitter', ['King’s fitter']],
  ['c++', ['C++ engineer']],
  ['.net', ['ASP.NET developer']],
  ['cafe', ['Café manager']],
  ['CAFÉ', ['Café manager']],
  ['%', ['HGV/LGV driver (100% driver_)']],
  ['\\', []],
])('the titles for %s are within those that are read', async (typed, expected) => {
  const read = await readFor(typed);
  expect(titles.filter((title) => isTitledLike(title, typed))).toEqual(expected);
  expect(read.filter((title) => isTitledLike(title, typed))).toEqual(expected);
});

test('other titles are not read, but for those with accents or signs', async () => {
  const always = ['King’s fitter', 'C++ engineer', 'ASP.NET developer', 'Café manager'];
  expect(await readFor('welder')).toEqual(always);
  expect(await readFor('storeperson')).toEqual([...always, 'Storeperson']);
});
