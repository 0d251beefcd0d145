import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi.gen.d.ts';
import type { Printed } from '../../../src/documents/printed.ts';
import {
  applicationMovers,
  applicationStatuses,
  interviewMoves,
  offerMoves,
  openApplicationStatuses,
  undecidedStatuses,
} from '../../../src/machines/application.ts';
import { interviewStatuses, offerStatuses } from '../../../src/machines/applicationStages.ts';
import { users } from './accounts.ts';
import { idColumn, idsColumn } from './columns.ts';
import { companies } from './companies.ts';
import { appliedJobs } from './jobContent.ts';
import { jobs } from './jobs.ts';
import { bytea } from './resumes.ts';
import { instant, ownedByTenant, tenantKey, versioned } from './tenants.ts';

type Schemas = components['schemas'];

export interface FrozenMatch {
  veteran: Schemas['Match'];
  employer: Schemas['Match'];
}

export interface Appointment {
  at: string;
  mode: Schemas['InterviewProposal']['mode'];
  place: string | null;
}

export const applications = pgTable(
  'applications',
  {
    ...tenantKey(),
    job_id: idColumn('job_id').notNull(),
    company_id: idColumn('company_id').notNull(),
    // Null once the person is erased: job, dates and outcome stay.
    user_id: idColumn('user_id'),
    status: text('status', { enum: applicationStatuses }).notNull(),
    status_changed_at: instant('status_changed_at').notNull(),
    // Seconds on hold since then, while the company was inactive.
    held_seconds: integer('held_seconds').notNull().default(0),
    rejected_from: text('rejected_from', { enum: undecidedStatuses }),
    inactive_from: text('inactive_from', { enum: openApplicationStatuses }),
    job_title: text('job_title').notNull(),
    // The job as it was when they applied is in `applied_jobs`; null for applications from before it was kept.
    job_version: integer('job_version'),
    resume_id: idColumn('resume_id'),
    // A snapshot of the person when they applied; null once they are erased.
    profile: jsonb('profile').$type<Schemas['ApplicationProfile']>(),
    cover_note: text('cover_note'),
    answers: jsonb('answers').$type<Schemas['ApplicationAnswer'][]>().notNull(),
    // How many of them the job, as it is published now, does not expect. Only the company’s lists read it.
    unexpected_answers: integer('unexpected_answers').notNull().default(0),
    // The colleague who follows it up. Only the company reads it; null once they leave the company.
    assignee_id: idColumn('assignee_id'),
    // The privacy notice under which the veteran sent it.
    consent_version: text('consent_version').notNull(),
    // The rank of the match, by which lists are sorted.
    match_score: integer('match_score'),
    // As both sides read it when they applied; null for applications from before it was kept.
    match: jsonb('match').$type<FrozenMatch>(),
    reason_code: text('reason_code').$type<Schemas['RejectionCode'] | Schemas['WithdrawalReason']>(),
    // The veteran's message when withdrawing, or the employer's at the last step.
    public_note: text('public_note'),
    // The latest interview in `application_interviews`: its agreed time, its status, and when its last proposed time passes or
    // the agreed interview ends.
    interview: jsonb('interview').$type<Appointment>(),
    interview_status: text('interview_status', { enum: interviewStatuses }),
    interview_until: instant('interview_until'),
    offer_status: text('offer_status', { enum: offerStatuses }),
    offer_reply_by: date('offer_reply_by'),
    host: text('host').notNull(),
    delayed_mail_id: idColumn('delayed_mail_id'),
    ...versioned(),
  },
  (table) => [
    ...ownedByTenant(table),
    uniqueIndex('applications_once').on(table.tenant_id, table.job_id, table.user_id),
    index('applications_of_user').on(table.tenant_id, table.user_id, table.status_changed_at),
    index('applications_of_company').on(table.tenant_id, table.company_id, table.status),
    index('applications_by_answers').on(table.tenant_id, table.job_id, table.unexpected_answers),
    index('applications_of_assignee')
      .on(table.tenant_id, table.assignee_id)
      .where(sql`${table.assignee_id} is not null`),
    index('applications_undecided')
      .on(table.status_changed_at)
      .where(sql`${table.status} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offer')`),
    index('applications_open_offers')
      .on(table.offer_reply_by)
      .where(sql`${table.status} = 'offer' and ${table.offer_status} = 'made'`),
    foreignKey({
      name: 'applications_job',
      columns: [table.tenant_id, table.job_id],
      foreignColumns: [jobs.tenant_id, jobs.id],
    }),
    foreignKey({
      name: 'applications_applied_job',
      columns: [table.tenant_id, table.job_id, table.job_version],
      foreignColumns: [appliedJobs.tenant_id, appliedJobs.job_id, appliedJobs.version],
    }),
    foreignKey({
      name: 'applications_company',
      columns: [table.tenant_id, table.company_id],
      foreignColumns: [companies.tenant_id, companies.id],
    }),
    foreignKey({
      name: 'applications_user',
      columns: [table.tenant_id, table.user_id],
      foreignColumns: [users.tenant_id, users.id],
    }).onDelete('cascade'),
  ],
);

