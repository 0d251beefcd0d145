import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { phoneText } from '../../src/documents/phoneText.ts';
import { isSharedIn, noPhone } from '../applications/interface.ts';
import type { CandidateNumbers, NumbersFor, ReadProfiles } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { resumes } from '../db/schema/resumes.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { holderOfCard } from '../profile/interface.ts';
import { type ResumeSections, shownSections } from '../resumes/interface.ts';
import { recordAccess } from './accessLog.ts';
import { toCandidateCard } from './cards.ts';
import { contactsWith } from './contacts.ts';
import {
  invitationsOf,
  type Judged,
  presentedInvitation,
  trusted,
  visibleColumns,
  visibleTo,
} from './visibleCandidates.ts';

type Schemas = components['schemas'];

interface Services {
  numbersFor: NumbersFor;
  reading: ReadProfiles;
}

export const getCandidate: Operation<'getCandidate', Services> = async (call, { reading, numbersFor }) => {
  await call.limit('openProfile');
  return reading(call, async (db, open) => {
    const { params, query, user, now } = call;
    const numbers = numbersFor(db.tenantId, user.company?.id ?? 0);
    const candidate = await candidateByNumber(db, numbers, params.id, now);
    await open([viewedProfile(candidate)]);
    const data = await detailOf(db, candidate, numbers, { jobId: query.job_id, now });
    await recordAccess(db, {
      ...viewedProfile(candidate),
      by: user,
      action: 'viewed',
      object: { type: 'profile' },
      at: now,
    });
    return { data };
  });
};

/** Whom a company sees: the named person, or a card. */
export const viewedProfile = ({ id, is_open, card_id }: Pick<Judged, 'id' | 'is_open' | 'card_id'>) => ({
  userId: id,
  cardId: is_open ? 0 : card_id,
});

export async function candidateByNumber(
  db: TenantDb,
  numbers: CandidateNumbers,
  number: number,
  now: Date,
): Promise<Judged> {
  for (const { id, isNamed } of numbers.meaningsOf(number)) {
    const userId = isNamed ? id : await holderOfCard(db, numbers.companyId, id);
    const candidate = userId && (await lookFor(db, visibleTo(db.tenantId, numbers, now), userId));
    if (!candidate || candidate.is_open !== isNamed) continue;
    // No number leads from a name to a card, from a card to a name, or from a spent card to the present one.
    if (isNamed || candidate.card_id === id) return candidate;
  }
  throw notFound();
}

export async function lookFor(db: TenantDb, visible: SQL, userId: number): Promise<Judged | null> {
  const { rows } = await db.tx.execute<Judged & Record<string, unknown>>(sql`
    select ${visibleColumns}, visible.facts, visible.country_id, visible.state_id
    from ${visible} where visible.id = ${userId}::bigint`);
  return rows[0] ?? null;
}

export async function detailOf(
  db: TenantDb,
  candidate: Judged,
  numbers: CandidateNumbers,
  { jobId = null, now }: { jobId?: number | null | undefined; now: Date },
): Promise<Schemas['CandidateDetail']> {
  const { facts, is_open } = candidate;
  const contact = (await contactsWith(db, numbers, [candidate], jobId)).get(candidate.id);
  const { match: _, ...card } = toCandidateCard(candidate, { match: null, contact }, numbers);
  const own = is_open ? await ownWords(db, candidate, numbers.companyId, now) : null;
  return {
    ...card,
    headline: own?.headline ?? null,
    willing_to_relocate: facts.relocates,
    work_radius_km: is_open ? facts.radius_km : null,
    people_led: facts.people_led,
    languages: facts.languages,
    clearances: facts.clearances
      .filter(({ audience }) => audience === 'approved_employers' || trusted(candidate))
      .map(({ level }) => level),
    contact: own?.contact ?? null,
    profile_picture: own?.profile_picture ?? null,
    resume: own?.resume ?? null,
    invitations: await invitationsTo(db, candidate, numbers.companyId),
  };
}

// For readers who may see the name.
async function ownWords(db: TenantDb, candidate: Judged, companyId: number, now: Date) {
  const { id: userId, facts } = candidate;
  const [row] = await db.tx
    .select({ user: users, resume: resumes })
    .from(users)
    .leftJoin(resumes, and(eq(resumes.tenant_id, users.tenant_id), eq(resumes.id, facts.resume_id ?? 0)))
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
  if (!row) throw notFound();
  const { user, resume } = row;
  const sections = resume && shownSections(resume);
  const showsPhone =
    user.candidate_visibility === 'visible' || (await hasPhoneOf(db, userId, companyId, now));
  return {
    headline: user.headline || sections?.personal_details?.headline || null,
    contact: { email: user.email, phone: (showsPhone && phoneText(user)) || null },
    profile_picture: user.profile_picture,
    resume: resume &&
      sections && {
        id: resume.id,
        title: resume.title,
        updated_at: resume.updated_at.toISOString(),
        sections: forEmployers(sections, { isTrusted: trusted(candidate), showsPhone }),
      },
  };
}

/** An application or an accepted invitation opens a profile that is not visible; its phone number only where that shared it. */
async function hasPhoneOf(db: TenantDb, userId: number, companyId: number, now: Date): Promise<boolean> {
  const { rows } = await db.tx.execute<{ shared: boolean }>(sql`select
    exists (select from applications a where a.tenant_id = ${db.tenantId} and a.user_id = ${userId}
      and a.company_id = ${companyId} and a.profile ->> 'phone' is not null and ${isSharedIn(sql`a`, now)})
    or exists (select from job_invitations i where i.tenant_id = ${db.tenantId} and i.user_id = ${userId}
      and i.company_id = ${companyId} and i.status = 'accepted') as shared`);
  return rows[0]?.shared === true;
}

// As on paper: without a unit or region that the owner leaves out, and without the owner's private answers.
function forEmployers(
  { personal_details: person, ...sections }: ResumeSections,
  { isTrusted, showsPhone }: { isTrusted: boolean; showsPhone: boolean },
): ResumeSections {
  return {
    ...sections,
    ...(person && { personal_details: showsPhone ? person : { ...person, ...noPhone } }),
    military_exp: sections.military_exp.map(({ answers, unit, region, ...post }) => ({
      ...post,
      ...(unit && post.show?.unit === true ? { unit } : {}),
      ...(region && post.show?.region !== false ? { region } : {}),
    })),
    civilian_exp: sections.civilian_exp.map(({ answers, ...post }) => post),
    security_clearance: sections.security_clearance.filter(
      ({ audience }) => isTrusted || audience === 'approved_employers',
    ),
  };
}

async function invitationsTo(db: TenantDb, { id, is_open, card_id }: Judged, companyId: number) {
  const { rows } = await db.tx.execute<{ shown: Schemas['CandidateInvitation'] }>(sql`
    select ${presentedInvitation} as shown
    from (select ${is_open}::boolean as is_open, ${card_id}::bigint as card_id) person, job_invitations i
    join jobs j on j.tenant_id = i.tenant_id and j.id = i.job_id
    where i.tenant_id = ${db.tenantId} and i.user_id = ${id} and i.company_id = ${companyId}
      and ${invitationsOf(sql`i`, sql`person`)}
    order by i.created_at desc, i.id desc`);
  return rows.map(({ shown }) => shown);
}
