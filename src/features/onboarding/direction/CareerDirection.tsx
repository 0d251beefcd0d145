import { useQuery } from '@tanstack/react-query';
import { masterQuestionsQuery, type Question } from '../../../api/questions.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { draftField, optionLabel } from '../conflict/draftField.ts';
import { useDraft } from '../draft/useDraft.ts';
import { Loaded } from '../Loaded.tsx';
import { useFlow, useOnboarding, useOnboardingData } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { StageForm } from '../StageForm.tsx';
import { useStageForm } from '../useStageForm.ts';
import { careerDirectionSchema, type TypedDirection } from './careerDirection.ts';

const fieldOf = () => 'answer_option_id';

export function CareerDirection() {
  const query = useQuery(masterQuestionsQuery('career_direction'));
  return (
    <Loaded query={query} what="The question">
      {([question]) => question && <CareerDirectionForm question={question} />}
    </Loaded>
  );
}

function CareerDirectionForm({ question }: { question: Question }) {
  const { actor } = useFlow();
  const stored = useOnboardingData()?.career_direction;
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { careerDirection: 'saving' } } }),
  );
  const { opened, keep, conflict } = useDraft<TypedDirection>(2, [
    draftField<TypedDirection>(
      question.title,
      ({ answer_option_id }) => answer_option_id,
      ({ answer_option_id }) => optionLabel(question, answer_option_id),
    ),
  ]);
  const { form, problems, attempt, errorOf } = useStageForm({
    schema: careerDirectionSchema,
    defaultValues: { answer_option_id: String(stored?.answer_option_id ?? ''), ...opened },
    failure,
    keep,
    fieldOf,
  });
  const submit = form.handleSubmit(({ answerOptionId }) =>
    actor.send({ type: 'direction.chosen', questionId: question.id, answerOptionId }),
  );
  return (
    <StageForm onSubmit={submit} conflict={conflict}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <RadioField
        {...form.register('answer_option_id')}
        label={question.title}
        legendSize="title"
        hint={question.help_text ?? question.why_we_ask ?? undefined}
        options={question.options.map(({ id, label }) => ({ value: String(id), label }))}
        error={errorOf('answer_option_id')}
      />
      <StageActions busy={busy} next="answer a few questions about your chosen direction" />
    </StageForm>
  );
}
