// The same message to several applicants of a job, in a single transaction: a message cannot be taken back, so a call that fails must
// have sent none, and what it is repeated with must send each of them once.
import type { components } from '../../openapi.gen.d.ts';
import { fillTemplate, templateLimits, templateProblem } from '../../src/machines/templateText.ts';
import { type Application, companyOf, demandJob, employerSide } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { invalid, notFound, Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifyOfMessage } from './notifyOfMessage.ts';
import { refusalOf, statusesForCompany } from './openConversation.ts';
import { placeholderValues, selectRecipients } from './recipients.ts';
import { storeMessage } from './storeMessage.ts';

type SentMessages = components['schemas']['SentMessages'];
type ManyCall = Call<'sendMessages'>;

interface Addressed {
  application: Application;
  text: string;
}

interface Checked {
  admitted: Addressed[];
  refused: Map<number, Problem>;
}

/** Which of them can be written to by the rules of `sendMessage`, in order of id, and why the others cannot. */
async function check(
  db: TenantDb,
  call: ManyCall,
  { ids, lock }: { ids: readonly number[]; lock: boolean },
): Promise<Checked> {
  const { params, body, user, now } = call;
  const { id: companyId } = companyOf(user);
  const applications = await selectRecipients(db, companyId, { jobId: params.id, ids }, { lock });
  const statusOf = await statusesForCompany(db, companyId, { applications, now });
  const admitted: Addressed[] = [];
  const refused = new Map<number, Problem>(ids.map((id) => [id, notFound()]));
  for (const application of applications) {
    const { id } = application.row;
    const text = fillTemplate(body.text, placeholderValues(application, user)) ?? '';
    const refusal = refusalOf(application, statusOf(application)) ?? lengthRefusal(text);
    if (refusal) refused.set(id, refusal);
    else {
      refused.delete(id);
      admitted.push({ application, text });
    }
  }
  return { admitted, refused };
}

const lengthRefusal = (text: string): Problem | null =>
  text.length > templateLimits.message
    ? new Problem(
        422,
        'message_too_long',
        `With their details, the message is over ${templateLimits.message} characters.`,
      )
    : null;

/** Those who are within the limit of messages; the others are added to the refused. */
async function withinLimit(call: ManyCall, { admitted, refused }: Checked): Promise<number[]> {
  const ids: number[] = [];
  for (const { application } of admitted) {
    const { id } = application.row;
    try {
      await call.limit('sendMessage');
      ids.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.set(id, error);
    }
  }
  return ids;
}

async function send(db: TenantDb, { application, text }: Addressed, call: ManyCall, outbox: Outbox) {
  const { unread } = await storeMessage(db, application, {
    side: 'employer',
    senderId: call.user.id,
    text,
    at: call.now,
  });
  // Who has more unread messages was notified of the first of them.
  if (unread === 1) await notifyOfMessage(db, application, { call, outbox, to: 'veteran' });
}

export const sendMessages: Operation<'sendMessages', { outbox: Outbox }> = async (call, { outbox }) => {
  const { application_ids: requested, text } = call.body;
  const problem = templateProblem(text);
  if (problem) throw invalid({ text: [problem] });
  const first = await call.transaction(async (db) => {
    await demandJob(db, employerSide(call.user), call.params.id);
    return check(db, call, { ids: requested, lock: false });
  });
  const ids = await withinLimit(call, first);
  const answer = await call.transaction(async (db) => {
    // An application may have changed since it was read without a lock.
    const { admitted, refused } = await check(db, call, { ids, lock: true });
    for (const addressed of admitted) await send(db, addressed, call, outbox);
    const failures = new Map([...first.refused, ...refused]);
    const data: SentMessages = {
      sent: requested.filter((id) => !failures.has(id)),
      failed: requested.flatMap((id) => {
        const failure = failures.get(id);
        return failure ? [{ id, code: failure.code, message: failure.message }] : [];
      }),
    };
    return call.conclude(db, { data });
  });
  outbox.wake();
  return answer;
};
