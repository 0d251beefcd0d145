import { and, eq, gt } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import { notificationPreferences, notifications } from '../db/schema/notifications.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Letter } from '../mail/letter.ts';
import { originOf } from '../mail/origin.ts';
import type { MailContext, Outbox } from '../mail/outbox.ts';

export { markHandled } from './handled.ts';

type Schemas = components['schemas'];
export type NotificationType = Schemas['NotificationType'];
type Preferences = Schemas['NotificationPreferences'];

const both = { in_app: true, email: true };

const usualPreferences: Preferences = {
  application_status: both,
  invites: both,
  messages: both,
  plan_reminders: both,
  company_updates: both,
};

const groups: Record<NotificationType, keyof Preferences> = {
  application_sent: 'application_status',
  application_viewed: 'application_status',
  application_shortlisted: 'application_status',
  application_interview: 'application_status',
  application_offer: 'application_status',
  offer_amended: 'application_status',
  offer_accepted: 'application_status',
  offer_declined: 'application_status',
  offer_withdrawn: 'application_status',
  offer_lapsed: 'application_status',
  offer_due: 'application_status',
  offer_checked: 'application_status',
  offer_unmet: 'application_status',
  offer_moved: 'application_status',
  interview_proposed: 'application_status',
  interview_moved: 'application_status',
  interview_confirmed: 'application_status',
  interview_requested: 'application_status',
  interview_declined: 'application_status',
  interview_cancelled: 'application_status',
  interview_due: 'application_status',
  application_hired: 'application_status',
  application_rejected: 'application_status',
  application_withdrawn: 'application_status',
  application_expired: 'application_status',
  application_on_hold: 'application_status',
  application_resumed: 'application_status',
  application_inactive: 'application_status',
  application_revived: 'application_status',
  new_application: 'application_status',
  application_assigned: 'application_status',
  job_closed: 'application_status',
  invited_to_apply: 'invites',
  message_received: 'messages',
  note_mentioned: 'messages',
  milestone_due: 'plan_reminders',
  task_due: 'plan_reminders',
  cv_parsed: 'messages',
  company_approved: 'company_updates',
  company_rejected: 'company_updates',
  company_deactivated: 'company_updates',
  company_reactivated: 'company_updates',
  join_request: 'company_updates',
  join_decided: 'company_updates',
  membership_changed: 'company_updates',
  invitation_wanted: 'company_updates',
  invitation_accepted: 'company_updates',
  job_expiring: 'company_updates',
  job_removed: 'company_updates',
};

export interface NotificationInput {
  userId: number;
  type: NotificationType;
  title: string;
  body: string;
  link: { path: string; label: string } | null;
  letter?: Letter;
  calendar?: (recipient: { tenant: Tenant; email: string; origin: string }) => Letter['calendar'];
  inApp?: false;
  /** Whatever the preferences; `always` also reaches deactivated accounts. */
  byMail?: false | 'always';
  /** An earlier mail of this moment left something to take back: whoever turned such mails off since still gets this one. */
  takesBackSince?: Date | undefined;
  applicationId?: number;
  /** A user named in it other than its recipient. */
  aboutId?: number | null;
  at?: Date;
}

export type Notify = (db: TenantDb, news: NotificationInput) => Promise<number | null>;

async function storedPreferences({ tenantId, tx }: TenantDb, userId: number) {
  const [row] = await tx
    .select({
      preferences: notificationPreferences.preferences,
      updatedAt: notificationPreferences.updated_at,
    })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.tenant_id, tenantId), eq(notificationPreferences.user_id, userId)));
  return row;
}

export async function loadPreferences(db: TenantDb, userId: number): Promise<Preferences> {
  return { ...usualPreferences, ...(await storedPreferences(db, userId))?.preferences };
}

async function haveChangedSince(db: TenantDb, userId: number, moment: Date): Promise<boolean> {
  const stored = await storedPreferences(db, userId);
  return stored !== undefined && stored.updatedAt >= moment;
}

/** Every word about how somebody will hear of something must be derived from this. */
export const channelsFor = async (db: TenantDb, userId: number, type: NotificationType) =>
  (await loadPreferences(db, userId))[groups[type]];

interface InAppNews extends Pick<NotificationInput, 'userId' | 'type' | 'title' | 'body' | 'link'> {
  applicationId?: number | null;
  aboutId?: number | null;
  invitationIds?: number[] | undefined;
  at: Date;
}

async function insertNotification(db: TenantDb, { userId, type, title, body, link, ...news }: InAppNews) {
  await db.tx.insert(notifications).values({
    tenant_id: db.tenantId,
    user_id: userId,
    ...{ type, title, body, link: link?.path ?? null },
    application_id: news.applicationId ?? null,
    about_user_id: news.aboutId ?? null,
    invitation_ids: news.invitationIds ?? null,
    created_at: news.at,
  });
}

/** For background work, which has no request whose host a mail could link to. */
export async function notifyInApp(db: TenantDb, news: InAppNews): Promise<void> {
  const { in_app } = await channelsFor(db, news.userId, news.type);
  if (in_app) await insertNotification(db, news);
}

export const notifier =
  (outbox: Outbox, { tenant, host, now }: MailContext): Notify =>
  async (db, news) => {
    const { userId, type, title, body, link, byMail, applicationId = null, at = now } = news;
    const about = news.aboutId ?? news.letter?.about ?? null;
    const [person] = await db.tx
      .select({ email: users.email, status: users.status })
      .from(users)
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
    if (!person) return null;
    const isOff = person.status === 'inactive';
    const preference = await channelsFor(db, userId, type);
    if (preference.in_app && !isOff && news.inApp !== false)
      await insertNotification(db, {
        ...{ userId, type, title, body, link, applicationId, aboutId: about, at },
        invitationIds: news.letter?.invitationIds,
      });
    const goesByMail =
      preference.email ||
      (news.takesBackSince !== undefined && (await haveChangedSince(db, userId, news.takesBackSince)));
    const isMailed = byMail === 'always' || (byMail !== false && goesByMail && !isOff);
    if (!isMailed) return null;
    const origin = originOf(host);
    const letter = news.letter ?? {
      kind: type,
      subject: title,
      paragraphs: body.split('\n'),
      ...(link ? { button: link } : {}),
      ...(news.calendar && { calendar: news.calendar({ tenant, email: person.email, origin }) }),
    };
    return outbox.write(db, {
      to: person.email,
      userId,
      letter: about === null ? letter : { ...letter, about },
      tenant,
      origin,
      now,
      notBefore: at,
    });
  };

/** Of a recruiter who leaves a company: they name its applicants and colleagues. */
export async function removeNotifications({ tenantId, tx }: TenantDb, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.tenant_id, tenantId), eq(notifications.user_id, userId)));
}

export async function cancelNotification(
  { tenantId, tx }: TenantDb,
  delayed: { applicationId: number; mailId: number | null; now: Date },
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.tenant_id, tenantId),
        eq(notifications.application_id, delayed.applicationId),
        gt(notifications.created_at, delayed.now),
      ),
    );
  if (delayed.mailId === null) return;
  // Operators see that it was never sent; what it said is gone.
  await tx
    .update(outgoingMails)
    .set({ state: 'cancelled', text: '', html: '', calendar: null, sealed_token: null, sent_at: null })
    .where(
      and(
        eq(outgoingMails.tenant_id, tenantId),
        eq(outgoingMails.id, delayed.mailId),
        gt(outgoingMails.next_attempt_at, delayed.now),
        eq(outgoingMails.attempts, 0),
      ),
    );
}
