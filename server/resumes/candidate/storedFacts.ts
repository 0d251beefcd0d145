import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import { emptySections } from '../../cv/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { candidateFacts } from '../../db/schema/candidates.ts';
import { cities, militaryRanks, militaryServices, states } from '../../db/schema/reference.ts';
import { type ResumeRow, resumes } from '../../db/schema/resumes.ts';
import { fold, toSearchText } from '../../formats/fold.ts';
import { occupationReference } from '../../occupations/interface.ts';
import { heldKeys } from '../../scoring/interface.ts';
import { shownSections } from '../export/shownSections.ts';
import {
  cardFacts,
  civilianTitle,
  type RoleFacts,
  skillsShown,
  toCandidateFacts,
  type WorkPreferences,
} from './candidateFacts.ts';
import {
  badgedRoles,
  cityColumns,
  firstFreeDays,
  occupationsTitled,
  type Place,
  placesOf,
  workAnswers,
} from './factLookups.ts';
import { serviceIn, yearsIn } from './serviceTime.ts';

// Increase it when the same CV would be read differently; then all veterans are read again in the background.
const factsVersion = 12;

const atOnce = 200;

// The CV that an employer would get: the primary one, once its owner has reviewed what was read.
const candidateResume = sql`(
  select r.id, r.version, r.updated_at from resumes r
  where r.tenant_id = u.tenant_id and r.user_id = u.id and r.deleted_at is null and r.kind <> 'federal'
    and (r.reviewed_at is not null or r.source in ('builder', 'duplicate'))
  order by r.is_primary desc, r.id limit 1)`;

export const isFindable = sql`u.role = 'veteran' and u.status = 'active' and u.leaves_at is null
  and u.candidate_visibility <> 'hidden'`;

// The stamp contains the release of the occupational data, by which titles and roles are read.
const stampOf =
  () => sql`concat_ws(':', ${factsVersion}::integer, ${occupationReference().version}::text, u.version,
  extract(epoch from u.updated_at), r.id, r.version, extract(epoch from r.updated_at))`;

/** The `stamp` that each user's stored facts have while they are current; `users` is a condition on `u`. */
export const currentStamps = (users: SQL): SQL => sql`
  select u.tenant_id, u.id, r.id as resume_id, ${stampOf()} as stamp
  from users u left join lateral ${candidateResume} r on true where ${users}`;

export const agedCandidates = (limit: number): SQL => sql`
  select u.tenant_id, u.id from users u
  left join lateral ${candidateResume} r on true
  left join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
  where u.role = 'veteran' and u.status = 'active' and ${stampOf()} is distinct from f.stamp
  order by u.tenant_id, u.id limit ${limit}`;

export const countCandidates = (): SQL => sql`
  select count(*)::integer as total, (count(*) filter (where ${stampOf()} is distinct from f.stamp))::integer as outdated
  from users u
  left join lateral ${candidateResume} r on true
  left join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
  where u.role = 'veteran' and u.status = 'active'`;

/** `condition` is on `u`. */
export async function refreshFacts(db: TenantDb, condition: SQL, now: Date): Promise<void> {
  const { rows } = await db.tx.execute<{ id: number; resume_id: number | null; stamp: string }>(sql`
    select aged.id, aged.resume_id, aged.stamp from (
      select u.id, r.id as resume_id, f.stamp as old_stamp, ${stampOf()} as stamp
      from users u
      left join lateral ${candidateResume} r on true
      left join candidate_facts f on f.tenant_id = u.tenant_id and f.user_id = u.id
      where u.tenant_id = ${db.tenantId} and ${condition}
    ) aged where aged.stamp is distinct from aged.old_stamp
    order by aged.id limit ${atOnce}`);
  if (rows.length === 0) return;
  await makeFacts(db, rows, now);
  if (rows.length === atOnce) await refreshFacts(db, condition, now);
}

interface Aged {
  id: number;
  resume_id: number | null;
  stamp: string;
}

/** What the facts of these people are computed from, read with one query for each table. */
async function readSources({ tenantId, tx }: TenantDb, aged: Aged[]) {
  const ids = aged.map(({ id }) => id);
  const people = await tx
    .select({ user: users, spot: cityColumns, state: { id: states.id, title: states.title } })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(states, sql`${states.id} = coalesce(${users.state_id}, ${cities.state_id})`)
    .where(and(eq(users.tenant_id, tenantId), inArray(users.id, ids)));
  const resumeIds = aged.flatMap(({ resume_id }) => resume_id ?? []);
  const cvs = resumeIds.length
    ? await tx
        .select()
        .from(resumes)
        .where(
          and(eq(resumes.tenant_id, tenantId), inArray(resumes.id, resumeIds), isNull(resumes.deleted_at)),
        )
    : [];
  return {
    people,
    cvs,
    military: await militaryOf(tx, cvs),
    places: await placesOf(tx, cvs),
    preferences: await workAnswers(tx, tenantId, ids),
    freeFrom: await firstFreeDays(tx, tenantId, ids),
  };
}

