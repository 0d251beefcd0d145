// 140 applications per seeded tenant, in every status, each with a plausible history and its notifications. Deterministic
// except for the day they are counted from.
import { and, asc, eq, inArray, isNull, lt, ne, notLike, or } from 'drizzle-orm';
import { fileNameOf } from '../../src/documents/fileName.ts';
import { personName } from '../../src/documents/personName.ts';
import type { ApplicationStatus } from '../../src/machines/application.ts';
import { conditionLabel } from '../../src/machines/offerConditions.ts';
import { frozenAnswers } from '../applications/answers.ts';
import { keepAppliedJobs } from '../applications/appliedJob.ts';
import { clearanceIn, headlineIn, profileOf, withoutPrivate } from '../applications/freeze.ts';
import { findUserProfile } from '../auth/signedIn.ts';
import type { TenantDb } from '../db/database.ts';
import { accessLog } from '../db/schema/access.ts';
import { users } from '../db/schema/accounts.ts';
import {
  type ApplicationRow,
  applicationEvents,
  applicationFiles,
  applicationInterviews,
  applicationNotes,
  applicationOffers,
  applications,
} from '../db/schema/applications.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { notifications } from '../db/schema/notifications.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { resumes } from '../db/schema/resumes.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { dayOf } from '../formats/days.ts';
import { matchesFor } from '../match/load.ts';
import { printableResume } from '../resumes/pdf/pdfHandlers.ts';
import { offerTurns, standings, textsOf, wordsAt } from './applicationLists.ts';
import { newsFor } from './applicationNews.ts';
import {
  type ApplicationStory,
  appointmentOf,
  pick,
  referencesOf,
  rejectedFrom,
  replyBy,
  storiesOf,
  untilOf,
} from './applicationStories.ts';
import { personas } from './personas.ts';
import { spelledIn } from './spelling.ts';

const day = 86_400_000;

export async function seedApplications(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const db = { tenantId: tenant.id, tx };
  const [existing] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.tenant_id, tenant.id))
    .limit(1);
  if (existing) return;
  const people = await applicantsOf(db, now);
  const offers = await offersOf(db, new Date(now.getTime() - 3 * day));
  const stories = storiesOf(pairs(people, offers, now), now);
  const scores = await scoresOf(db, stories, now);
  await keepAppliedJobs(
    db,
    offers.map(({ job }) => job),
  );
  const rows = await tx
    .insert(applications)
    .values(
      stories.map((story) => ({
        ...rowOf(story, tenant, now),
        match_score: scores.get(keyOf(story)) ?? null,
      })),
    )
    .returning();
  const withStories = rows.map((row, at) => ({ row, story: stories[at]! }));
  const ofThis = (row: ApplicationRow) => ({ tenant_id: tenant.id, application_id: row.id });
  await tx
    .insert(applicationFiles)
    .values(withStories.map(({ row, story }) => ({ ...ofThis(row), ...story.person.file })));
  await tx
    .insert(applicationEvents)
    .values(
      withStories.flatMap(({ row, story }) => story.steps.map((step) => ({ ...ofThis(row), ...step }))),
    );
  const parts = new Map(
    withStories.map(({ row, story }) => [
      row.id,
      {
        interview: story.interview && { ...ofThis(row), number: 1, ...story.interview },
        terms: offerOf(row, story, now),
      },
    ]),
  );
  const allParts = [...parts.values()];
  await tx.insert(applicationInterviews).values(allParts.flatMap(({ interview }) => interview ?? []));
  await tx.insert(applicationOffers).values(allParts.flatMap(({ terms }) => terms ?? []));
  await tx
    .insert(applicationNotes)
    .values(
      withStories
        .filter(({ story }) => story.steps.length > 2 && story.number % 2 === 0)
        .map(({ row, story }) => ({ ...ofThis(row), ...noteOf(story, tenant) })),
    );
  await tx.insert(accessLog).values(withStories.flatMap(({ row, story }) => viewsOf(row, story)));
  await tx
    .insert(notifications)
    .values(
      withStories.flatMap(({ row, story }) =>
        newsFor(row, story, parts.get(row.id) ?? { interview: null, terms: null }, now),
      ),
    );
}

type Applicant = Awaited<ReturnType<typeof applicantsOf>>[number];

// The other personas are in the middle of onboarding.
const personasWithSome = ['veteran-complete@demo.test', 'veteran-services@demo.test'];

