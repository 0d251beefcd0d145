import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { Briefcase } from 'lucide-react';
import type { PlanType, TransitionPlanCard } from '../../../api/transitionPlans.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { dayText } from '../../../ui/calendar.ts';
import { RouteFragment } from '../../../ui/route/RouteFragment.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Missing } from '../incomplete.ts';
import { viewPath, wizardPath } from '../paths.ts';

const Body = styled(Card)({
  display: 'grid',
  gap: 16,
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, color: token.second });
const Lead = styled('p')({ color: token.second, maxWidth: '60ch' });
const Facts = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', '& strong': { fontWeight: 600 } });

export type PlanKind = { type: PlanType; name: string; text: string; Icon: typeof Briefcase };

const lastStep = 6;

function routeOf(plan: TransitionPlanCard | undefined): WayPointState[] {
  if (!plan) return ['start', 'ahead', 'destination'];
  if (plan.status === 'draft') return ['done', 'here', 'ahead', 'destination'];
  return plan.late > 0 ? ['done', 'late', 'ahead', 'destination'] : ['done', 'done', 'here', 'destination'];
}

function PlanFacts({ plan, locale }: { plan: TransitionPlanCard; locale: string }) {
  if (plan.status === 'draft')
    return (
      <Facts>
        <strong>{plan.title}</strong>
        <br />
        {`Draft, step ${plan.step + 1} of ${lastStep + 1}. Pick up where you left off.`}
      </Facts>
    );
  const { next_milestone: next, late } = plan;
  return (
    <Facts>
      <strong>{plan.title}</strong>
      <br />
      {`${plan.progress}% done.`}
      {late > 0 && ` ${late === 1 ? 'One thing is' : `${late} things are`} late.`}
      {next && (
        <>
          <br />
          {`Next: ${next.title}, ${dayText(next.due_on, locale)}`}
        </>
      )}
    </Facts>
  );
}

type PlanCardProps = {
  kind: PlanKind;
  plan: TransitionPlanCard | undefined;
  look: 'solid' | 'outlined';
  missing: Missing | null;
  locale: string;
  onIncomplete: (missing: Missing) => void;
};

export function PlanCard({ kind, plan, look, missing, locale, onIncomplete }: PlanCardProps) {
  const { type, name, text, Icon } = kind;
  return (
    <Body>
      <RouteFragment points={missing ? ['start', 'locked'] : routeOf(plan)} open />
      <Head>
        <Icon size={24} aria-hidden="true" />
        <Title>{name}</Title>
      </Head>
      <div>{plan ? <PlanFacts plan={plan} locale={locale} /> : <Lead>{text}</Lead>}</div>
      {plan?.status === 'active' ? (
        <ButtonLink to={viewPath(plan.id)} look={look}>
          {`Open your ${name} plan`}
        </ButtonLink>
      ) : missing ? (
        <Button
          size="lg"
          variant={look}
          color={look === 'solid' ? 'primary' : 'neutral'}
          onClick={() => onIncomplete(missing)}
        >
          {`Start an ${name} plan`}
        </Button>
      ) : plan ? (
        <ButtonLink to={`${wizardPath}?plan=${plan.id}`} look={look}>
          {`Continue your ${name} plan`}
        </ButtonLink>
      ) : (
        <ButtonLink to={`${wizardPath}?type=${type}`} look={look}>
          {`Start an ${name} plan`}
        </ButtonLink>
      )}
    </Body>
  );
}
