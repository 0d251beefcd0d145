import { useQuery } from '@tanstack/react-query';
import { type ActionPlan, actionPlanQuery } from '../../../api/actionPlan.ts';
import { localDay } from '../../../ui/calendar.ts';
import { List } from '../../../ui/List.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { Loaded } from '../Loaded.tsx';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { PlanTask } from './PlanTask.tsx';
import { planGroups } from './planGroups.ts';

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
    <Stack gap="3xl">
      {planGroups(plan, today).map(({ title, tasks }) => (
        <section key={title} aria-label={title}>
          <Title level="title-sm">{title}</Title>
          <List>
            {tasks.map((task) => (
              <PlanTask key={task.id} task={task} today={today} />
            ))}
          </List>
        </section>
      ))}
      <StageActions
        busy={busy}
        next="Support & Services, the last stage. You can’t skip this one, because your dashboard is built from this plan"
        onClick={() => actor.send({ type: 'plan.accepted', version: plan.version })}
      />
    </Stack>
  );
}
