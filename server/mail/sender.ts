/** The outbox's worker: takes due mails, a few at a time, and writes down what became of each. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneTimeTokens, outgoingMails } from '../db/schema/mail.ts';
import { tokenLives } from '../oneTimeTokens.ts';
import { createQueue, type Queue } from '../queue.ts';
import { withToken } from './letter.ts';
import { domainOf, isRefusedForGood, type MailServer, mostConnections, tellFailure } from './smtp.ts';

type Row = typeof outgoingMails.$inferSelect;

const second = 1000;
const minute = 60 * second;
/** Longer than any attempt takes: then its process is gone. */
const lease = 5 * minute;
const firstRest = 30 * second;
const longestRest = 10 * minute;
const givenUpAfter = 5 * 24 * 60 * minute;
const restMs = 5 * second;
const closingMs = 5 * second;

const restAfter = (attempts: number) => Math.min(firstRest * 2 ** (attempts - 1), longestRest);

export type Sender = Pick<Queue, 'wake' | 'settled' | 'close'>;

interface SenderOptions {
  database: Database;
  clock: () => Date;
  server: MailServer;
  /** Whose domain stands in the Message-IDs. */
  from: string;
  unseal: (tenantId: number, sealed: string) => string;
  onError: (error: unknown) => void;
}

export function createSender(options: SenderOptions): Sender {
  const { database, clock, server, onError } = options;
  const queue: Queue = createQueue({
    claim: () => claim(database, clock()),
    async perform(mails) {
      await Promise.all(mails.map((mail) => attempt(mail, options)));
    },
    restMs,
    onError: (error) => {
      if (!queue.isClosed()) onError(error);
    },
  });
  return {
    ...queue,
    async close() {
      // Whatever a silent mail server still holds by then is sent again under the same Message-ID.
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([
        queue.close(),
        new Promise((resolve) => {
          patience = setTimeout(resolve, closingMs);
        }),
      ]);
      clearTimeout(patience);
      server.close();
    },
  };
}

/** Due mails, and those whose process died over them. */
function claim(database: Database, now: Date): Promise<Row[] | undefined> {
  return database.asPlatform(async (tx) => {
    const due = tx
      .select({ tenant_id: outgoingMails.tenant_id, id: outgoingMails.id })
      .from(outgoingMails)
      .where(
        and(
          sql`${outgoingMails.state} in ('queued', 'sending')`,
          sql`${outgoingMails.next_attempt_at} <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(outgoingMails.next_attempt_at, outgoingMails.id)
      .limit(2 * mostConnections)
      .for('update', { skipLocked: true });
    const mails = await tx
      .update(outgoingMails)
      .set({
        state: 'sending',
        attempts: sql`${outgoingMails.attempts} + 1`,
        next_attempt_at: new Date(now.getTime() + lease),
      })
      .where(sql`(${outgoingMails.tenant_id}, ${outgoingMails.id}) in ${due}`)
      .returning();
    return mails.length > 0 ? mails : undefined;
  });
}

async function attempt(mail: Row, { database, clock, server, from, unseal }: SenderOptions): Promise<void> {
  const { tenant_id, id, sealed_token, created_at } = mail;
  const filled = (content: string) =>
    sealed_token ? withToken(content, unseal(tenant_id, sealed_token)) : content;
  let failure: unknown;
  try {
    await server.send({
      ...mail,
      messageId: `<${tenant_id}.${id}.${created_at.getTime()}@${domainOf(from)}>`,
      text: filled(mail.text),
      html: filled(mail.html),
    });
  } catch (error) {
    failure = error;
  }
  await database.asTenant(tenant_id, async ({ tx }) => {
    const now = clock();
    // Only the attempt that holds the mail may say what became of it.
    const [kept] = await tx
      .update(outgoingMails)
      .set(failure ? afterFailure(mail, failure, now) : sent(now))
      .where(
        and(
          eq(outgoingMails.tenant_id, tenant_id),
          eq(outgoingMails.id, id),
          eq(outgoingMails.state, 'sending'),
          eq(outgoingMails.attempts, mail.attempts),
        ),
      )
      .returning({ id: outgoingMails.id });
    if (kept && !failure && mail.token_id) {
      await tx
        .update(oneTimeTokens)
        .set({ expires_at: livesFrom(now) })
        .where(
          and(
            eq(oneTimeTokens.tenant_id, tenant_id),
            eq(oneTimeTokens.id, mail.token_id),
            isNull(oneTimeTokens.used_at),
          ),
        );
    }
  });
}

const sent = (now: Date): Partial<Row> => ({
  state: 'sent',
  sent_at: now,
  sealed_token: null,
  last_error: null,
});

function afterFailure({ attempts, created_at }: Row, failure: unknown, now: Date): Partial<Row> {
  const last_error = tellFailure(failure);
  if (isRefusedForGood(failure) || now.getTime() - created_at.getTime() >= givenUpAfter) {
    return { state: 'failed', last_error, sealed_token: null };
  }
  const next_attempt_at = new Date(now.getTime() + restAfter(attempts));
  return { state: 'queued', last_error, next_attempt_at };
}

const livesFrom = (now: Date) =>
  sql`${now.toISOString()}::timestamptz + make_interval(secs => case ${oneTimeTokens.kind}
    ${sql.join(
      Object.entries(tokenLives).map(
        ([kind, life]) => sql`when ${kind} then ${life / second}::double precision`,
      ),
      sql` `,
    )} end)`;
