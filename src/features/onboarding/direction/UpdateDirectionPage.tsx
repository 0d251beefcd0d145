import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { veteranDashboardQuery } from '../../../api/dashboard.ts';
import { onboardingQuery, saveCareerDirection } from '../../../api/onboarding.ts';
import { onboardingAddress } from '../../../api/onboardingProgress.ts';
import type { User } from '../../../api/profile.ts';
import { masterQuestionsQuery, type Question } from '../../../api/questions.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { Loaded } from '../Loaded.tsx';
import { careerDirectionSchema } from './careerDirection.ts';

const Form = styled('form')({ display: 'grid', gap: 32, maxWidth: 640, '& > *': { minWidth: 0 } });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export function UpdateDirectionPage({ user }: { user: User }) {
  usePageTitle('Update career direction');
  const question = useQuery(masterQuestionsQuery('career_direction'));
  const onboarding = useQuery(onboardingQuery());
  return (
    <PageLayout
      title="Career direction"
      lead="You’ve answered this before. Choose the option that fits you best now."
    >
      <Loaded query={onboarding} what="Your direction">
        {({ stages, career_direction }) =>
          stages.some(({ key, status }) => key === 'action_plan' && status === 'done') ? (
            <Loaded query={question} what="The question">
              {([asked]) =>
                asked && <DirectionForm question={asked} chosen={career_direction?.answer_option_id} />
              }
            </Loaded>
          ) : (
            <Navigate to={onboardingAddress(user)} replace />
          )
        }
      </Loaded>
    </PageLayout>
  );
}

function DirectionForm({ question, chosen }: { question: Question; chosen: number | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answerOptionId: number) =>
      saveCareerDirection({
        question_id: question.id,
        answer_option_id: answerOptionId,
        type: 'update',
      }),
    onSuccess: ({ onboarding }) => {
      queryClient.setQueryData(onboardingQuery().queryKey, onboarding);
      for (const { queryKey } of [veteranDashboardQuery(), { queryKey: ['getActionPlan'] }])
        void queryClient.invalidateQueries({ queryKey });
      void navigate('/veteran/refine-action-plan');
    },
  });
  const { form, problems, attempt, errorOf } = useCheckedForm({
    schema: careerDirectionSchema,
    defaultValues: { answer_option_id: String(chosen ?? '') },
    failure: error as { errors?: Record<string, string[]> } | null,
  });
  const submit = form.handleSubmit(({ answerOptionId }) => mutate(answerOptionId));
  return (
    <Form noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <InlineAlert kind="warning" live={false}>
        We’ll rebuild your action plan. You’ll keep your finished tasks.
      </InlineAlert>
      <RadioField
        {...form.register('answer_option_id')}
        label={question.title}
        legendSize="title"
        hint={question.help_text ?? question.why_we_ask ?? undefined}
        options={question.options.map(({ id, label }) => ({ value: String(id), label }))}
        error={errorOf('answer_option_id')}
      />
      {error && problems.length === 0 && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <FormActions
        beside={
          <NextLine id="next">
            answer questions about this direction, then see what changes in your plan
          </NextLine>
        }
      >
        <Actions>
          <Button type="submit" size="lg" loading={isPending} loadingPosition="start" aria-describedby="next">
            {isPending ? 'Saving…' : 'Continue'}
          </Button>
          <Button component={Link} to="/veteran" size="lg" variant="outlined" color="neutral">
            Back to the dashboard
          </Button>
        </Actions>
      </FormActions>
    </Form>
  );
}
