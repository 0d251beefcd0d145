import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type ActionPlan, actionPlanQuery } from '../../../api/actionPlan.ts';
import { localDay } from '../../../ui/calendar.ts';
import { Loaded } from '../Loaded.tsx';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { PlanTask } from './PlanTask.tsx';
import { planGroups } from './planGroups.ts';

const Page = styled('div')({ display: 'grid', gap: 32 });
const Heading = styled('h2')({ fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 });
const Tasks = styled('ul')({ listStyle: 'none' });

export function ActionPlanScreen() {
  const query = useQuery(actionPlanQuery());
  return (
    <Loaded query={query} what="Your action plan">
      {(plan) => <PlanToRead plan={plan} />}
    </Loaded>
  );
}

function PlanToRead({ plan }: { plan: ActionPlan }) {
  const { actor } = useFlow();
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { actionPlan: 'accepting' } } }),
  );
  const today = localDay(new Date());
  return (
    <Page>
      {planGroups(plan, today).map(({ title, tasks }) => (
        <section key={title} aria-label={title}>
          <Heading>{title}</Heading>
          <Tasks>
            {tasks.map((task) => (
              <PlanTask key={task.id} task={task} today={today} />
            ))}
          </Tasks>
        </section>
      ))}
      <StageActions
        busy={busy}
        next="Support & Services, the last stage. You can’t skip this one, because your dashboard is built from this plan"
        onClick={() => actor.send({ type: 'plan.accepted', version: plan.version })}
      />
    </Page>
  );
}
