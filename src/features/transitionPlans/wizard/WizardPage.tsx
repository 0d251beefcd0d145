import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import type { PlanType } from '../../../api/transitionPlans.ts';
import type { TransitionPlanInput } from '../../../machines/transitionPlan.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { type IncompleteDialogComponent, parseMissing } from '../incomplete.ts';
import { plansPath, viewPath } from '../paths.ts';
import { stepIn } from './planAddress.ts';
import { usePlanWizard } from './usePlanWizard.ts';
import { WizardStep } from './WizardStep.tsx';

type WizardPageProps = { tenant: Tenant; user: User; Incomplete: IncompleteDialogComponent };

const planIdIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export function WizardPage(props: WizardPageProps) {
  const [query] = useSearchParams();
  usePageTitle('Transition Plan');
  // Read once, because the address later holds the new plan instead of its type.
  const [{ planId, type, step }] = useState(() => {
    const requestedType = query.get('type');
    return {
      planId: planIdIn(query.get('plan')),
      type:
        requestedType === 'employment' || requestedType === 'education' ? (requestedType as PlanType) : null,
      step: stepIn(query.get('step')),
    };
  });
  if (planId === null && type === null) return <Navigate to={plansPath} replace />;
  return <Wizard {...props} input={{ planId, type: type ?? 'employment', step }} />;
}

function Wizard({ tenant, user, Incomplete, input }: WizardPageProps & { input: TransitionPlanInput }) {
  const wizard = usePlanWizard(user.id, input);
  const navigate = useNavigate();
  const { state, send } = wizard;
  const { failure } = state.context;

  if (state.matches('elsewhere') || state.matches('active'))
    return <Navigate to={viewPath(wizard.planId ?? 0)} replace />;
  if (state.matches('missing'))
    return (
      <PageLayout>
        <Notice
          kind="notFound"
          level={1}
          title="We can’t find this plan"
          actions={<ButtonLink to={plansPath}>Your transition plans</ButtonLink>}
        >
          It may have been deleted, or the link is incomplete.
        </Notice>
      </PageLayout>
    );
  if (state.matches('unread') || state.matches('unbegun'))
    return (
      <PageLayout>
        <NotLoaded what="Your plan" level={1} onRetry={() => send({ type: 'loading.retried' })}>
          {failure?.message}
        </NotLoaded>
      </PageLayout>
    );
  if (state.matches('incomplete'))
    return (
      <PageLayout title="Transition Plan">
        <Incomplete missing={parseMissing(failure)} open onClose={() => void navigate(plansPath)} />
      </PageLayout>
    );
  if (!wizard.view || wizard.at === null)
    return (
      <PageLayout>
        <Waiting label="Loading your plan">
          <SkeletonRows count={4} />
        </Waiting>
      </PageLayout>
    );
  return <WizardStep wizard={wizard} view={wizard.view} at={wizard.at} tenant={tenant} />;
}
