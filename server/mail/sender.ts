import { and, eq, isNull, sql } from 'drizzle-orm';
import { createQueue, type Queue } from '../background/queue.ts';
import type { Database } from '../db/database.ts';
import { oneTimeTokens, outgoingMails } from '../db/schema/mail.ts';
import { withToken } from './letter.ts';
import { describeFailure, isRefusedForGood, type MailServer, mailDomain, mostConnections } from './smtp.ts';
import { tokenLives } from './tokenLives.ts';

type Row = typeof outgoingMails.$inferSelect;

const second = 1000;
const minute = 60 * second;
// Longer than any attempt; after that, its process is considered dead.
const lease = 5 * minute;
const firstRest = 30 * second;
const longestRest = 10 * minute;
const retryPeriod = 5 * 24 * 60 * minute;
const restMs = 5 * second;
const closingMs = 5 * second;

const restAfter = (attempts: number) => Math.min(firstRest * 2 ** (attempts - 1), longestRest);

type Sender = Pick<Queue, 'wake' | 'settled' | 'close'>;

export interface MailFailure {
  reason: string;
  mails: number;
  givenUp: number;
}

interface SenderOptions {
  database: Database;
  clock: () => Date;
  server: MailServer;
  from: string;
  unseal: (tenantId: number, sealed: string) => string;
  onError: (error: unknown) => void;
  // Called once per reason and batch, without addresses.
  onFailure: (failure: MailFailure) => void;
}

export function createSender(options: SenderOptions): Sender {
  const { database, clock, server, onError } = options;
  const queue: Queue = createQueue({
    claim: () => claim(database, clock()),
    async perform(mails) {
      const failures = await Promise.all(mails.map((mail) => attempt(mail, options)));
      tell(failures, options);
    },
    restMs,
    onError: (error) => {
      if (!queue.isClosed()) onError(error);
    },
  });
  return {
    ...queue,
    async close() {
      // Mails still in progress by then are sent again with the same Message-ID.
      let closingTimeout: NodeJS.Timeout | undefined;
      await Promise.race([
        queue.close(),
        new Promise((resolve) => {
          closingTimeout = setTimeout(resolve, closingMs);
        }),
      ]);
      clearTimeout(closingTimeout);
      server.close();
    },
  };
}

// Claims due mails, and those of dead processes. Somebody waits at a page for a mail with a link; news to many people does not
// make them wait.
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
      .orderBy(sql`${outgoingMails.sealed_token} is null`, outgoingMails.next_attempt_at, outgoingMails.id)
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

async function attempt(
  mail: Row,
  { database, clock, server, from, unseal }: SenderOptions,
): Promise<Partial<Row> | null> {
  const { tenant_id, id, sealed_token, created_at } = mail;
  const filled = (content: string) =>
    sealed_token ? withToken(content, unseal(tenant_id, sealed_token)) : content;
  let failure: unknown;
  try {
    await server.send({
      ...mail,
      messageId: `<${tenant_id}.${id}.${created_at.getTime()}@${mailDomain(from)}>`,
      text: filled(mail.text),
      html: filled(mail.html),
    });
  } catch (error) {
    failure = error;
  }
  return database.asTenant(tenant_id, async ({ tx }) => {
    const now = clock();
    const outcome = failure ? afterFailure(mail, failure, now) : sent(now);
    // Only the attempt that holds the mail may record its outcome.
    const [settled] = await tx
      .update(outgoingMails)
      .set(outcome)
      .where(
        and(
          eq(outgoingMails.tenant_id, tenant_id),
          eq(outgoingMails.id, id),
          eq(outgoingMails.state, 'sending'),
          eq(outgoingMails.attempts, mail.attempts),
        ),
      )
      .returning({ id: outgoingMails.id });
    if (settled && !failure && mail.token_id) {
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
    return failure ? outcome : null;
  });
}

function tell(outcomes: (Partial<Row> | null)[], { onFailure }: SenderOptions) {
  const failed = outcomes.filter((outcome) => outcome !== null);
  for (const reason of new Set(failed.map(({ last_error }) => last_error ?? ''))) {
    const alike = failed.filter(({ last_error }) => last_error === reason);
    const failedCount = alike.filter(({ state }) => state === 'failed').length;
    onFailure({ reason, mails: alike.length, givenUp: failedCount });
  }
}

const sent = (now: Date): Partial<Row> => ({
  state: 'sent',
  sent_at: now,
  sealed_token: null,
  last_error: null,
});

function afterFailure({ attempts, created_at }: Row, failure: unknown, now: Date): Partial<Row> {
  const last_error = describeFailure(failure);
  if (isRefusedForGood(failure) || now.getTime() - created_at.getTime() >= retryPeriod) {
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