async function militaryOf(tx: TenantDb['tx'], cvs: ResumeRow[]): Promise<Military> {
  const posts = cvs.flatMap(({ sections }) => sections.military_exp);
  const idsOf = (field: 'military_badged_role_id' | 'military_rank_id' | 'military_service_id') => [
    ...new Set(posts.flatMap((post) => post[field] ?? [])),
  ];
  return {
    roles: await badgedRoles(tx, idsOf('military_badged_role_id')),
    ranks: await tx
      .select({ id: militaryRanks.id, band: militaryRanks.group })
      .from(militaryRanks)
      .where(inArray(militaryRanks.id, [...idsOf('military_rank_id'), 0])),
    services: await tx
      .select({ id: militaryServices.id, title: militaryServices.title })
      .from(militaryServices)
      .where(inArray(militaryServices.id, [...idsOf('military_service_id'), 0])),
  };
}

async function computeFacts(db: TenantDb, aged: Aged[], now: Date) {
  const { people, cvs, military, places, preferences, freeFrom } = await readSources(db, aged);
  return people.map(({ user, spot, state }) => {
    const { resume_id, stamp } = aged.find(({ id }) => id === user.id)!;
    const cv = cvs.find(({ id }) => id === resume_id);
    const written = places(cv);
    const place = spot
      ? { spot, state }
      : { spot: written?.spot ?? null, state: state ?? written?.state ?? null };
    const row = rowOf({
      ...{ user, cv, place, ...military, now },
      preferences: preferences.get(user.id),
      leavesOn: freeFrom.get(user.id),
    });
    return { tenant_id: db.tenantId, stamp, ...row };
  });
}

async function makeFacts(db: TenantDb, aged: Aged[], now: Date): Promise<void> {
  const rows = await computeFacts(db, aged, now);
  const occupationsOf = await occupationsTitled(
    db.tx,
    rows.map(({ civilian_title }) => civilian_title),
  );
  const values = rows.map((row) => ({ ...row, card_occupation_ids: occupationsOf(row.civilian_title) }));
  const fresh = Object.fromEntries(
    Object.keys(values[0] ?? {}).map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
  );
  await db.tx
    .insert(candidateFacts)
    .values(values.sort((first, second) => first.user_id - second.user_id))
    .onConflictDoUpdate({ target: [candidateFacts.tenant_id, candidateFacts.user_id], set: fresh });
}

interface Military {
  roles: Map<number, RoleFacts>;
  ranks: { id: number; band: (typeof candidateFacts.$inferInsert)['rank_band'] }[];
  services: { id: number; title: string }[];
}

interface Gathered extends Military {
  user: UserRow;
  cv: ResumeRow | undefined;
  place: Place;
  preferences: WorkPreferences | undefined;
  leavesOn: string | undefined;
  now: Date;
}

function rowOf({ user, cv, place, roles, ranks, services, preferences, leavesOn, now }: Gathered) {
  const sections = cv ? shownSections(cv) : emptySections();
  const facts = toCandidateFacts(user, sections, cv?.id ?? null, {
    ...{ roles, spot: place.spot, preferences, leavesOn },
  });
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
  const trained = facts.skills.filter(({ source }) => source === 'training').map(({ name }) => name);
  const qualified = [...trained, ...facts.licences.map(({ line }) => line)];
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
    all_words: toSearchText([...shown, ...qualified, personName(user), ...own]),
    updated_at: cv && cv.updated_at > user.updated_at ? cv.updated_at : user.updated_at,
  };
}

/** Call it in the transaction that changed a profile or a CV. */
export const refreshCandidate = (db: TenantDb, userId: number, now: Date): Promise<void> =>
  refreshFacts(db, sql`u.id = ${userId} and u.role = 'veteran'`, now);

export async function factsOfUser(db: TenantDb, userId: number, now: Date) {
  await refreshCandidate(db, userId, now);
  const [row] = await db.tx
    .select()
    .from(candidateFacts)
    .where(and(eq(candidateFacts.tenant_id, db.tenantId), eq(candidateFacts.user_id, userId)));
  return row ?? null;
}

/** The facts that this CV shows, whether or not it is the primary one. Computed for each call, and not stored. */
export async function factsOfResume(db: TenantDb, { id, user_id }: ResumeRow, now: Date) {
  const [row] = await computeFacts(db, [{ id: user_id, resume_id: id, stamp: '' }], now);
  if (!row) throw new Error('The résumé has no owner');
  return row;
}

export type FactsRow = typeof candidateFacts.$inferSelect;
