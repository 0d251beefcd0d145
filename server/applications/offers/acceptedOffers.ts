import { offerLife } from '../../../src/machines/applicationLife.ts';
import type { TenantDb } from '../../db/database.ts';
import { invalid, invalidTransition } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Application } from '../applicationLife.ts';
import type { EmployerServices } from '../employer.ts';
import { changeOffer } from './offers.ts';
import { startDateProblem } from './startDate.ts';
import { checksOf, insertMovedStart, latestOffer, stateWithOffer, writeChecks } from './storedOffers.ts';

async function offerFor(db: TenantDb, application: Application, move: 'checked' | 'moved', now: Date) {
  const offer = await latestOffer(db, application.row.id);
  const allowed = offerLife.employer.allowed(stateWithOffer(application, offer, now));
  if (!offer || !allowed.includes(move)) throw invalidTransition(allowed);
  return offer;
}

export const checkCondition: Operation<'checkCondition', EmployerServices> = (call, services) =>
  changeOffer(call, services, async (db, application) => {
    const { body, now } = call;
    const offer = await offerFor(db, application, 'checked', now);
    const checks = checksOf(offer);
    const check = checks[body.number - 1];
    if (!check) throw invalid({ number: ['The offer has no such condition'] });
    if (check.status === body.status) throw invalid({ status: ['This is recorded already'] });
    await writeChecks(
      db,
      offer.id,
      checks.map((check, at) =>
        at === body.number - 1 ? { ...check, status: body.status, checked_at: now.toISOString() } : check,
      ),
    );
    return { move: 'checked', message: null, condition: body.number };
  });

export const endUnmetOffer: Operation<'endUnmetOffer', EmployerServices> = (call, services) =>
  changeOffer(call, services, async () => ({ move: 'unmet', message: call.body.message }));

export const moveStartDate: Operation<'moveStartDate', EmployerServices> = (call, services) =>
  changeOffer(call, services, async (db, application) => {
    const { body, user, now } = call;
    const offer = await offerFor(db, application, 'moved', now);
    const { starts_on, message } = body;
    const startProblem = startDateProblem(starts_on, application.job.country_id, now);
    if (startProblem) throw invalid({ starts_on: [startProblem] });
    if (starts_on === offer.starts_on) throw invalid({ starts_on: ['Choose another day'] });
    await insertMovedStart(db, offer, { starts_on, because: message, by: user.id, at: now });
    return { move: 'moved', message };
  });
