import { useSearchParams } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import type { IncompleteDialogComponent } from './incomplete.ts';
import { PlansPage } from './index/PlansPage.tsx';
import { PlanPage } from './view/PlanPage.tsx';

type TransitionPlanPageProps = { tenant: Tenant; user: User; Incomplete: IncompleteDialogComponent };

export function TransitionPlanPage({ tenant, user, Incomplete }: TransitionPlanPageProps) {
  const [query] = useSearchParams();
  usePageTitle('Transition Plan');
  const plan = query.get('plan');
  if (plan === null) return <PlansPage tenant={tenant} Incomplete={Incomplete} />;
  return (
    <PlanPage key={plan} id={/^[1-9]\d{0,8}$/.test(plan) ? Number(plan) : 0} tenant={tenant} user={user} />
  );
}
