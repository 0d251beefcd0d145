import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { components } from '../../../../openapi.gen.d.ts';
import type { Question } from '../../../api/questions.ts';
import type { Failure } from '../../../machines/failure.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { AnswerField } from '../questionnaire/AnswerField.tsx';
import { answerSchema, typedAnswer } from '../questionnaire/answer.ts';

type GivenAnswer = components['schemas']['GivenAnswer'];

const Form = styled('form')({ display: 'grid', gap: 32, '& > *': { minWidth: 0 } });

interface RefineAnswerProps {
  question: Question;
  isLast: boolean;
  busy: boolean;
  failure: Failure | null;
  onAnswer: (answer: GivenAnswer) => void;
}

/** Mount it anew for each question. */
export function RefineAnswer({ question, isLast, busy, failure, onAnswer }: RefineAnswerProps) {
  const field = question.type === 'multi_choice' ? 'several' : 'one';
  const own = failure?.errors?.[`answers.${question.id}`];
  const { form, problems, attempt, errorOf } = useCheckedForm({
    schema: answerSchema(question),
    defaultValues: typedAnswer(question),
    failure: own ? { errors: { [`answers.${question.id}`]: own } } : null,
    fieldOf: () => field,
  });
  const problem = own ? null : failureText(failure);
  return (
    <Form noValidate onSubmit={form.handleSubmit(onAnswer)}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <AnswerField question={question} form={form} error={errorOf(field)} />
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <FormActions
        beside={
          <NextLine id="next">
            {isLast ? 'see what will change before you confirm' : 'another question'}
          </NextLine>
        }
      >
        <Button type="submit" size="lg" loading={busy} loadingPosition="start" aria-describedby="next">
          {busy ? 'Checking…' : 'Continue'}
        </Button>
      </FormActions>
    </Form>
  );
}
