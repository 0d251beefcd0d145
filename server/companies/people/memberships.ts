import type { ownMembershipMoves } from '../../../src/machines/membership.ts';
import { actorOf } from '../../audit/audit.ts';
import type { TenantDb } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import type { Company } from '../../db/schema/companies.ts';
import { notFound } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { notifier } from '../../notifications/notify.ts';
import { offerCompanyTo } from '../companyFound.ts';
import { lockCompany } from '../companyLife.ts';
import { notifyAdminsOfRequest } from '../companyNews.ts';
import { presentCompanyStatus } from '../companyViews.ts';
import { type LeaveHiring, lockOwnMember, membershipRefusal, moveMember } from './membershipLife.ts';

interface MembershipCall {
  call: Pick<Call<'leaveCompany'>, 'user' | 'now' | 'transaction' | 'conclude'>;
  companyId: number | undefined;
  move: (typeof ownMembershipMoves)[number];
  words?: string | null;
  // Both run in the transaction of the move.
  before?: (db: TenantDb, person: UserRow) => Promise<void>;
  afterwards?: (db: TenantDb, company: Company, person: UserRow) => Promise<void>;
}

// Locks the company before the recruiter, and checks the membership again under the lock.
const doMove = ({ call, companyId, move, words = null, before, afterwards }: MembershipCall) =>
  call.transaction(async (db) => {
    if (!companyId) throw await membershipRefusal(db, await lockOwnMember(db, call.user), move);
    const company = await lockCompany(db, companyId);
    const person = await lockOwnMember(db, call.user);
    if (person.company_id !== company.id && person.company_found_id !== company.id) throw notFound();
    await before?.(db, person);
    await moveMember(db, person, { move, company, actor: actorOf(person), now: call.now, words });
    await afterwards?.(db, company, person);
    return call.conclude(db, { data: await presentCompanyStatus(db, person.id) });
  });

// Another company may have the recruiter's email domain, too.
const offerAgain = (db: TenantDb, _: Company, person: UserRow) => offerCompanyTo(db, person);

export const joinCompany: Operation<'joinCompany', { outbox: Outbox }> = async (call, { outbox }) => {
  const words = call.body.message || null;
  await call.limit('joinCompany');
  const joined = await doMove({
    ...{ call, companyId: call.params.id, move: 'join', words },
    afterwards: (db, company, person) =>
      notifyAdminsOfRequest(db, company, { person, words, notify: notifier(outbox, call) }),
  });
  outbox.wake();
  return joined;
};

export const cancelJoin: Operation<'cancelJoin'> = (call) =>
  doMove({ call, companyId: call.params.id, move: 'cancel', afterwards: offerAgain });

export const declineFoundCompany: Operation<'declineFoundCompany'> = (call) =>
  doMove({ call, companyId: call.user.company_found?.id ?? call.user.company?.id, move: 'decline' });

export const leaveCompany: Operation<'leaveCompany', { outbox: Outbox; leaveHiring: LeaveHiring }> = async (
  call,
  { outbox, leaveHiring },
) => {
  const left = await doMove({
    ...{ call, companyId: call.user.company?.id ?? call.user.company_found?.id },
    before: (db, person) => leaveHiring(db, person.id, { notify: notifier(outbox, call), now: call.now }),
    ...{ move: 'leave', afterwards: offerAgain },
  });
  outbox.wake();
  return left;
};
