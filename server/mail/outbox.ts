// Mails are stored in the transaction that causes them and sent by any free process: retried for days,
// deduplicated by Message-ID, and never sent by two processes.
import { and, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { sealingWith } from '../crypto/sealing.ts';
import { secretsFor } from '../crypto/secrets.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { type Letter, renderLetter } from './letter.ts';
import { createSender, type MailFailure } from './sender.ts';
import { type SmtpOptions, smtpServer } from './smtp.ts';

interface NewMail {
  to: string;
  userId?: number;
  letter: Letter;
  tenant: Tenant;
  /** From `originOf`. */
  origin: string;
  now: Date;
  notBefore?: Date;
  /** Stored encrypted, and only until the mail is sent. */
  token?: string;
  /** Its lifetime starts when the mail is sent. */
  tokenId?: number;
}

export interface Outbox {
  hasMailbox: boolean;
  write: (db: TenantDb, mail: NewMail) => Promise<number>;
  /** Call after the transaction. */
  wake: () => void;
  unseal: (tenantId: number, sealed: string) => string;
  waiting: () => Promise<number>;
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

const recipient = (tenantId: number, { to, tokenId }: Pick<NewMail, 'to' | 'tokenId'>) =>
  sql<number | null>`coalesce(
    (select user_id from one_time_tokens where tenant_id = ${tenantId}::bigint and id = ${tokenId ?? null}::bigint),
    (select id from users where tenant_id = ${tenantId}::bigint and email = ${to}::text and email_verified_at is not null))`;

const countWaiting = (database: Database, now: Date) =>
  database.asPlatform(async (tx) =>
    tx.$count(
      outgoingMails,
      and(
        inArray(outgoingMails.state, ['queued', 'sending']),
        // A failed mail is postponed but still waiting.
        or(gt(outgoingMails.attempts, 0), lte(outgoingMails.next_attempt_at, now)),
      ),
    ),
  );

export async function createOutbox(options: {
  database: Database;
  clock: () => Date;
  smtp?: SmtpOptions;
  onError: (error: unknown) => void;
  onFailure?: (failure: MailFailure) => void;
}): Promise<Outbox> {
  const { database, clock, smtp, onError, onFailure = () => {} } = options;
  const { seal, unseal } = sealingWith(secretsFor(database, 'mail'));
  const sender = smtp
    ? createSender({ database, clock, unseal, onError, onFailure, server: smtpServer(smtp), from: smtp.from })
    : null;

  async function write({ tenantId, tx }: TenantDb, mail: NewMail): Promise<number> {
    const { to, userId, letter, tenant, origin, now, notBefore = now, token, tokenId } = mail;
    const isForMailbox = !sender && tenant.is_demo;
    const [row] = await tx
      .insert(outgoingMails)
      .values({
        tenant_id: tenantId,
        kind: letter.kind,
        to,
        subject: letter.subject,
        user_id: userId ?? recipient(tenantId, mail),
        about_user_id: letter.about ?? null,
        invitation_ids: letter.invitationIds ?? null,
        ...renderLetter(letter, tenant, origin),
        calendar: letter.calendar ?? null,
        sealed_token: token ? seal(tenantId, token) : null,
        token_id: tokenId ?? null,
        from_name: tenant.name,
        reply_to: tenant.contact_email,
        state: isForMailbox ? 'sent' : 'queued',
        sent_at: isForMailbox ? notBefore : null,
        next_attempt_at: notBefore,
        created_at: now,
      })
      .returning({ id: outgoingMails.id });
    return row!.id;
  }

  return {
    hasMailbox: !sender,
    write,
    unseal,
    waiting: () => countWaiting(database, clock()),
    wake: () => sender?.wake(),
    settled: async () => sender?.settled(),
    close: async () => sender?.close(),
  };
}

export interface MailContext {
  tenant: Tenant;
  host: string;
  now: Date;
}
