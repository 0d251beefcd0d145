// 140 applications per seeded tenant, in every status, each with a plausible history and its notifications. Deterministic
// except for the day they are counted from.
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '../../src/machines/application.ts';
import { isUndecided } from '../../src/machines/applicationStages.ts';
import { conditionLabel } from '../../src/machines/offerConditions.ts';
import { frozenAnswers } from '../applications/answers.ts';
import { unexpectedAnswers } from '../applications/applicants/expectedAnswers.ts';
import { keepAppliedJobs } from '../applications/appliedJob.ts';
import type { TenantDb } from '../db/database.ts';
import { accessLog } from '../db/schema/access.ts';
import {
  type ApplicationRow,
  applicationEvents,
  applicationFiles,
  applicationInterviews,
  applicationNotes,
  applicationOffers,
  applications,
} from '../db/schema/applications.ts';
import type { Job } from '../db/schema/jobs.ts';
import { notifications } from '../db/schema/notifications.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { dayOf } from '../formats/days.ts';
import { applicantsOf, offersOf } from './applicants.ts';
import { textsOf, wordsAt } from './applicationLists.ts';
import { newsFor } from './applicationNews.ts';
import { fitsOf, frozenOf, keyOf, type Pair, pairs } from './applicationPairs.ts';
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
  const stories = storiesOf(pairs(people, offers, await fitsOf(db, people, offers, now), now), now);
  await insertStories(db, tenant, stories, now);
}

/** `newsReadAt`: when the news of them were read, other than by the usual turns. */
export async function insertStories(
  db: TenantDb,
  tenant: Tenant,
  stories: Story[],
  now: Date,
  newsReadAt?: Date,
): Promise<void> {
  const { tx } = db;
  const frozen = await frozenOf(db, stories, now);
  await keepAppliedJobs(
    db,
    [...new Set(stories.map(({ offer }) => offer))].map(({ job }) => job),
  );
  const rows = await tx
    .insert(applications)
    .values(
      stories.map((story) => ({
        ...rowOf(story, tenant, now),
        ...frozen.get(keyOf(story)),
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
  const insertAll = async <Table extends PgTable>(table: Table, values: Table['$inferInsert'][]) => {
    if (values.length > 0) await tx.insert(table).values(values);
  };
  await insertAll(
    applicationInterviews,
    allParts.flatMap(({ interview }) => interview ?? []),
  );
  await insertAll(
    applicationOffers,
    allParts.flatMap(({ terms }) => terms ?? []),
  );
  await insertAll(
    applicationNotes,
    withStories
      .filter(({ story }) => story.steps.length > 2 && story.number % 2 === 0)
      .map(({ row, story }) => ({ ...ofThis(row), ...noteOf(story, tenant) })),
  );
  await insertAll(
    accessLog,
    withStories.flatMap(({ row, story }) => viewsOf(row, story)),
  );
  await tx
    .insert(notifications)
    .values(
      withStories.flatMap(({ row, story }) =>
        newsFor(row, story, parts.get(row.id) ?? { interview: null, terms: null }, now).map((news) =>
          newsReadAt ? { ...news, read_at: newsReadAt } : news,
        ),
      ),
    );
}

/** `answer`: to questions that are answered with yes or no; yes where nothing is said. */
export type Story = Pair & ApplicationStory & { answer?: boolean };

const reasonOf = (status: ApplicationStatus, number: number): ApplicationRow['reason_code'] => {
  if (status === 'withdrawn') return pick(['found_another_job', 'conditions', 'too_slow'] as const, number);
  if (status !== 'rejected') return null;
  return pick(['not_enough_experience', 'missing_requirement', 'position_filled', 'other'] as const, number);
};

function answersTo(questions: Job['questions'], yes: boolean) {
  return frozenAnswers(
    questions,
    questions.map(({ id, type, options }) => ({
      question_id: id,
      answer: { yes_no: yes, number: 4, single_choice: options[0] ?? '', text: textsOf('answer')[0] ?? '' }[
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
  const answers = answersTo(offer.job.questions, story.answer ?? true);
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
    answers,
    unexpected_answers: unexpectedAnswers(offer.job.questions, answers).length,
    assignee_id: number % 5 === 0 && isUndecided(status) ? offer.job.owner_id : null,
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
