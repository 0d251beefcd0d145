import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Briefcase } from 'lucide-react';
import { useState } from 'react';
import type { Tenant } from '../../../api/tenant.ts';
import {
  type PlanType,
  type TransitionPlanCard,
  transitionPlansQuery,
} from '../../../api/transitionPlans.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { RouteFragment } from '../../../ui/route/RouteFragment.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import type { IncompleteDialogComponent, Missing } from '../incomplete.ts';
import { viewPath, wizardPath } from '../paths.ts';

const Cards = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width:900px)': { gridTemplateColumns: '1fr 1fr' },
});
const Body = styled(Card)({
  display: 'grid',
  gap: 16,
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, color: token.second });
const Title = styled('h2')({ ...typography.h2, color: token.ink });
const Words = styled('p')({ color: token.second, maxWidth: '60ch' });
const Facts = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', '& strong': { fontWeight: 600 } });
const Past = styled('section')({ marginTop: 40 });
const PastTitle = styled('h2')({ ...typography.h3, marginBottom: 12 });
const Rows = styled('ul')({ listStyle: 'none', borderTop: `1px solid ${token.line}` });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '14px 0',
  borderBottom: `1px solid ${token.line}`,
  '& > span': { color: token.quiet, fontSize: '0.9375rem' },
});

const kinds: { type: PlanType; name: string; text: string; Icon: typeof Briefcase }[] = [
  {
    type: 'employment',
    name: 'Employment',
    text: 'Planned back from the day you leave: the role you want, what you still need, and what to do by when.',
    Icon: Briefcase,
  },
  {
    type: 'education',
    name: 'Education',
    text: 'The qualification you want, where to study, what it costs and who pays, with every date you need.',
    Icon: BookOpen,
  },
];

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

type PlansPageProps = { tenant: Tenant; Incomplete: IncompleteDialogComponent };

export function PlansPage({ tenant, Incomplete }: PlansPageProps) {
  const plans = useQuery(transitionPlansQuery());
  const [asked, setAsked] = useState<Missing | null>(null);
  const { data: all = [], meta } = plans.data ?? {};
  const missing = meta?.missing ?? null;
  const past = all.filter(({ status }) => status === 'completed' || status === 'archived');
  const liveOf = (type: PlanType) =>
    all.find((plan) => plan.type === type && (plan.status === 'draft' || plan.status === 'active'));
  // Only one thing on a page is the next one: a draft that waits, or else the first card.
  const next = liveOf('education')?.status === 'draft' && liveOf('employment')?.status !== 'draft' ? 1 : 0;
  return (
    <PageLayout
      title="Transition Plans"
      lead="Your route out of service, with a date for every step. Choose where you’re heading. You can have one plan of each kind."
    >
      {plans.error && !plans.data ? (
        <NotLoaded what="Your plans" onRetry={plans.refetch}>
          {plans.error.message}
        </NotLoaded>
      ) : !plans.data ? (
        <Waiting label="Loading your plans">
          <SkeletonRows count={2} />
        </Waiting>
      ) : (
        <Cards>
          {kinds.map(({ type, name, text, Icon }, place) => {
            const plan = liveOf(type);
            const look = place === next ? 'solid' : 'outlined';
            return (
              <Body key={type}>
                <RouteFragment points={missing ? ['start', 'locked'] : routeOf(plan)} open />
                <Head>
                  <Icon size={24} aria-hidden="true" />
                  <Title>{name}</Title>
                </Head>
                <div>{plan ? <PlanFacts plan={plan} locale={tenant.locale} /> : <Words>{text}</Words>}</div>
                {plan?.status === 'active' ? (
                  <ButtonLink to={viewPath(plan.id)} look={look}>
                    {`Open your ${name} plan`}
                  </ButtonLink>
                ) : missing ? (
                  <PressButton look={look} onClick={() => setAsked(missing)}>
                    {`Start an ${name} plan`}
                  </PressButton>
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
          })}
        </Cards>
      )}
      {past.length > 0 && (
        <Past>
          <PastTitle>Earlier plans</PastTitle>
          <Rows>
            {past.map(({ id, title, status, updated_at }) => (
              <Row key={id}>
                <TextLink to={viewPath(id)}>{title}</TextLink>
                <span>
                  {`${status === 'completed' ? 'Completed' : 'Archived'}, ${dayText(localDay(new Date(updated_at)), tenant.locale)}`}
                </span>
              </Row>
            ))}
          </Rows>
        </Past>
      )}
      {(asked ?? missing) && (
        <Incomplete
          missing={asked ?? missing ?? 'profile'}
          open={asked !== null}
          onClose={() => setAsked(null)}
        />
      )}
    </PageLayout>
  );
}
