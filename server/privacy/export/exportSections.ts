// Every table with personal data needs an entry here or in `leftOut`; a test checks it.
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { milestonesWithSteps, tasksWithSteps } from '../../actionPlan/interface.ts';
import { exportedNotes, veteranApplications, veteranSteps } from '../../applications/interface.ts';
import { accessLog } from '../../db/schema/access.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { actionPlans, actionPlanTasks } from '../../db/schema/actionPlans.ts';
import {
  applicationEvents,
  applicationFiles,
  applicationInterviews,
  applicationLetters,
  applicationNotes,
  applicationOffers,
  applications,
  interviewPanels,
} from '../../db/schema/applications.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { companyBlocks, jobInvitations } from '../../db/schema/candidates.ts';
import { consents } from '../../db/schema/consents.ts';
import { hiringTeams } from '../../db/schema/hiringTeams.ts';
import { appliedJobs } from '../../db/schema/jobContent.ts';
import { dismissedJobs, jobReports, savedJobs } from '../../db/schema/jobs.ts';
import { outgoingMails } from '../../db/schema/mail.ts';
import { messageAttachments, messageReports, messages, messageThreads } from '../../db/schema/messages.ts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import { onboardingDrafts, onboardings, questionnaireAnswers } from '../../db/schema/onboarding.ts';
import { planSteps } from '../../db/schema/planSteps.ts';
import { applicationRatings } from '../../db/schema/ratings.ts';
import {
  resumeFiles,
  resumeReadings,
  resumes,
  resumeVersions,
  termMeanings,
} from '../../db/schema/resumes.ts';
import { savedViews } from '../../db/schema/savedViews.ts';
import {
  courseInterests,
  savedCourses,
  savedServices,
  selectedServices,
  serviceContacts,
} from '../../db/schema/services.ts';
import { identities } from '../../db/schema/social.ts';
import { invitations, memberships } from '../../db/schema/teams.ts';
import { templates } from '../../db/schema/templates.ts';
import {
  calendarFeeds,
  transitionEvidence,
  transitionMilestones,
  transitionPlans,
} from '../../db/schema/transitionPlans.ts';
import { type PrintRow, printedApplication, printedRating, printedStep } from './printedApplications.ts';

export const exportSectionNames = [
  'profile',
  'onboarding',
  'resumes',
  'applications',
  'plans',
  'notifications',
  'consents',
  'access_log',
] as const;
export type ExportSectionName = (typeof exportSectionNames)[number];

interface Person {
  tenantId: number;
  id: number;
  now: Date;
}

export interface ExportSource {
  title: string;
  table: PgTable;
  /** What the person sees of the table, where they may not see all of their rows as they are stored. */
  view?: (person: Person) => SQL;
  whose?: (person: Person) => SQL;
  /** Keys, hashes, binary data, and data about others. */
  hide?: string[];
  jsonOnly?: string[];
  order?: string;
  printed?: PrintRow;
}

const ofApplication = ({ id }: Person) => sql`exists (
  select from applications a where a.tenant_id = t.tenant_id and a.id = t.application_id and a.user_id = ${id})`;

interface ExportSection {
  title: string;
  /** Where people in the United States call it something else. */
  americanTitle?: string;
  sources: ExportSource[];
}

