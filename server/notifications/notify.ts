/**
 * Promises: what happened is told to a person in the app and by e-mail as they want it, in the transaction of the deed; a piece
 * of news that waits can be taken back, and then nobody has heard of it.
 */
import { and, eq, gt } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { Occasion } from '../accounts/mailing.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import { notificationPreferences, notifications } from '../db/schema/notifications.ts';
import type { Letter } from '../mail/letter.ts';
import { originOf } from '../mail/origin.ts';
import type { Outbox } from '../mail/outbox.ts';

type Schemas = components['schemas'];
export type NotificationType = Schemas['NotificationType'];
export type Preferences = Schemas['NotificationPreferences'];

const both = { in_app: true, email: true };

/** Of who has not said otherwise. */
const usualPreferences: Preferences = {
  application_status: both,
  job_alerts: both,
  invites: both,
  messages: both,
  plan_reminders: both,
  company_updates: both,
};

const groups: Record<NotificationType, keyof Preferences> = {
  application_viewed: 'application_status',
  application_shortlisted: 'application_status',
  application_interview: 'application_status',
  application_offer: 'application_status',
  application_hired: 'application_status',
  application_rejected: 'application_status',
  application_expired: 'application_status',
  new_application: 'application_status',
  job_closed: 'application_status',
  invited_to_apply: 'invites',
  job_alert: 'job_alerts',
  milestone_due: 'plan_reminders',
  cv_parsed: 'messages',
  profile_viewed_digest: 'messages',
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

export interface News {
  userId: number;
  type: NotificationType;
  title: string;
  body: string;
  /** A path of the app, and what the button of the e-mail is called; null where nothing is open to them. */
  link: { path: string; label: string } | null;
  /** Sent instead of one made of title and body. */
  letter?: Letter;
  /** Never, or always: what became of an account or of a right is no matter of wishes, and reaches who is switched off. */
  byMail?: false | 'always';
  applicationId?: number;
  /** Told then; at once unless said. */
  at?: Date;
}

/** Gives the id of the letter, where one was written. */
export type Tell = (db: TenantDb, news: News) => Promise<number | null>;

export async function preferencesOf({ tenantId, tx }: TenantDb, userId: number): Promise<Preferences> {
  const [row] = await tx
    .select({ preferences: notificationPreferences.preferences })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.tenant_id, tenantId), eq(notificationPreferences.user_id, userId)));
  return { ...usualPreferences, ...row?.preferences };
}

export const telling =
  (outbox: Outbox, { tenant, host, now }: Occasion): Tell =>
  async (db, news) => {
    const { userId, type, title, body, link, byMail, applicationId = null, at = now } = news;
    const [person] = await db.tx
      .select({ email: users.email, status: users.status })
      .from(users)
      .where(and(eq(users.tenant_id, db.tenantId), eq(users.id, userId)));
    if (!person) return null;
    const isOff = person.status === 'inactive';
    const wanted = (await preferencesOf(db, userId))[groups[type]];
    if (wanted.in_app && !isOff) {
      await db.tx.insert(notifications).values({
        tenant_id: db.tenantId,
        user_id: userId,
        ...{ type, title, body, link: link?.path ?? null },
        application_id: applicationId,
        created_at: at,
      });
    }
    const isMailed = byMail === 'always' || (byMail !== false && wanted.email && !isOff);
    if (!isMailed) return null;
    const letter = news.letter ?? {
      kind: type,
      subject: title,
      paragraphs: body.split('\n'),
      ...(link ? { button: link } : {}),
    };
    return outbox.write(db, {
      to: person.email,
      letter,
      tenant,
      origin: originOf(host),
      now,
      notBefore: at,
    });
  };

/** What was to be told later and has not been. */
export async function takeBack(
  { tenantId, tx }: TenantDb,
  told: { applicationId: number; mailId: number | null; now: Date },
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.tenant_id, tenantId),
        eq(notifications.application_id, told.applicationId),
        gt(notifications.created_at, told.now),
      ),
    );
  if (told.mailId === null) return;
  await tx
    .delete(outgoingMails)
    .where(
      and(
        eq(outgoingMails.tenant_id, tenantId),
        eq(outgoingMails.id, told.mailId),
        gt(outgoingMails.next_attempt_at, told.now),
        eq(outgoingMails.attempts, 0),
      ),
    );
}
