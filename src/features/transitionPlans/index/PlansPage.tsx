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
import { dayText, localDay } from '../../../ui/calendar.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { Row } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { IncompleteDialogComponent, Missing } from '../incomplete.ts';
import { viewPath } from '../paths.ts';
import { PlanCard, type PlanKind } from './PlanCard.tsx';

const Cards = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width:900px)': { gridTemplateColumns: '1fr 1fr' },
});
const Past = styled('section')({ marginTop: 40 });
const When = styled('span')({ color: token.quiet, fontSize: '0.9375rem' });

const kinds: PlanKind[] = [
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

type PlansPageProps = { tenant: Tenant; Incomplete: IncompleteDialogComponent };

export function PlansPage({ tenant, Incomplete }: PlansPageProps) {
  const plans = useQuery(transitionPlansQuery());
  const [dialog, setDialog] = useState<Missing | null>(null);
  const { data: all = [], meta } = plans.data ?? {};
  const missing = meta?.missing ?? null;
  const past = all.filter(({ status }) => status === 'completed' || status === 'archived');
  const liveOf = (type: PlanType) =>
    all.find((plan) => plan.type === type && (plan.status === 'draft' || plan.status === 'active'));
  // Only one card has the main action: a draft in progress, or else the first.
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
          {kinds.map((kind, place) => (
            <PlanCard
              key={kind.type}
              kind={kind}
              plan={liveOf(kind.type)}
              look={place === next ? 'solid' : 'outlined'}
              missing={missing}
              locale={tenant.locale}
              onIncomplete={setDialog}
            />
          ))}
        </Cards>
      )}
      {past.length > 0 && <EarlierPlans plans={past} locale={tenant.locale} />}
      {(dialog ?? missing) && (
        <Incomplete
          missing={dialog ?? missing ?? 'profile'}
          open={dialog !== null}
          onClose={() => setDialog(null)}
        />
      )}
    </PageLayout>
  );
}

const EarlierPlans = ({ plans, locale }: { plans: TransitionPlanCard[]; locale: string }) => (
  <Past>
    <Title mb="md" level="h3">
      Earlier plans
    </Title>
    <List lines>
      {plans.map(({ id, title, status, updated_at }) => (
        <Row as={ListItem} gap="2xl" rowGap="xs" justify="space-between" key={id}>
          <TextLink to={viewPath(id)}>{title}</TextLink>
          <When>
            {`${status === 'completed' ? 'Completed' : 'Archived'}, ${dayText(localDay(new Date(updated_at)), locale)}`}
          </When>
        </Row>
      ))}
    </List>
  </Past>
);
