import type { Question } from '../../../api/questions.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { StageForm } from '../StageForm.tsx';
import { useStageForm } from '../useStageForm.ts';
import { AnswerField } from './AnswerField.tsx';
import { answerFields, answerSchema, type TypedAnswer, type TypedAnswers, typedAnswer } from './answer.ts';

interface AnsweringProps {
  questions: readonly Question[];
  question: Question;
  position: number;
  count: string;
  isLast: boolean;
  isChange: boolean;
}

/** Mount it anew for each question. */
export function Answering({ questions, question, position, count, isLast, isChange }: AnsweringProps) {
  const { actor, locale } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const busy = useOnboarding(
    (snapshot) =>
      snapshot.matches({ underway: { screen: { questionnaire: 'savingAnswer' } } }) ||
      snapshot.matches({ underway: { screen: { questionnaire: 'savingChange' } } }),
  );
  const { opened, current, keep, conflict } = useDraft<TypedAnswers>(3, answerFields(questions, locale));
  const field = question.type === 'multi_choice' ? 'several' : 'one';
  const { form, problems, attempt, errorOf } = useStageForm({
    schema: answerSchema(question),
    defaultValues: { ...typedAnswer(question), ...opened.answers?.[question.id] },
    failure,
    keep: (typed: TypedAnswer) => keep({ answers: { ...current().answers, [question.id]: typed } }),
    fieldOf: () => field,
  });
  const submit = form.handleSubmit((answer) => actor.send({ type: 'answer.submitted', answer }));
  const next = isChange
    ? 'go back to your answers'
    : isLast
      ? 'check your answers'
      : `question ${position + 1} of ${count}`;
  return (
    <StageForm onSubmit={submit} conflict={conflict}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <AnswerField question={question} form={form} error={errorOf(field)} />
      <StageActions busy={busy} next={next} />
    </StageForm>
  );
}
