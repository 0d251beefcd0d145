/** What the match and the candidate list read of each veteran: stored when a profile, a CV or the rules change. */
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import { emptySections } from '../../cv/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type User, users } from '../../db/schema/accounts.ts';
import { candidateFacts } from '../../db/schema/candidates.ts';
import type { Spot } from '../../db/schema/matchFeatures.ts';
import {
  cities,
  civilianOccupations,
  crosswalk,
  industries,
  militaryBadgedRoles,
  militaryRanks,
  militaryServices,
  states,
} from '../../db/schema/reference.ts';
import { type ResumeRow, resumes } from '../../db/schema/resumes.ts';
import { addDays } from '../../formats/days.ts';
import { fold, toSearchText } from '../../formats/fold.ts';
import { meaningsOfRole } from '../../military/interface.ts';
import { occupationReference } from '../../occupations/interface.ts';
import { heldKeys } from '../../scoring/interface.ts';
import { shownSections } from '../export/shownSections.ts';
import {
  cardFacts,
  civilianTitle,
  type KnownRole,
  type SaidOfWork,
  skillsShown,
  toCandidateFacts,
} from './candidateFacts.ts';
import { serviceIn, yearsIn } from './serviceTime.ts';

// Rises when the same CV would be read otherwise; then everybody is read again in the background.
const factsVersion = 7;

const atOnce = 200;

// The CV an employer would get: the primary one, once its owner has looked at what was read.
const chosenResume = sql`(
  select r.id, r.version, r.updated_at from resumes r
  where r.tenant_id = u.tenant_id and r.user_id = u.id and r.deleted_at is null and r.kind <> 'federal'
    and (r.reviewed_at is not null or r.source in ('builder', 'duplicate'))
  order by r.is_primary desc, r.id limit 1)`;

export const mayBeFound = sql`u.role = 'veteran' and u.status = 'active' and u.leaves_at is null
  and u.candidate_visibility <> 'hidden'`;

// Titles and roles are read by the release of the occupational data that is in use.
const stampOf =
  () => sql`concat_ws(':', ${factsVersion}::integer, ${occupationReference().version}::text, u.version,
  extract(epoch from u.updated_at), r.id, r.version, extract(epoch from r.updated_at))`;

/** What `stamp` is of each user while their stored facts are fresh; `users` is a condition on `u`. */
export const currentStamps = (users: SQL): SQL => sql`
  select u.tenant_id, u.id, r.id as resume_id, ${stampOf()} as stamp
  from users u left join lateral ${chosenResume} r on true where ${users}`;

/** Veterans of any tenant whose stored facts are not those of their profile, CV and our rules. */
export const agedCandidates = (limit: number): SQL => sql`
  select u.tenant_id, u.id from users u
  left join lateral ${chosenResume} r on true
  left join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
  where u.role = 'veteran' and u.status = 'active' and ${stampOf()} is distinct from f.stamp
  order by u.tenant_id, u.id limit ${limit}`;

/** How many veterans there are, and of how many the stored facts are not fresh. */
export const countCandidates = (): SQL => sql`
  select count(*)::integer as total, (count(*) filter (where ${stampOf()} is distinct from f.stamp))::integer as outdated
  from users u
  left join lateral ${chosenResume} r on true
  left join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
  where u.role = 'veteran' and u.status = 'active'`;

/** `who` is a condition on `u`. */
export async function refreshFacts(db: TenantDb, who: SQL, now: Date): Promise<void> {
  const { rows } = await db.tx.execute<{ id: number; resume_id: number | null; stamp: string }>(sql`
    select aged.id, aged.resume_id, aged.stamp from (
      select u.id, r.id as resume_id, f.stamp as old_stamp, ${stampOf()} as stamp
      from users u
      left join lateral ${chosenResume} r on true
      left join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
      where u.tenant_id = ${db.tenantId} and ${who}
    ) aged where aged.stamp is distinct from aged.old_stamp
    order by aged.id limit ${atOnce}`);
  if (rows.length === 0) return;
  await makeFacts(db, rows, now);
  if (rows.length === atOnce) await refreshFacts(db, who, now);
}

interface Aged {
  id: number;
  resume_id: number | null;
  stamp: string;
}

