import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, test } from 'vitest';
import { applications } from '../db/schema/applications.ts';
import { appliedInWeek } from './waits.ts';

const pglite = await PGlite.create();
const database = drizzle({ client: pglite });
afterAll(() => pglite.close());

const moments = [
  '2026-03-22 23:59:59.999',
  '2026-03-23 00:00:00',
  '2026-03-29 23:30:00',
  '2026-03-30 00:00:00',
];
await pglite.exec('create table applications (created_at timestamptz not null)');
for (const moment of moments)
  await database.execute(sql`insert into applications values (${`${moment}Z`}::timestamptz)`);

// In the first, the clocks change within this week.
test.each(['Europe/London', 'America/New_York', 'UTC'])(
  'a week of applications is seven days of UTC with a connection in %s',
  async (zone) => {
    await pglite.exec(`set time zone '${zone}'`);
    const { rows } = await database.execute<{ moment: string }>(sql`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as moment from ${applications}
      where ${appliedInWeek('2026-03-23')} order by created_at`);
    expect(rows.map(({ moment }) => moment)).toEqual(['2026-03-23 00:00:00', '2026-03-29 23:30:00']);
  },
);
