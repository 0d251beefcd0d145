import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { onboardingQuery, questionnaireQuery, saveQuestionnaire } from '../../../api/onboarding.ts';
import { userProfileQuery } from '../../../api/profile.ts';
import type { Question } from '../../../api/questions.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { ButtonRow, Form } from '../parts.ts';

export function WorkPattern() {
  const { data: onboarding, error } = useQuery(onboardingQuery());
  const directionId = onboarding?.career_direction?.id ?? 0;
  const { data: questions = [] } = useQuery({
    ...questionnaireQuery(directionId),
    enabled: directionId > 0,
  });
  const question = questions.find(({ code }) => code === 'work_pattern');
  if (error && !onboarding) {
    return <InlineAlert kind="error">{`Your work preferences didn’t load. ${error.message}`}</InlineAlert>;
  }
  if (!question?.answer?.answer_option_id) return null;
  return <WorkPatternForm key={directionId} question={question} directionId={directionId} />;
}

function WorkPatternForm({ question, directionId }: { question: Question; directionId: number }) {
  const queries = useQueryClient();
  const [selected, setSelected] = useState(question.answer?.answer_option_id ?? 0);
  const { mutate, isPending, error } = useMutation<unknown, ApiError, number>({
    mutationFn: (answer_option_id) =>
      saveQuestionnaire({
        answers: [{ question_id: question.id, answer_option_id }],
        career_direction_id: directionId,
        is_final: false,
      }),
    async onSuccess() {
      toast.success('Saved');
      await Promise.all([
        queries.invalidateQueries(questionnaireQuery(directionId)),
        queries.invalidateQueries(userProfileQuery()),
      ]);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(selected);
  };
  return (
    <Form noValidate aria-label="How you like to work" onSubmit={save}>
      <RadioField
        name="work_pattern"
        label={question.title}
        hint="We’ll use this the next time you refine your action plan"
        options={question.options.map(({ id, label }) => ({ value: id, label }))}
        value={selected}
        onChange={({ target }) => setSelected(Number(target.value))}
      />
      {error && !isPending && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <ButtonRow>
        <Button type="submit" variant="outlined" color="neutral" loading={isPending}>
          Save work preferences
        </Button>
      </ButtonRow>
    </Form>
  );
}
