import { useQuery } from '@tanstack/react-query';
import { actionPlanQuery } from '../../api/actionPlan.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { OnboardingDialogs } from './OnboardingDialogs.tsx';
import { OnboardingFrame } from './OnboardingFrame.tsx';
import { type OnboardingDoor, OnboardingFlow, useFlow, useOnboarding } from './onboardingFlow.tsx';
import { useQuestions } from './questionnaire/Questionnaire.tsx';
import { screenOf } from './screens.tsx';

interface OnboardingPageProps extends OnboardingDoor {
  onLeave: () => void;
}

export function OnboardingPage(props: OnboardingPageProps) {
  return (
    <OnboardingFlow {...props}>
      <OnboardingScreens />
    </OnboardingFlow>
  );
}

function OnboardingScreens() {
  const { actor, cvLabel, locale } = useFlow();
  const snapshot = useOnboarding((now) => now);
  const { open, position, count } = useQuestions();
  const plan = useQuery({ ...actionPlanQuery(), enabled: false }).data;
  if (snapshot.matches('loadFailed')) {
    return (
      <PlainPage>
        <NotLoaded level={1} what="Your onboarding" onRetry={() => actor.send({ type: 'retry.requested' })}>
          {failureText(snapshot.context.failure)}
        </NotLoaded>
      </PlainPage>
    );
  }
  const screen = screenOf(snapshot, {
    cvLabel,
    question: open,
    place: `Question ${position} of ${count}${open?.is_required ? '' : ', optional'}`,
    plan,
    locale,
  });
  if (!screen) return <Loader />;
  return (
    <>
      <OnboardingFrame step={screen.step} title={screen.title} lead={screen.lead}>
        {screen.content}
      </OnboardingFrame>
      <OnboardingDialogs />
    </>
  );
}
