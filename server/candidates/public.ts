// What everybody may see: too little to identify anybody, and nothing at all if very few let themselves be found.
import { sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { isFindable, yearsBand, yearsServedOf } from '../resumes/interface.ts';

type PublicCandidate = components['schemas']['PublicCandidate'];

const cards = 12;
// Fewer would be people, not numbers.
const fewest = 5;

const rounded = (count: number) => Math.round(count / 10) * 10;

interface Counted {
  title: string;
  count: number;
}

interface Card {
  civilian_title: string;
  region: string | null;
  years: number | null;
  skills: string[];
}

interface Figures extends Record<string, unknown> {
  total: number;
  cards: Card[] | null;
  regions: Counted[] | null;
  sectors: Counted[] | null;
}

const cardFrom = ({ years, ...card }: Card): PublicCandidate => ({ ...card, years_band: yearsBand(years) });

export async function publicCardOf(db: TenantDb, userId: number, now: Date): Promise<PublicCandidate | null> {
  const { rows } = await db.tx.execute<Card & Record<string, unknown>>(sql`
    select f.civilian_title, f.state as region, ${yearsServedOf(sql`f`, now)} as years, to_jsonb(f.skills[1:3]) as skills
    from users u join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
    where u.tenant_id = ${db.tenantId} and u.id = ${userId} and ${isFindable}`);
  return rows[0] ? cardFrom(rows[0]) : null;
}

/** `seed` keeps the month’s selection of cards from being traced to user ids. */
export async function publicCandidates(db: TenantDb, seed: string, now: Date) {
  const groups = (column: ReturnType<typeof sql>) => sql`(
    select jsonb_agg(jsonb_build_object('title', g.title, 'count', g.count) order by g.count desc, g.title)
    from (select ${column} as title, count(*)::integer as count from found
      where ${column} is not null group by 1 having count(*) >= ${fewest}::integer) g)`;
  const { rows } = await db.tx.execute<Figures>(sql`
    with found as (
      select f.user_id, f.state, f.sector from users u join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
      where u.tenant_id = ${db.tenantId} and ${isFindable}
    )
    select (select count(*)::integer from found) as total,
      (select jsonb_agg(jsonb_build_object('civilian_title', c.civilian_title, 'region', c.state,
          'years', ${yearsServedOf(sql`c`, now)}, 'skills', to_jsonb(c.skills[1:3])) order by drawn.shuffled)
        from (select user_id, md5(${seed}::text || user_id || ${now.toISOString().slice(0, 7)}::text) as shuffled
          from found order by shuffled limit ${cards}) drawn
        join candidate_facts c on c.tenant_id = ${db.tenantId} and c.user_id = drawn.user_id) as cards,
      ${groups(sql`found.state`)} as regions, ${groups(sql`found.sector`)} as sectors`);
  const figures = rows[0];
  if (!figures || figures.total < fewest) return { data: [], meta: { total: 0, regions: [], sectors: [] } };
  const round = (counted: Counted[] | null) =>
    (counted ?? []).map(({ title, count }) => ({ title, count: rounded(count) }));
  return {
    data: (figures.cards ?? []).map(cardFrom),
    meta: { total: rounded(figures.total), regions: round(figures.regions), sectors: round(figures.sectors) },
  };
}