async function makeFacts({ tenantId, tx }: TenantDb, aged: Aged[], now: Date): Promise<void> {
  const ids = aged.map(({ id }) => id);
  const resumeIds = aged.flatMap(({ resume_id }) => resume_id ?? []);
  const people = await tx
    .select({ user: users, spot: cityColumns, state: { id: states.id, title: states.title } })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(states, sql`${states.id} = coalesce(${users.state_id}, ${cities.state_id})`)
    .where(and(eq(users.tenant_id, tenantId), inArray(users.id, ids)));
  const cvs = resumeIds.length
    ? await tx
        .select()
        .from(resumes)
        .where(
          and(eq(resumes.tenant_id, tenantId), inArray(resumes.id, resumeIds), isNull(resumes.deleted_at)),
        )
    : [];
  const posts = cvs.flatMap(({ sections }) => sections.military_exp);
  const idsOf = (field: 'military_badged_role_id' | 'military_rank_id' | 'military_service_id') => [
    ...new Set(posts.flatMap((post) => post[field] ?? [])),
  ];
  const roles = await knownRoles(tx, idsOf('military_badged_role_id'));
  const ranks = await tx
    .select({ id: militaryRanks.id, band: militaryRanks.group })
    .from(militaryRanks)
    .where(inArray(militaryRanks.id, [...idsOf('military_rank_id'), 0]));
  const services = await tx
    .select({ id: militaryServices.id, title: militaryServices.title })
    .from(militaryServices)
    .where(inArray(militaryServices.id, [...idsOf('military_service_id'), 0]));
  const places = await placesOf(tx, cvs);
  const said = await saidOfWork(tx, tenantId, ids);
  const gathered = people.map((person) => {
    const { resume_id, stamp } = aged.find(({ id }) => id === person.user.id)!;
    const cv = cvs.find(({ id }) => id === resume_id);
    const written = places(cv);
    const place = person.spot
      ? { spot: person.spot, state: person.state }
      : { spot: written?.spot ?? null, state: person.state ?? written?.state ?? null };
    return {
      tenant_id: tenantId,
      stamp,
      ...rowOf({ user: person.user, cv, place, roles, ranks, services, said: said.get(person.user.id), now }),
    };
  });
  const calledAs = await occupationsCalled(
    tx,
    gathered.map(({ civilian_title }) => civilian_title),
  );
  const values = gathered.map((row) => ({ ...row, card_occupation_ids: calledAs(row.civilian_title) }));
  const fresh = Object.fromEntries(
    Object.keys(values[0] ?? {}).map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
  );
  await tx
    .insert(candidateFacts)
    .values(values.sort((first, second) => first.user_id - second.user_id))
    .onConflictDoUpdate({ target: [candidateFacts.tenant_id, candidateFacts.user_id], set: fresh });
}

interface Place {
  spot: Spot | null;
  state: { id: number; title: string } | null;
}

interface Gathered {
  user: User;
  cv: ResumeRow | undefined;
  place: Place;
  roles: Map<number, KnownRole>;
  ranks: { id: number; band: (typeof candidateFacts.$inferInsert)['rank_band'] }[];
  services: { id: number; title: string }[];
  said: SaidOfWork | undefined;
  now: Date;
}

