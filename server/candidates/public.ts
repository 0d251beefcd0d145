/** What everybody may know: too little to tell anyone by, and nothing at all where so few let themselves be found. */
import { sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { yearsBand } from './facts.ts';
import { mayBeFound, refreshFacts } from './knownFacts.ts';

type PublicCandidate = components['schemas']['PublicCandidate'];

const cards = 12;
/** Fewer would be people, not numbers. */
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

interface Found extends Record<string, unknown> {
  total: number;
  cards: Card[] | null;
  regions: Counted[] | null;
  sectors: Counted[] | null;
}

const cardFrom = ({ years, ...card }: Card): PublicCandidate => ({ ...card, years_band: yearsBand(years) });

/** One of those from whom the cards are drawn; null for who is not among them. */
export async function publicCardOf(db: TenantDb, userId: number, now: Date): Promise<PublicCandidate | null> {
  await refreshFacts(db, sql`u.id = ${userId} and ${mayBeFound}`, now);
  const { rows } = await db.tx.execute<Card & Record<string, unknown>>(sql`
    select f.civilian_title, f.state as region, f.years_served as years, to_jsonb(f.skills[1:3]) as skills
    from users u join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
    where u.tenant_id = ${db.tenantId} and u.id = ${userId} and ${mayBeFound}`);
  return rows[0] ? cardFrom(rows[0]) : null;
}

/** `seed` keeps the drawing of the month’s cards from being traced to user ids. */
export async function publicCandidates(db: TenantDb, seed: string, now: Date) {
  await refreshFacts(db, mayBeFound, now);
  const groups = (column: ReturnType<typeof sql>) => sql`(
    select jsonb_agg(jsonb_build_object('title', g.title, 'count', g.count) order by g.count desc, g.title)
    from (select ${column} as title, count(*)::integer as count from found
      where ${column} is not null group by 1 having count(*) >= ${fewest}::integer) g)`;
  const { rows } = await db.tx.execute<Found>(sql`
    with found as (
      select f.* from users u join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
      where u.tenant_id = ${db.tenantId} and ${mayBeFound}
    )
    select (select count(*)::integer from found) as total,
      (select jsonb_agg(jsonb_build_object('civilian_title', c.civilian_title, 'region', c.state,
          'years', c.years_served, 'skills', to_jsonb(c.skills[1:3])) order by c.shuffled)
        from (select found.*, md5(${seed}::text || found.user_id || ${now.toISOString().slice(0, 7)}::text) as shuffled
          from found order by shuffled limit ${cards}) c) as cards,
      ${groups(sql`found.state`)} as regions, ${groups(sql`found.sector`)} as sectors`);
  const found = rows[0];
  if (!found || found.total < fewest) return { data: [], meta: { total: 0, regions: [], sectors: [] } };
  const round = (counted: Counted[] | null) =>
    (counted ?? []).map(({ title, count }) => ({ title, count: rounded(count) }));
  return {
    data: (found.cards ?? []).map(cardFrom),
    meta: { total: rounded(found.total), regions: round(found.regions), sectors: round(found.sectors) },
  };
}
