import { and, eq, inArray, or } from 'drizzle-orm';
import { applicationLife } from '../../../src/machines/applicationLife.ts';
import { undecidedStatuses } from '../../../src/machines/applicationStages.ts';
import type { TenantDb } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { invalid, invalidTransition, Problem, versionConflict } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import { type Application, lockApplication, stateOf } from '../applicationLife.ts';
import { changeByEmployer, type EmployerServices, inVersion } from '../employer.ts';
import { refuseOnHold } from '../hold.ts';
import { presentApplication } from '../presentApplication.ts';
import { asVeteranSees, isDelayed } from '../veteranView.ts';
import { withdraw } from '../withdrawal.ts';
import { checkedTerms } from './checkedTerms.ts';
import { moveOffer, type OfferChange } from './offerLife.ts';
import { insertOffer, isPastReplyBy, latestOffer } from './storedOffers.ts';

type EmployerCall = Call<
  'amendOffer' | 'withdrawOffer' | 'checkCondition' | 'endUnmetOffer' | 'moveStartDate'
>;
type EmployerChange = Pick<OfferChange, 'move' | 'message' | 'replyBy' | 'condition'>;

export async function changeOffer(
  call: EmployerCall,
  services: EmployerServices,
  prepare: (db: TenantDb, application: Application) => Promise<EmployerChange>,
) {
  const { body, user, now } = call;
  await call.limit('changeOffer');
  return changeByEmployer(call, services, inVersion(body.version), async (db, application) =>
    moveOffer(db, application, {
      ...(await prepare(db, application)),
      ...{ by: 'employer', actorId: user.id, now, notify: notifier(services.outbox, call) },
    }),
  );
}

export const amendOffer: Operation<'amendOffer', EmployerServices> = (call, services) =>
  changeOffer(call, services, async (db, application) => {
    const { offer, public_note } = call.body;
    if (application.row.offer_status !== 'made' || isPastReplyBy(application, call.now))
      throw invalidTransition([]);
    const terms = await checkedTerms(db, application, offer, call.now);
    await insertOffer(db, application.row.id, terms, { by: call.user.id, at: call.now });
    return { move: 'amended', message: public_note || null, replyBy: offer.reply_by };
  });

export const withdrawOffer: Operation<'withdrawOffer', EmployerServices> = (call, services) =>
  changeOffer(call, services, async (_, application) => {
    if (isPastReplyBy(application, call.now)) throw invalidTransition([]);
    return { move: 'withdrawn', message: call.body.message };
  });

export const answerOffer: Operation<'answerOffer', { outbox: Outbox }> = async (call, { outbox }) => {
  await call.limit('changeOffer');
  const answer = await call.transaction((db) => recordAnswer(db, call, outbox));
  if (answer instanceof Problem) throw answer;
  outbox.wake();
  return answer;
};

async function recordAnswer(db: TenantDb, call: Call<'answerOffer'>, outbox: Outbox) {
  const { params, body, user, now } = call;
  const { offer_id, answer, message, withdraw_others } = body;
  if (withdraw_others && answer !== 'accepted')
    throw invalid({ withdraw_others: ['Only when you accept an offer'] });
  const others = withdraw_others ? await lockOpenOthers(db, user.id, params.id, now) : [];
  const application = await asVeteranSees(
    db,
    await lockApplication(db, { veteranId: user.id }, params.id),
    now,
  );
  if (answer === 'accepted') refuseOnHold(application);
  const notify = notifier(outbox, call);
  if (isPastReplyBy(application, now)) {
    const lapse = { move: 'lapsed', by: 'calendar', actorId: null, message: null } as const;
    await moveOffer(db, application, { ...lapse, now, notify });
    return invalidTransition([]);
  }
  const offer = await latestOffer(db, application.row.id);
  if (offer?.id !== offer_id)
    return versionConflict(await presentApplication(db, application, 'veteran', now));
  const answered = await moveOffer(db, application, {
    ...{ move: answer, by: 'veteran', actorId: user.id, message: message || null },
    now,
    notify,
  });
  for (const other of others)
    await withdraw(db, other, {
      ...{ actorId: user.id, now, tell: notify },
      change: { reason_code: 'found_another_job', public_note: null },
    });
  return { data: await presentApplication(db, answered, 'veteran', now) };
}

const maxOthers = 100;

// Locks the answered application too, all in order of id, so that two calls cannot deadlock.
async function lockOpenOthers(
  db: TenantDb,
  veteranId: number,
  answeredId: number,
  now: Date,
): Promise<Application[]> {
  const rows = await db.tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenant_id, db.tenantId),
        eq(applications.user_id, veteranId),
        or(
          eq(applications.id, answeredId),
          inArray(applications.status, [...undecidedStatuses]),
          isDelayed(now),
        ),
      ),
    )
    .orderBy(applications.id)
    .limit(maxOthers + 1);
  const others = [];
  for (const { id } of rows) {
    const other = await lockApplication(db, { veteranId }, id);
    if (id !== answeredId && applicationLife.veteran.allowed(stateOf(other, now)).includes('withdrawn'))
      others.push(other);
  }
  return others;
}