export type ApplicationRow = typeof applications.$inferSelect;

export const applicationId = () => idColumn('application_id').notNull();

export const ofApplication = (name: string, table: Record<'tenant_id' | 'application_id', AnyPgColumn>) =>
  foreignKey({
    name: `${name}_application`,
    columns: [table.tenant_id, table.application_id],
    foreignColumns: [applications.tenant_id, applications.id],
  }).onDelete('cascade');

export const applicationFiles = pgTable(
  'application_files',
  {
    ...tenantKey(),
    application_id: applicationId(),
    name: text('name').notNull(),
    content: jsonb('content').$type<Printed>(),
    // Written into the file as its creation date.
    at: instant('at').notNull(),
    bytes: bytea('bytes'),
    page_count: integer('page_count'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('application_files_of_application').on(table.tenant_id, table.application_id),
    ofApplication('application_files', table),
    check('application_files_something', sql`${table.bytes} is not null or ${table.content} is not null`),
  ],
);

export const applicationEvents = pgTable(
  'application_events',
  {
    ...tenantKey(),
    application_id: applicationId(),
    at: instant('at').notNull(),
    from: text('from', { enum: applicationStatuses }),
    to: text('to', { enum: applicationStatuses }).notNull(),
    by: text('by', { enum: applicationMovers }).notNull(),
    by_user_id: idColumn('by_user_id'),
    public_note: text('public_note'),
    // Seconds on hold in the wait that this step ended.
    held_seconds: integer('held_seconds').notNull().default(0),
    offer: text('offer', { enum: offerMoves }),
    interview: text('interview', { enum: interviewMoves }),
  },
  (table) => [
    ...ownedByTenant(table),
    index('application_events_of_application').on(table.tenant_id, table.application_id, table.at),
    index('application_events_newest').on(table.tenant_id, table.at),
    ofApplication('application_events', table),
  ],
);

/** No page shows them to the veteran. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    ...tenantKey(),
    application_id: applicationId(),
    author_id: idColumn('author_id'),
    author: text('author').notNull(),
    // A mention of a colleague is their number in it, as in `@[12]`: their name is read with the note.
    text: text('text').notNull(),
    // Whom it mentions.
    mention_ids: idsColumn('mention_ids'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('application_notes_of_application').on(table.tenant_id, table.application_id),
    index('application_notes_with_mentions').on(table.tenant_id).where(sql`${table.mention_ids} is not null`),
    ofApplication('application_notes', table),
  ],
);

type ConditionCheck = Omit<Schemas['OfferCondition'], 'number'>;

export const applicationOffers = pgTable(
  'application_offers',
  {
    ...tenantKey(),
    application_id: applicationId(),
    number: integer('number').notNull(),
    pay: jsonb('pay').$type<Schemas['OfferPay']>(),
    starts_on: date('starts_on'),
    // Set if these terms only moved the start date: the date before, and the reason.
    moved_from: date('moved_from'),
    moved_because: text('moved_because'),
    hours: text('hours'),
    place: text('place'),
    // The conditions as text, which the previous version reads and writes.
    conditions: text('conditions'),
    // The conditions and whether each is met. Null in offers of the previous version.
    checks: jsonb('checks').$type<ConditionCheck[]>(),
    // Null only in offers from before offers had terms.
    reply_by: date('reply_by'),
    letter_id: idColumn('letter_id'),
    // For the company alone: why the pay is outside the range of the job.
    pay_reason: text('pay_reason'),
    made_by_id: idColumn('made_by_id'),
    made_at: instant('made_at').notNull(),
    ended_at: instant('ended_at'),
    // The veteran's words with the answer, or the employer's when withdrawing.
    message: text('message'),
    reminded_at: instant('reminded_at'),
    last_day_reminded_at: instant('last_day_reminded_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('application_offers_once').on(table.tenant_id, table.application_id, table.number),
    ofApplication('application_offers', table),
  ],
);

export type OfferRow = typeof applicationOffers.$inferSelect;

/** Deleted after a day without an offer. */
export const applicationLetters = pgTable(
  'application_letters',
  {
    ...tenantKey(),
    application_id: applicationId(),
    name: text('name').notNull(),
    bytes: bytea('bytes').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    index('application_letters_of_application').on(table.tenant_id, table.application_id),
    ofApplication('application_letters', table),
  ],
);

/** A moved interview keeps its row, and with it its calendar entry; a second interview gets a new row. */
export const applicationInterviews = pgTable(
  'application_interviews',
  {
    ...tenantKey(),
    application_id: applicationId(),
    number: integer('number').notNull(),
    // Increases with every change: the SEQUENCE of its calendar entry, and the version that an answer refers to.
    sequence: integer('sequence').notNull().default(0),
    // RFC 3339, in order.
    times: jsonb('times').$type<string[]>().notNull(),
    // The last confirmed time. It stays after a change, because a cancellation refers to it.
    at: instant('at'),
    minutes: integer('minutes').notNull(),
    mode: text('mode', { enum: ['in_person', 'video', 'phone'] }).notNull(),
    place: text('place'),
    link: text('link'),
    // IANA names from the browsers of both sides.
    employer_zone: text('employer_zone'),
    veteran_zone: text('veteran_zone'),
    message: text('message'),
    message_by: text('message_by', { enum: ['veteran', 'employer'] }),
    // The recruiter who proposed the times or, once they have left, the colleague responsible in their place.
    made_by_id: idColumn('made_by_id'),
    changed_at: instant('changed_at').notNull(),
    day_reminded_at: instant('day_reminded_at'),
    hour_reminded_at: instant('hour_reminded_at'),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('application_interviews_once').on(table.tenant_id, table.application_id, table.number),
    index('application_interviews_of_recruiter')
      .on(table.tenant_id, table.made_by_id, table.at)
      .where(sql`${table.at} is not null`),
    index('application_interviews_ahead').on(table.at).where(sql`${table.hour_reminded_at} is null`),
    ofApplication('application_interviews', table),
  ],
);

export type InterviewRow = typeof applicationInterviews.$inferSelect;

export const interviewPanels = pgTable(
  'interview_panels',
  {
    ...tenantKey(),
    interview_id: idColumn('interview_id').notNull(),
    user_id: idColumn('user_id').notNull(),
  },
  (table) => [
    ...ownedByTenant(table),
    unique('interview_panels_once').on(table.tenant_id, table.interview_id, table.user_id),
    foreignKey({
      name: 'interview_panels_interview',
      columns: [table.tenant_id, table.interview_id],
      foreignColumns: [applicationInterviews.tenant_id, applicationInterviews.id],
    }).onDelete('cascade'),
    index('interview_panels_of_user').on(table.tenant_id, table.user_id),
    foreignKey({
      name: 'interview_panels_user',
      columns: [table.tenant_id, table.user_id],
      foreignColumns: [users.tenant_id, users.id],
    }).onDelete('cascade'),
  ],
);
