import { useSuspenseQuery } from '@tanstack/react-query';
import { companyStatusQuery } from '../../api/companies.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { ApprovalPending } from './ApprovalPending.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { CreateCompany } from './CreateCompany.tsx';
import { FoundCompany } from './FoundCompany.tsx';
import { useFollowedStanding } from './follow.ts';
import { movesOf } from './moves.ts';
import type { PartProps } from './partProps.ts';
import { Refused } from './Refused.tsx';
import { type CompanyPageName, companyView } from './standing.ts';

type PageName = Exclude<CompanyPageName, 'details'>;

type CompanyPageProps = { page: PageName; tenant: Tenant; user: User; onLogOut: () => void };

const parts: Record<PageName, (props: PartProps) => React.ReactNode> = {
  create: CreateCompany,
  exists: FoundCompany,
  'approval-pending': ApprovalPending,
  reject: Refused,
};

export function CompanyPage({ page, tenant, user, onLogOut }: CompanyPageProps) {
  const { data: standing } = useSuspenseQuery(companyStatusQuery());
  useFollowedStanding(page === 'approval-pending' || standing.rejection?.appeal_is_open === true);
  const moves = movesOf(standing, user.user_details.is_admin === 1, user.user_details.member_role);
  const view = companyView(page, { standing, locale: tenant.locale }, moves);
  const Part = parts[page];
  return (
    <CompanyFrame view={view} tenant={tenant} email={user.email} onLogOut={onLogOut}>
      <Part tenant={tenant} standing={standing} moves={moves} view={view} />
    </CompanyFrame>
  );
}