export const exportSections: Record<ExportSectionName, ExportSection> = {
  profile: {
    title: 'Profile',
    sources: [
      {
        title: 'Account',
        table: users,
        whose: ({ id }) => sql`t.id = ${id}`,
        hide: ['password_hash', 'access_epoch'],
      },
      { title: 'Linked sign-in', table: identities },
      { title: 'Company', table: memberships, hide: ['approved_by_id'] },
      {
        title: 'Invitation to a company',
        table: invitations,
        // Not by address, which may have been somebody else's before.
        whose: ({ id }) => sql`coalesce(t.accepted_by_id, t.user_id) = ${id}`,
        hide: ['token_hash', 'user_id', 'invited_by_id', 'mail_id'],
      },
      { title: 'Sign-in', table: sessions, hide: ['token_hash'] },
    ],
  },
  onboarding: {
    title: 'Onboarding',
    sources: [
      { title: 'Onboarding', table: onboardings },
      { title: 'Answer', table: questionnaireAnswers, order: 'question_id' },
      { title: 'Unsent form', table: onboardingDrafts, order: 'step' },
      { title: 'Chosen service', table: selectedServices, order: 'service_id' },
    ],
  },
  resumes: {
    title: 'CVs',
    americanTitle: 'Resumes',
    sources: [
      { title: 'Document', table: resumes },
      { title: 'Abbreviation you explained', table: termMeanings, order: 'term' },
      { title: 'Uploaded file', table: resumeFiles, hide: ['bytes', 'sha256'] },
      {
        title: 'Text read from a file',
        table: resumeReadings,
        hide: ['locked_until', 'attempts', 'queued_at'],
        jsonOnly: ['fields', 'pages'],
      },
      { title: 'Earlier version', table: resumeVersions, jsonOnly: ['content'] },
    ],
  },
  applications: {
    title: 'Applications',
    sources: [
      {
        title: 'Application',
        table: applications,
        view: ({ tenantId, id, now }) => veteranApplications(tenantId, id, now),
        hide: [
          ...['company_id', 'resume_id', 'host', 'delayed_mail_id', 'held_seconds', 'job_version', 'version'],
          // It changes also when something is undone that the person was never told.
          'updated_at',
          'match_score',
          'unexpected_answers',
          'assignee_id',
        ],
        jsonOnly: ['match'],
        printed: printedApplication,
      },
      {
        title: 'Job as you applied for it',
        table: appliedJobs,
        whose: ({ id }) => sql`exists (select from applications a where a.tenant_id = t.tenant_id
          and a.job_id = t.job_id and a.job_version = t.version and a.user_id = ${id})`,
        hide: ['version'],
        jsonOnly: ['content'],
        order: 'job_id',
      },
      {
        title: 'Application event',
        table: applicationEvents,
        view: ({ tenantId, id, now }) => veteranSteps(tenantId, id, now),
        whose: ofApplication,
        hide: ['by_user_id', 'held_seconds'],
        printed: printedStep,
      },
      {
        title: 'CV sent with an application',
        table: applicationFiles,
        whose: ofApplication,
        hide: ['bytes', 'at'],
        jsonOnly: ['content'],
      },
      {
        title: 'Employer’s note on an application',
        table: applicationNotes,
        view: ({ tenantId }) => exportedNotes(tenantId),
        whose: ofApplication,
        hide: ['author_id', 'author', 'mention_ids'],
      },
      {
        title: 'Employer’s rating of an application',
        table: applicationRatings,
        whose: ofApplication,
        hide: ['author_id', 'author'],
        printed: printedRating,
      },
      {
        title: 'Offer',
        table: applicationOffers,
        whose: ofApplication,
        hide: ['made_by_id', 'letter_id', 'pay_reason', 'reminded_at', 'last_day_reminded_at'],
      },
      {
        title: 'Interview',
        table: applicationInterviews,
        whose: ofApplication,
        hide: ['made_by_id', 'day_reminded_at', 'hour_reminded_at'],
      },
      {
        title: 'Letter of an offer',
        table: applicationLetters,
        whose: ofApplication,
        hide: ['bytes'],
      },
      {
        title: 'Conversation about an application',
        table: messageThreads,
        hide: ['company_id', 'last_message_id', 'employer_read_to', 'employer_unread', 'hidden_messages'],
        order: 'application_id',
      },
      {
        title: 'Message about an application',
        table: messages,
        whose: (person) => sql`(t.sender_id = ${person.id} or ${ofApplication(person)})`,
        hide: ['sender_id'],
      },
      {
        title: 'File of a message',
        table: messageAttachments,
        // Not what the other side has uploaded and not sent.
        whose: ({ id }) => sql`(t.uploader_id = ${id} or exists (
          select from messages m join applications a on a.tenant_id = m.tenant_id and a.id = m.application_id
          where m.tenant_id = t.tenant_id and m.id = t.message_id and (m.sender_id = ${id} or a.user_id = ${id})))`,
        hide: ['bytes', 'uploader_id'],
      },
      { title: 'Message you reported', table: messageReports },
      {
        title: 'Template of your company that you changed last',
        table: templates,
        whose: ({ id }) => sql`t.updated_by_id = ${id}`,
        hide: ['company_id', 'updated_by_id', 'version'],
      },
      { title: 'Saved view of applicants', table: savedViews, hide: ['company_id', 'assignee_id'] },
      { title: 'Job whose hiring team you belong to', table: hiringTeams, order: 'job_id' },
      { title: 'Interview with you on its panel', table: interviewPanels },
      {
        title: 'Invitation to apply',
        table: jobInvitations,
        hide: ['company_id', 'card_id', 'invited_by_id'],
      },
      { title: 'Blocked company', table: companyBlocks, order: 'company_id' },
      { title: 'Saved job', table: savedJobs, order: 'job_id' },
      { title: 'Job you are not interested in', table: dismissedJobs, order: 'job_id' },
      { title: 'Job you reported', table: jobReports },
    ],
  },
  plans: {
    title: 'Plans',
    sources: [
      { title: 'Action plan', table: actionPlans },
      {
        title: 'Task',
        table: actionPlanTasks,
        view: tasksWithSteps,
        hide: ['step_id', 'remind_host', 'reminded_of'],
      },
      { title: 'Transition plan', table: transitionPlans, hide: ['host'] },
      {
        title: 'Milestone',
        table: transitionMilestones,
        view: milestonesWithSteps,
        hide: ['step_id', 'reminded_of'],
      },
      { title: 'Step of several plans', table: planSteps, hide: ['reminded_of'] },
      { title: 'File for a milestone', table: transitionEvidence, hide: ['bytes'] },
      {
        title: 'Address for your calendar',
        table: calendarFeeds,
        hide: ['token_hash'],
        order: 'created_at',
      },
      { title: 'Saved course', table: savedCourses, order: 'course_id' },
      { title: 'Saved service', table: savedServices, order: 'service_id' },
      { title: 'Interest in a course', table: courseInterests, order: 'course_id' },
      { title: 'Message to a service', table: serviceContacts },
    ],
  },
  notifications: {
    title: 'Notifications',
    sources: [
      {
        title: 'Notification',
        table: notifications,
        whose: ({ id, now }) =>
          sql`(t.user_id = ${id} and t.created_at <= ${now.toISOString()}::timestamptz)`,
        hide: ['invitation_ids', 'about_user_id'],
      },
      { title: 'Notification preferences', table: notificationPreferences, order: 'updated_at' },
      {
        title: 'Email sent to you',
        table: outgoingMails,
        // Without those that wait for their day.
        whose: ({ id, now }) => sql`(t.user_id = ${id} and t.state <> 'cancelled'
          and (t.attempts > 0 or t.next_attempt_at <= ${now.toISOString()}::timestamptz))`,
        hide: [
          ...[
            'text',
            'html',
            'calendar',
            'sealed_token',
            'token_id',
            'about_user_id',
            'from_name',
            'reply_to',
          ],
          ...['attempts', 'next_attempt_at', 'last_error', 'invitation_ids'],
        ],
      },
    ],
  },
  consents: {
    title: 'Consents',
    sources: [{ title: 'Answer', table: consents, order: 'given_at' }],
  },
  access_log: {
    title: 'Access log',
    sources: [
      { title: 'Profile view', table: accessLog, hide: ['actor_id', 'company_id', 'card_id'] },
      {
        title: 'Account activity',
        table: auditEntries,
        whose: ({ id }) => sql`(t.subject_kind = 'user' and t.subject_id = ${id})`,
        hide: ['actor', 'actor_id', 'subject', 'subject_kind', 'subject_id', 'counted_as'],
      },
    ],
  },
};

/** Short-lived tables that contain only keys and copies of the data above. */
export const tablesNotExported = [
  'idempotency_keys',
  'one_time_tokens',
  'made_files',
  'account_exports',
  'candidate_facts',
  'candidate_cards',
  'matched_candidates',
];
