// What one company may see of the veterans who let themselves be found: lists, filters, counts and searches may read only
// `visible`. It leaves out hidden veterans and those who have blocked the company.
import { type SQL, sql } from 'drizzle-orm';
import { isSharedIn } from '../applications/interface.ts';
import type { CandidateNumbers } from '../companies/interface.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { cardIdOf, renewedCards } from '../profile/interface.ts';
import { type FactsRow, isFindable, yearsServedOf } from '../resumes/interface.ts';

const instant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Of invitations: whom the company knows by name, because it invited them so or because they accepted. */
export const isByName = (invitations: SQL) =>
  sql`(${invitations}.card_id = 0 or ${invitations}.status = 'accepted')`;

/** Of invitations to `person`: those that the company sees of them now, under the name or on the card. */
export const invitationsOf = (
  invitations: SQL,
  person: SQL,
) => sql`(case when ${person}.is_open then ${isByName(invitations)}
  else ${invitations}.card_id = ${person}.card_id and not ${isByName(invitations)} end)`;

/** An invitation as the company reads it, from `job_invitations i` and `jobs j`. */
export const presentedInvitation = sql`jsonb_build_object('id', i.id, 'job', jsonb_build_object('id', j.id, 'title', j.title),
  'status', i.status, 'created_at', ${instant(sql`i.created_at`)})`;

// Computed once, not for every veteran. `opens` where the company may see who they are whatever their visibility.
const contactsByName = (tenantId: number, companyId: number, now: Date) => sql`(
  select c.user_id, (array['hired', 'applied', 'accepted', 'invited', 'declined'])[min(c.rank)] as connection,
    bool_or(c.opens) as opens
  from (
    select a.user_id, case a.status when 'hired' then 1 else 2 end as rank, ${isSharedIn(sql`a`, now)} as opens from applications a
      where a.tenant_id = ${tenantId} and a.company_id = ${companyId} and a.status <> 'withdrawn'
    union all
    select i.user_id, case i.status when 'accepted' then 3 when 'pending' then 4 else 5 end, i.status = 'accepted'
      from job_invitations i
      where i.tenant_id = ${tenantId} and i.company_id = ${companyId} and ${isByName(sql`i`)}
  ) c group by c.user_id)`;

const contactsByCard = (tenantId: number, companyId: number) => sql`(
  select i.user_id, i.card_id, case when bool_or(i.status = 'pending') then 'invited' else 'declined' end as connection
  from job_invitations i
  where i.tenant_id = ${tenantId} and i.company_id = ${companyId} and not ${isByName(sql`i`)}
  group by i.user_id, i.card_id)`;

export interface VisibleCandidate {
  /** The user's id; the company knows them by another number. */
  id: number;
  is_open: boolean;
  name: string | null;
  civilian_title: string;
  service: string | null;
  rank_band: 'officer' | 'warrant' | 'senior_nco' | 'junior' | null;
  /** The start of the band for anonymous candidates. */
  years: number | null;
  state: string | null;
  city: string | null;
  availability:
    | 'immediately'
    | 'within_1_week'
    | 'within_2_weeks'
    | 'within_1_month'
    | 'within_2_months'
    | 'flexible'
    | null;
  skills: string[];
  /** Of a named candidate what there was under the name, of an anonymous one what there was with their present card. */
  connection: 'none' | 'invited' | 'accepted' | 'declined' | 'applied' | 'hired';
  card_id: number;
  updated_at: string;
}

export type Judged = VisibleCandidate & Pick<FactsRow, 'facts' | 'country_id' | 'state_id'>;

const opens = (connection: VisibleCandidate['connection']) =>
  connection === 'applied' || connection === 'accepted';

export const trusted = ({ connection }: Pick<VisibleCandidate, 'connection'>) =>
  connection === 'applied' || connection === 'hired';

/** Whom lists may offer to the company: not those whom it has hired, whom it knows by name. */
export const isOffered = sql`not visible.is_hired`;

export const visibleColumns = sql`visible.id, visible.is_open, visible.name, visible.civilian_title, visible.service, visible.rank_band,
  visible.years, visible.state, visible.city, visible.availability, visible.skills, visible.connection, visible.card_id,
  ${instant(sql`visible.updated_at`)} as updated_at`;

/**
 * `as` shows what a company with that connection to everybody would see. Every column is as coarse as the card if the name is not
 * shown. `place` is a separate order for each company, and another one for a person's card than for their name.
 */
export const visibleTo = (
  tenantId: number,
  { companyId, seed }: Pick<CandidateNumbers, 'companyId' | 'seed'>,
  now: Date,
  as?: VisibleCandidate['connection'],
) => sql`(
  select person.id, person.tenant_id, person.is_open, person.card_id,
    ${as ? sql`${as}::text` : sql`coalesce(case when person.is_open then person.by_name else by_card.connection end, 'none')`}
      as connection,
    coalesce(person.by_name = 'hired', false) as is_hired,
    hashint8extended(case when person.is_open then 2 * person.id + 1 else 2 * person.card_id end, ${seed}::bigint) as place,
    case when person.is_open then f.facts else f.card_facts end as facts,
    case when person.is_open then ${nameColumn(sql`person.first_name`, sql`person.last_name`)} end as name,
    f.civilian_title, f.service_id, f.service, f.rank_band, f.state_id, f.state, f.availability,
    case when person.is_open or f.state_id is not null then f.country_id end as country_id,
    case when person.is_open then served.years when served.years >= 20 then 20 else served.years / 5 * 5 end as years,
    case when person.is_open then served.years when served.years >= 20 then 99 else served.years / 5 * 5 + 4 end
      as years_to,
    case when person.is_open then f.city_id end as city_id,
    case when person.is_open then f.city end as city,
    case when person.is_open then f.lat end as lat,
    case when person.is_open then f.lng end as lng,
    case when person.is_open then f.badged_role_ids else '{}' end as badged_role_ids,
    case when person.is_open then f.occupation_ids else f.card_occupation_ids end as occupation_ids,
    case when person.is_open then f.skill_names else f.card_skill_names end as skill_names,
    f.skills, f.languages, f.clearances,
    case when person.is_open then f.all_words else f.words end as words,
    case when person.is_open then f.updated_at else date_trunc('month', f.updated_at, 'UTC') end as updated_at
  from (
    select u.id, u.tenant_id, u.first_name, u.last_name, ${cardIdOf(sql`u.id`, sql`cards.number`)} as card_id,
      ${as ? sql`null::text` : sql`contacts.connection`} as by_name,
      u.candidate_visibility = 'visible' or ${as ? sql`${opens(as)}::boolean` : sql`coalesce(contacts.opens, false)`} as is_open
    from users u
    left join ${renewedCards(tenantId, companyId)} cards on cards.user_id = u.id
    ${as ? sql`` : sql`left join ${contactsByName(tenantId, companyId, now)} contacts on contacts.user_id = u.id`}
    where u.tenant_id = ${tenantId} and ${isFindable}
      and not exists (select from company_blocks b
        where b.tenant_id = u.tenant_id and b.user_id = u.id and b.company_id = ${companyId})
  ) person
  ${as ? sql`` : sql`left join ${contactsByCard(tenantId, companyId)} by_card on by_card.user_id = person.id and by_card.card_id = person.card_id`}
  join candidate_facts f on f.tenant_id = person.tenant_id and f.user_id = person.id
  cross join lateral (select ${yearsServedOf(sql`f`, now)} as years) served
) visible`;
