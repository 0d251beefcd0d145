/** Who may call what: the contract's `x-access`, decided here and nowhere else, whatever a page hides. */
import { passesRecruiterGate } from '../src/machines/companyRouting.ts';
import type { SignedInUser } from './db/schema/accounts.ts';
import type { Operation } from './operations.ts';
import { Problem } from './problem.ts';

const forbidden = (code: string, message: string) => new Problem(403, code, message);
const otherRole = () => forbidden('forbidden_role', 'Your account cannot do that.');

export function allow({ id, access }: Operation, user: SignedInUser): void {
  // An inactive user could not leave otherwise.
  if (id === 'logout') return;
  if (user.status === 'inactive') {
    throw new Problem(410, 'user_inactive', 'This account is no longer active.');
  }
  if (access === 'public' || access === 'signed_in') return;
  if (access === 'tenant_admin') {
    if (!user.is_tenant_admin) throw otherRole();
  } else if (access === 'veteran') {
    if (user.role !== 'veteran') throw otherRole();
    if (user.status !== 'active') throw forbidden('approval_pending', 'Your account is not approved yet.');
  } else {
    if (user.role !== 'recruiter') throw otherRole();
    if (access === 'recruiter_any') return;
    allowThroughGate(user);
    if (access === 'company_admin' && !user.is_admin) throw otherRole();
  }
}

function allowThroughGate(user: SignedInUser) {
  if (user.status === 'approval_pending') {
    throw forbidden('approval_pending', 'Your company has not let you in yet.');
  }
  const passes = passesRecruiterGate({
    userStatus: user.status,
    company: user.company?.status ?? null,
    companyFound: user.company_found?.status ?? null,
  });
  if (!passes) throw forbidden('company_not_approved', 'Your company is not approved yet.');
}
