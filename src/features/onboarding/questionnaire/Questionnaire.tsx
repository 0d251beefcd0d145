import { useQuery } from '@tanstack/react-query';
import { questionnaireQuery } from '../../../api/onboarding.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import type { OnboardingSnapshot } from '../onboardingSnapshot.ts';
import { Answering } from './Answering.tsx';
import { AnswersReview } from './AnswersReview.tsx';
import { countText } from './visibleQuestions.ts';

export function useQuestions() {
  const { careerDirectionId, questionIds, questionId } = useOnboarding((snapshot) => snapshot.context);
  const { data = [] } = useQuery({ ...questionnaireQuery(careerDirectionId ?? 0), enabled: false });
  const questions = questionIds.flatMap((id) => data.find((question) => question.id === id) ?? []);
  const open = questions.find(({ id }) => id === questionId);
  return { questions, open, position: open ? questions.indexOf(open) + 1 : 0, count: countText(data) };
}

function questionnaireState(value: OnboardingSnapshot['value']): string | undefined {
  if (typeof value === 'string' || typeof value.underway?.screen !== 'object') return;
  const { screen } = value.underway;
  return 'questionnaire' in screen ? screen.questionnaire : undefined;
}

export function Questionnaire() {
  const { actor } = useFlow();
  const { questions, open, position, count } = useQuestions();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const state = useOnboarding(({ value }) => questionnaireState(value));
  if (state === 'loadFailed') {
    return (
      <NotLoaded what="The questions" onRetry={() => actor.send({ type: 'retry.requested' })}>
        {failureText(failure)} We’ve saved your answers.
      </NotLoaded>
    );
  }
  if (state === 'reviewing' || state === 'saving') return <AnswersReview questions={questions} />;
  if (state === 'loading' || !open) {
    return (
      <Waiting label="Loading the questions">
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <Answering
      key={open.id}
      questions={questions}
      question={open}
      position={position}
      count={count}
      isLast={position === questions.length}
      isChange={state === 'changing' || state === 'savingChange'}
    />
  );
}
