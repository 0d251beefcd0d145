import { passesRecruiterGate } from '../../../src/machines/companyRouting.ts';
import { Problem } from '../answers/problem.ts';
import type { Caller } from './caller.ts';
import type { ContractOperation } from './operations.ts';

const forbidden = (code: string, message: string) => new Problem(403, code, message);
const notLetIn = () => forbidden('approval_pending', 'Your company has not approved your request yet.');
const notApproved = () => forbidden('company_not_approved', 'Your company is not approved yet.');
const otherRole = () => forbidden('forbidden_role', 'Your account cannot do that.');

export function allow({ id, access }: Pick<ContractOperation, 'id' | 'access'>, user: Caller): void {
  // Otherwise an inactive user could not log out.
  if (id === 'logout') return;
  if (user.status === 'inactive') {
    throw new Problem(410, 'user_inactive', 'This account is no longer active.');
  }
  if (access === 'public' || access === 'anyone' || access === 'signed_in') return;
  // An operator has no product role: neither a veteran's nor a recruiter's calls are theirs.
  if (user.is_tenant_admin !== (access === 'tenant_admin')) throw otherRole();
  if (access === 'tenant_admin') return;
  const isVeterans = access === 'veteran' || (access === 'veteran_or_recruiter' && user.role === 'veteran');
  if (isVeterans) {
    if (user.role !== 'veteran') throw otherRole();
    if (user.status !== 'active') throw forbidden('approval_pending', 'Your account is not approved yet.');
  } else {
    if (user.role !== 'recruiter') throw otherRole();
    if (access === 'recruiter_any') return;
    if (access === 'company_admin_any') allowIntoCompany(user);
    else allowThroughGate(user);
    if (user.member_role === 'hiring_manager' && access !== 'hiring_team') throw otherRole();
    if (access.startsWith('company_admin') && !user.is_admin) throw otherRole();
  }
}

// Does not check the company's status.
function allowIntoCompany(user: Caller) {
  if (user.status === 'approval_pending') throw notLetIn();
  if (!user.company || user.status !== 'active') throw notApproved();
}

function allowThroughGate(user: Caller) {
  if (user.status === 'approval_pending') throw notLetIn();
  const passes = passesRecruiterGate({
    userStatus: user.status,
    company: user.company?.status ?? null,
    companyFound: user.company_found?.status ?? null,
  });
  if (!passes) throw notApproved();
}
