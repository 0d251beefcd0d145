/**
 * Promises: a mail is stored in the transaction of what it tells, and then sent by whichever process is free: tried again
 * for days when the mail server is down, once in one piece by its Message-ID, and never by two processes at a time.
 * Without a mail server the seeded tenants keep their mails for the mailbox page, and the others' wait.
 */
import { and, eq, lte } from 'drizzle-orm';
import type { Database, TenantDb } from '../db/database.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { sealingWith } from '../sealing.ts';
import { sharedSecret } from '../secrets.ts';
import { type Letter, render } from './letter.ts';
import { createSender } from './sender.ts';
import { type SmtpOptions, smtpServer } from './smtp.ts';

export interface NewMail {
  to: string;
  letter: Letter;
  tenant: Tenant;
  /** The tenant's own, from `originOf`. */
  origin: string;
  now: Date;
  /** Kept until then, and may be taken back until then. */
  notBefore?: Date;
  /** For the button's link; kept encrypted, and no longer than until it is sent. */
  token?: string;
  /** A token of `one_time_tokens`, whose life then begins with the sending. */
  tokenId?: number;
}

export interface Outbox {
  /** Without a mail server: a mailbox page shows the seeded tenants' mails. */
  hasMailbox: boolean;
  /** In the caller's transaction; gives the mail's id. */
  write: (db: TenantDb, mail: NewMail) => Promise<number>;
  /** Call after the transaction. */
  wake: () => void;
  unseal: (tenantId: number, sealed: string) => string;
  /** How many mails are due and not sent, of all tenants. */
  waiting: () => Promise<number>;
  /** When everything due has been sent or is put off. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

export async function createOutbox(options: {
  database: Database;
  clock: () => Date;
  smtp?: SmtpOptions;
  onError: (error: unknown) => void;
}): Promise<Outbox> {
  const { database, clock, smtp, onError } = options;
  const { seal, unseal } = sealingWith(await sharedSecret(database, 'mail')());
  const sender = smtp
    ? createSender({ database, clock, unseal, onError, server: smtpServer(smtp), from: smtp.from })
    : null;

  async function write({ tenantId, tx }: TenantDb, mail: NewMail): Promise<number> {
    const { to, letter, tenant, origin, now, notBefore = now, token, tokenId } = mail;
    const isKept = !sender && tenant.is_demo;
    const [row] = await tx
      .insert(outgoingMails)
      .values({
        tenant_id: tenantId,
        kind: letter.kind,
        to,
        subject: letter.subject,
        ...render(letter, tenant, origin),
        sealed_token: token ? seal(tenantId, token) : null,
        token_id: tokenId ?? null,
        from_name: tenant.name,
        reply_to: tenant.contact_email,
        state: isKept ? 'sent' : 'queued',
        sent_at: isKept ? notBefore : null,
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
    waiting: () =>
      database.asPlatform(async (tx) =>
        tx.$count(
          outgoingMails,
          and(eq(outgoingMails.state, 'queued'), lte(outgoingMails.next_attempt_at, clock())),
        ),
      ),
    wake: () => sender?.wake(),
    settled: async () => sender?.settled(),
    close: async () => sender?.close(),
  };
}