async function applicantsOf(db: TenantDb, now: Date) {
  const rows = await db.tx
    .select({ user: users, resumeId: resumes.id })
    .from(users)
    .innerJoin(
      onboardings,
      and(eq(onboardings.tenant_id, users.tenant_id), eq(onboardings.user_id, users.id)),
    )
    .innerJoin(
      resumes,
      and(
        eq(resumes.tenant_id, users.tenant_id),
        eq(resumes.user_id, users.id),
        eq(resumes.is_primary, true),
        isNull(resumes.deleted_at),
      ),
    )
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.status, 'active'),
        eq(users.role, 'veteran'),
        or(inArray(users.email, personasWithSome), notLike(users.email, '%@demo.test')),
      ),
    )
    .orderBy(ne(users.email, 'veteran-complete@demo.test'), asc(users.id));
  const applicants = [];
  for (const { user, resumeId } of rows) {
    const profiled = await findUserProfile(db, user.id, now);
    if (!profiled.onboarding?.marks.personal_details_done_at) continue;
    const { stored, document } = await printableResume(db, { ...profiled, session_id: 0 }, resumeId);
    const content = withoutPrivate(document, { phone: true, clearance: true });
    const shared = { phone: true, clearance: clearanceIn(content), headline: headlineIn(content) };
    applicants.push({
      id: user.id,
      resumeId,
      profile: profileOf(profiled, shared, now),
      file: { name: fileNameOf(document), content, at: stored.updated_at },
    });
  }
  return applicants;
}

interface Offer {
  job: Job;
  company: string;
  owner: string;
  isOfRecruiter: boolean;
}

const recruiterEmail = personas.find(({ key }) => key === 'recruiter')?.email;

async function offersOf({ tenantId, tx }: TenantDb, before: Date): Promise<Offer[]> {
  const rows = await tx
    .select({
      job: jobs,
      company: companies.name,
      domain: companies.email_domain,
      owner: { first_name: users.first_name, last_name: users.last_name },
    })
    .from(jobs)
    .innerJoin(companies, and(eq(companies.tenant_id, jobs.tenant_id), eq(companies.id, jobs.company_id)))
    .innerJoin(users, and(eq(users.tenant_id, jobs.tenant_id), eq(users.id, jobs.owner_id)))
    .where(and(eq(jobs.tenant_id, tenantId), ne(jobs.status, 'draft'), lt(jobs.published_at, before)))
    .orderBy(asc(jobs.id));
  return rows.map(({ job, company, domain, owner }) => ({
    ...{ job, company, owner: personName(owner) },
    isOfRecruiter: recruiterEmail?.split('@')[1] === domain,
  }));
}

interface Pair {
  person: Applicant;
  offer: Offer;
  status: ApplicationStatus;
}

function pairs(people: Applicant[], offers: Offer[], now: Date): Pair[] {
  const statuses = standings().flatMap(({ status, count }) => Array<ApplicationStatus>(count).fill(status));
  const ofPersona = standings()
    .flatMap(({ status, of_persona }) => of_persona.map((at) => ({ status, at })))
    .sort((first, second) => first.at - second.at)
    .map(({ status }) => status);
  for (const status of ofPersona) statuses.splice(statuses.indexOf(status), 1);
  const longAgo = new Date(now.getTime() - 33 * day);
  const isOld = ({ job }: Offer) => job.status === 'expired';
  const [old, current] = [offers.filter(isOld), offers.filter((offer) => !isOld(offer))];
  const ofRecruiter = current.filter(({ isOfRecruiter, job }) => isOfRecruiter && job.status === 'published');
  const longOpen = current.filter(
    ({ job }) => job.status === 'published' && job.published_at && job.published_at < longAgo,
  );
  const taken = new Set<string>();
  const next = (person: Applicant, from: Offer[], start: number) => {
    for (let at = 0; at < from.length; at += 1) {
      const offer = from[(start + at) % from.length]!;
      const key = `${person.id} ${offer.job.id}`;
      if (taken.has(key)) continue;
      taken.add(key);
      return offer;
    }
    return undefined;
  };
  const [first, ...others] = people;
  if (!first || others.length === 0) throw new Error('None of the seeded people can apply');
  const personaPairs = ofPersona.map((status, at) => ({ person: first, status, start: at * 17 }));
  const rest = statuses.map((status, at) => ({
    person: others[at % others.length]!,
    status,
    start: at * 13,
  }));
  const jobsFor: Partial<Record<ApplicationStatus, Offer[]>> = { expired: old, inactive: longOpen };
  const turns = [...offerTurns()];
  return [...personaPairs, ...rest].flatMap(({ person, status, start }) => {
    const isOpenOffer = status === 'offer' && turns.shift() === 'made';
    const from = isOpenOffer && person !== first ? ofRecruiter : (jobsFor[status] ?? current);
    const offer = next(person, from, start);
    return offer ? [{ person, status, offer }] : [];
  });
}

const keyOf = ({ person, offer }: Pair) => `${person.id} ${offer.job.id}`;

async function scoresOf(db: TenantDb, all: Pair[], now: Date): Promise<Map<string, number>> {
  const scores = new Map<string, number>();
  for (const id of new Set(all.map(({ person }) => person.id))) {
    const theirs = all.filter(({ person }) => person.id === id);
    const offered = theirs.map(({ offer }) => offer.job);
    const matches = await matchesFor(db, offered, id, now);
    for (const pair of theirs) scores.set(keyOf(pair), matches.get(pair.offer.job.id)?.score ?? 0);
  }
  return scores;
}