function rowOf({ user, cv, place, roles, ranks, services, said, now }: Gathered) {
  const sections = cv ? shownSections(cv) : emptySections();
  const facts = toCandidateFacts(user, sections, cv?.id ?? null, { roles, spot: place.spot, said });
  const served = sections.military_exp.flatMap(({ start_month, end_month, is_current }) =>
    start_month ? [{ from: start_month, to: is_current ? null : (end_month ?? start_month) }] : [],
  );
  const [last] = [...sections.military_exp].sort((first, second) =>
    (second.start_month ?? '').localeCompare(first.start_month ?? ''),
  );
  const force = services.find(({ id }) => id === last?.military_service_id);
  const rank_band = ranks.find(({ id }) => id === last?.military_rank_id)?.band ?? null;
  const occupations = facts.roles.flatMap(({ id }) => roles.get(id)?.occupations ?? []);
  const civilian_title = civilianTitle(user, sections, roles);
  const skills = facts.skills.filter(({ source }) => source !== 'training').map(({ name }) => name);
  const { title: state = null, id: state_id = null } = place.state ?? {};
  const service = serviceIn(served, now);
  const card_facts = cardFacts(facts, { civilian_title, skills, service });
  const card = [civilian_title, ...skills.slice(0, skillsShown), force?.title, state];
  const shown = [civilian_title, ...facts.titles.map(({ text }) => text), ...skills, force?.title, state];
  const own = [user.first_name, user.last_name, place.spot?.title, ...facts.roles.map(({ title }) => title)];
  return {
    user_id: user.id,
    facts,
    card_facts,
    match_keys: heldKeys(facts, card_facts),
    civilian_title,
    service_id: force?.id ?? null,
    service: force?.title ?? null,
    rank_band,
    years_served: yearsIn(service, now),
    served_months: service?.months ?? null,
    serving_since: service?.since ?? null,
    serving_until: service?.until ?? null,
    country_id: user.country_id,
    state_id,
    state,
    city_id: place.spot?.city_id ?? null,
    city: place.spot?.title ?? null,
    lat: place.spot?.lat ?? null,
    lng: place.spot?.lng ?? null,
    availability: user.availability,
    badged_role_ids: facts.roles.map(({ id }) => id),
    occupation_ids: [...new Set(occupations.map(({ id }) => id))],
    sector: occupations[0]?.sector ?? null,
    skills,
    skill_names: facts.skills.map(({ name }) => toSearchText([name])),
    card_skill_names: skills.slice(0, skillsShown).map((name) => toSearchText([name])),
    languages: facts.languages.map(({ name }) => fold(name)),
    clearances: facts.clearances
      .filter(({ audience }) => audience === 'approved_employers')
      .map(({ level }) => fold(level)),
    words: toSearchText(card),
    all_words: toSearchText([...shown, personName(user), ...own]),
    updated_at: cv && cv.updated_at > user.updated_at ? cv.updated_at : user.updated_at,
  };
}

type Tx = TenantDb['tx'];

const startsAfter: Record<string, number> = {
  now: 0,
  '3_months': 92,
  '6_months': 183,
  '12_months': 365,
  later: 366,
};

// The latest answer counts where several directions have asked.
async function saidOfWork(tx: Tx, tenantId: number, ids: number[]): Promise<Map<number, SaidOfWork>> {
  const { rows } = await tx.execute<{
    user_id: number;
    code: string;
    miles: number | null;
    value: string | null;
    answered_on: string;
  }>(sql`
    select g.user_id, q.code, (g.answer->>'answer_number')::float as miles, o.value,
      (g.updated_at at time zone 'UTC')::date::text as answered_on
    from given_answers g
    join questions q on q.id = g.question_id
    join question_options d on d.id = q.career_direction_id
    left join question_options o on o.question_id = q.id and o.id = (g.answer->>'answer_option_id')::bigint
    where g.tenant_id = ${tenantId} and g.user_id = any(${sql.param(ids)}::bigint[])
      and (q.code = 'distance' or q.code = 'start_window' and d.value = 'job_now')
    order by g.updated_at, q.id`);
  const said = new Map<number, SaidOfWork>();
  for (const { user_id, code, miles, value, answered_on } of rows) {
    const after = startsAfter[value ?? ''];
    said.set(user_id, {
      ...said.get(user_id),
      ...(code === 'distance' ? { is_limit: miles !== null && miles > 0 } : {}),
      ...(code === 'start_window' && after !== undefined ? { ready_on: addDays(answered_on, after) } : {}),
    });
  }
  return said;
}

// By what a title says alone: an occupation that only the crosswalk gives would tell the trade.
async function occupationsCalled(tx: Tx, titles: string[]): Promise<(title: string) => number[]> {
  const { id, title, uk_title } = civilianOccupations;
  const lowerCased = [...new Set(titles.map((text) => text.toLowerCase()))];
  const rows = await tx
    .select({ id, title, uk_title })
    .from(civilianOccupations)
    .where(or(inArray(sql`lower(${title})`, lowerCased), inArray(sql`lower(${uk_title})`, lowerCased)))
    .orderBy(id);
  const isCalled = (name: string, text: string) => name.toLowerCase() === text.toLowerCase();
  return (text) =>
    rows.filter((item) => isCalled(item.title, text) || isCalled(item.uk_title, text)).map((item) => item.id);
}

