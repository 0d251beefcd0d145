import type { User } from '../../api/profile.ts';
import { signedInAs } from '../../machines/auth/setup.ts';
import { passesRecruiterGate } from '../../machines/companyRouting.ts';

/** Whose own navigation leads on from a page that is there for everybody. */
export function isInside(user: User): boolean {
  const visitor = signedInAs(user);
  return visitor.kind === 'recruiter' ? passesRecruiterGate(visitor) : visitor.userStatus === 'active';
}