type Story = Pair & ApplicationStory;

const reasonOf = (status: ApplicationStatus, number: number): ApplicationRow['reason_code'] => {
  if (status === 'withdrawn') return pick(['found_another_job', 'conditions', 'too_slow'] as const, number);
  if (status !== 'rejected') return null;
  return pick(['not_enough_experience', 'missing_requirement', 'position_filled', 'other'] as const, number);
};

function answersTo(questions: Job['questions']) {
  return frozenAnswers(
    questions,
    questions.map(({ id, type, options }) => ({
      question_id: id,
      answer: { yes_no: true, number: 4, single_choice: options[0] ?? '', text: textsOf('answer')[0] ?? '' }[
        type
      ],
    })),
  );
}

const last = ({ steps }: Story) => steps[steps.length - 1]!;

// An offer that was accepted without further steps had no conditions.
function conditionsOf({
  offerStatus,
  steps,
}: Story): Pick<typeof applicationOffers.$inferInsert, 'checks' | 'conditions'> {
  if (offerStatus === 'accepted') return { checks: [], conditions: null };
  const references = referencesOf(offerStatus);
  const other = { kind: 'other', text: textsOf('offer_condition')[0] ?? '' } as const;
  const checkedAt = steps.find(({ offer }) => offer === 'checked')?.at.toISOString() ?? null;
  return {
    conditions: [references, other].map((condition) => conditionLabel(condition, 'en-GB')).join('\n'),
    checks: [
      { ...references, ...(checkedAt ? {} : { status: 'open' }), checked_at: checkedAt },
      { ...other, status: 'open', checked_at: null },
    ],
  };
}

function offerOf(row: ApplicationRow, story: Story, now: Date): typeof applicationOffers.$inferInsert | null {
  const offered = story.steps.find(({ to, offer }) => to === 'offer' && !offer);
  if (!offered || story.offerStatus === null) return null;
  const { salary_min, salary_currency, salary_per, owner_id } = story.offer.job;
  const pay =
    salary_min && salary_currency && salary_per
      ? { amount: salary_min, currency: salary_currency as 'GBP' | 'USD', per: salary_per }
      : null;
  const { offerStatus } = story;
  const ended = story.steps.findLast(({ offer }) => offer && offer !== 'checked');
  return {
    tenant_id: row.tenant_id,
    application_id: row.id,
    number: 1,
    pay,
    starts_on: dayOf(offerStatus === 'made' || offerStatus === 'conditional' ? now : offered.at, 45),
    hours: textsOf('offer_hours')[0] ?? '',
    ...conditionsOf(story),
    reply_by: replyBy(story, now),
    made_by_id: owner_id,
    made_at: offered.at,
    ended_at: ended?.at ?? null,
    message: ended?.offer ? wordsAt('offer', ended.offer) : null,
  };
}

const noteOf = ({ offer, number, steps }: Story, tenant: Tenant) => ({
  author_id: offer.job.owner_id,
  author: offer.owner,
  text: spelledIn(tenant.default_country_id === 233 ? 233 : 232, pick(textsOf('team_note'), number) ?? ''),
  created_at: steps[2]!.at,
});

const viewsOf = (
  { tenant_id, company_id, id, job_title }: ApplicationRow,
  { person, offer, steps }: Story,
): (typeof accessLog.$inferInsert)[] =>
  steps
    .filter(({ to }) => to === 'viewed')
    .map(({ at }) => ({
      ...{ tenant_id, user_id: person.id, actor_id: offer.job.owner_id, company_id, company: offer.company },
      ...{ action: 'viewed', object: 'resume', object_id: id, object_title: job_title, at },
    }));

function rowOf(story: Story, tenant: Tenant, now: Date): typeof applications.$inferInsert {
  const { person, offer, status, steps, number } = story;
  const { at, public_note } = last(story);
  return {
    tenant_id: tenant.id,
    job_id: offer.job.id,
    company_id: offer.job.company_id,
    user_id: person.id,
    status,
    status_changed_at: at,
    rejected_from: status === 'rejected' ? pick(rejectedFrom, number) : null,
    inactive_from: status === 'inactive' ? 'shortlisted' : null,
    job_title: offer.job.title,
    job_version: offer.job.version,
    resume_id: person.resumeId,
    profile: person.profile,
    cover_note: number % 3 ? null : pick(textsOf('cover_note'), number),
    answers: answersTo(offer.job.questions),
    consent_version: tenant.privacy_version,
    reason_code: reasonOf(status, number),
    public_note,
    interview: appointmentOf(story),
    interview_status: story.interviewStatus,
    interview_until: untilOf(story),
    offer_status: story.offerStatus,
    offer_reply_by: story.offerStatus ? replyBy(story, now) : null,
    host: `${tenant.slug}.localhost`,
    version: steps.length,
    created_at: steps[0]!.at,
    updated_at: at,
  };
}
