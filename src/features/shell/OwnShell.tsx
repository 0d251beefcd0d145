import type { ReactNode } from 'react';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { signedInAs } from '../../machines/auth/setup.ts';
import { passesRecruiterGate } from '../../machines/companyRouting.ts';
import { PlainShell } from './PlainShell.tsx';
import { Shell } from './Shell.tsx';

type OwnShellProps = { tenant: Tenant; user: User; onLogOut: () => void; children: ReactNode };

export function OwnShell(props: OwnShellProps) {
  const visitor = signedInAs(props.user);
  const isInside = visitor.kind !== 'recruiter' || passesRecruiterGate(visitor);
  return isInside ? <Shell {...props} /> : <PlainShell {...props} />;
}