const cityColumns = {
  city_id: cities.id,
  title: cities.title,
  state_id: cities.state_id,
  lat: cities.lat,
  lng: cities.lng,
};

// The cities that CVs name, where the profile names none.
async function placesOf(tx: Tx, cvs: ResumeRow[]): Promise<(cv: ResumeRow | undefined) => Place | null> {
  const cityNames = cvs.flatMap(({ sections }) => fold(sections.personal_details?.city ?? '') || []);
  const rows = cityNames.length
    ? await tx
        .select({
          spot: cityColumns,
          country_id: cities.country_id,
          name: cities.search,
          state: states.title,
        })
        .from(cities)
        .innerJoin(states, eq(states.id, cities.state_id))
        .where(inArray(cities.search, [...new Set(cityNames)]))
        .orderBy(cities.id)
    : [];
  return (cv) => {
    const { city = '', state = '', country_id } = cv?.sections.personal_details ?? {};
    const named = rows.filter((item) => item.name === fold(city) && item.country_id === country_id);
    const one = named.find((row) => fold(row.state) === fold(state)) ?? named[0];
    return one ? { spot: one.spot, state: { id: one.spot.state_id, title: one.state } } : null;
  };
}

const closest = ['same_duties', 'most_duties', 'some_duties'];
const unitedKingdom = 232;

async function knownRoles(tx: Tx, ids: number[]): Promise<Map<number, KnownRole>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      role: militaryBadgedRoles,
      country_id: militaryServices.country_id,
      match_type: crosswalk.match_type,
      occupation: civilianOccupations,
      sector: industries.title,
    })
    .from(militaryBadgedRoles)
    .innerJoin(militaryServices, eq(militaryServices.id, militaryBadgedRoles.service_id))
    .leftJoin(crosswalk, eq(crosswalk.badged_role_id, militaryBadgedRoles.id))
    .leftJoin(civilianOccupations, eq(civilianOccupations.id, crosswalk.occupation_id))
    .leftJoin(industries, eq(industries.id, civilianOccupations.industry_id))
    .where(inArray(militaryBadgedRoles.id, ids))
    .orderBy(civilianOccupations.id);
  const roles = new Map<number, KnownRole>();
  for (const { role, country_id, match_type, occupation, sector } of rows) {
    const { id, title, skills } = role;
    const known: KnownRole = roles.get(id) ?? { id, title, skills, occupations: [], published: [] };
    roles.set(id, known);
    if (!match_type || !occupation || !sector) continue;
    const name = country_id === unitedKingdom ? occupation.uk_title : occupation.title;
    known.occupations.push({ id: occupation.id, title: name, code: occupation.soc_code, match_type, sector });
    known.occupations.sort(
      (first, second) => closest.indexOf(first.match_type) - closest.indexOf(second.match_type),
    );
  }
  for (const role of roles.values())
    if (role.occupations.length === 0) role.published = publishedWork(role.id);
  return roles;
}

// What says less is no evidence of having done the work.
const leastWeight = 0.45;
const mostPublished = 4;

// People are called by a title in the singular, which only O*NET has.
function publishedWork(roleId: number): KnownRole['published'] {
  const reference = occupationReference();
  return meaningsOfRole(roleId)
    .filter(({ weight }) => weight >= leastWeight)
    .slice(0, mostPublished)
    .map(({ code, carriesOver }) => {
      const occupation = reference.occupation(code);
      const title = occupation?.system === 'onet' ? (occupation.titles[0] ?? null) : null;
      return { title, code, match_type: carriesOver };
    });
}

/** In the transaction that changed a profile or a CV. */
export const refreshCandidate = (db: TenantDb, userId: number, now: Date): Promise<void> =>
  refreshFacts(db, sql`u.id = ${userId} and u.role = 'veteran'`, now);

/** Null for somebody who is no veteran here. */
export async function factsOfUser(db: TenantDb, userId: number, now: Date) {
  await refreshCandidate(db, userId, now);
  const [row] = await db.tx
    .select()
    .from(candidateFacts)
    .where(and(eq(candidateFacts.tenant_id, db.tenantId), eq(candidateFacts.user_id, userId)));
  return row ?? null;
}

export type FactsRow = typeof candidateFacts.$inferSelect;
