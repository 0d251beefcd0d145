import { lowPayProblem } from '../../../src/machines/leastPay.ts';
import { isPayOutside, payReasonProblem } from '../../../src/machines/payRange.ts';
import type { TenantDb } from '../../db/database.ts';
import { dayOf } from '../../formats/days.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Application } from '../applicationLife.ts';
import { lastToday } from '../closing.ts';
import { payRangeOf } from './jobTerms.ts';
import { startDateProblem } from './startDate.ts';
import type { OfferTerms } from './storedOffers.ts';

const day = 86_400_000;
const longestReplyDays = 90;

/**
 * The terms to store: without a reason where the pay needs none, because the company reads it as one for pay outside the range.
 *
 * @throws 422 with the problems by field
 */
export async function checkedTerms(
  db: TenantDb,
  application: Application,
  terms: OfferTerms,
  now: Date,
): Promise<OfferTerms> {
  const { pay, pay_reason, reply_by, starts_on, conditions = [] } = terms;
  const { country_id: countryId } = application.job;
  const today = lastToday(countryId, now);
  const errors: Record<string, string[]> = {};
  const lowPay = pay && lowPayProblem(pay.amount, pay.per);
  if (lowPay) errors['offer.pay.amount'] = [lowPay];
  const range = await payRangeOf(db, application);
  const payReason = !lowPay && payReasonProblem(pay, pay_reason, range);
  if (payReason) errors['offer.pay_reason'] = [payReason];
  if (reply_by < today) errors['offer.reply_by'] = ['Choose today or a later day'];
  if (reply_by > dayOf(new Date(now.getTime() + longestReplyDays * day)))
    errors['offer.reply_by'] = [`Choose a day within the next ${longestReplyDays} days`];
  const startProblem = starts_on && startDateProblem(starts_on, countryId, now);
  if (startProblem) errors['offer.starts_on'] = [startProblem];
  if (conditions.some(({ kind, text }) => kind === 'other' && !text?.trim()))
    errors['offer.conditions'] = ['Say what the condition is'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const needsReason = pay && range && isPayOutside(pay, range);
  return needsReason ? terms : { ...terms, pay_reason: null };
}
