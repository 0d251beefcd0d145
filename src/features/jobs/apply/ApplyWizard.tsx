import styled from '@emotion/styled';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type Job, jobQuery } from '../../../api/jobs.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { type ResumeSummary, resumesQuery } from '../../../api/resumes.ts';
import type { ApplyInput, ApplyStep } from '../../../machines/apply.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { AnswerQuestions } from './AnswerQuestions.tsx';
import { ApplyEnd } from './ApplyEnd.tsx';
import type { ApplicationEditor } from './applicationDraft.ts';
import { Checking } from './Checking.tsx';
import { ChoosingCv } from './ChoosingCv.tsx';
import { useApply } from './useApply.ts';
import { useUpdateChannels } from './useUpdateChannels.ts';

const Way = styled('div')({ marginBottom: 16 });
const About = styled('p')({ color: token.second, overflowWrap: 'anywhere' });

type ApplyWizardProps = {
  user: User;
  shared: string;
  input: ApplyInput;
  editor: ApplicationEditor;
};

const titlesFor = (name: string) => [
  `Which ${name} do you want to send?`,
  'A few questions',
  'Check and send',
];

export function ApplyWizard({ user, shared, input, editor }: ApplyWizardProps) {
  const { jobId } = input;
  const apply = useApply(input, editor);
  const { state, send, step, openStep } = apply;
  const { data: job } = useQuery({ ...jobQuery(jobId), enabled: false });
  const updates = useUpdateChannels();
  const resumes = useQuery(resumesQuery());
  const { failure } = state.context;
  const isStored = useSelector(editor.autosave.actor, ({ context }) => context.isInBrowser);
  const address = `/jobs/${jobId}`;

  if (state.matches('unread') && failure)
    return (
      <NotLoaded what="The job" level={1} onRetry={() => send({ type: 'loading.retried' })}>
        {failure.message}
      </NotLoaded>
    );
  if (state.matches('reading') || (step !== undefined && !job))
    return (
      <Waiting label="Loading the job">
        <SkeletonRows count={3} />
      </Waiting>
    );
  if (step === undefined || !job)
    return (
      <ApplyEnd
        end={state.value as 'sent'}
        {...{ job, user, isStored, updates }}
        address={`${address}${shared}`}
      />
    );
  return (
    <>
      <EarlierStep step={step} address={address} shared={shared} openStep={openStep} />
      <Stack gap="3xl" maxWidth={step === 2 ? undefined : 720}>
        <StepHeading step={step} job={job} documentName={documentName(user)} />
        <StepForm
          apply={apply}
          keep={(draft) => editor.change(() => draft)}
          job={job}
          resumes={resumes}
          user={user}
          updates={updates}
        />
      </Stack>
    </>
  );
}

type Apply = ReturnType<typeof useApply>;

type EarlierStepProps = {
  step: ApplyStep;
  address: string;
  shared: string;
  openStep: Apply['openStep'];
};

function EarlierStep({ step, address, shared, openStep }: EarlierStepProps) {
  if (step === 0) return <BackLink to={`${address}${shared}`}>← Back to the job</BackLink>;
  const earlier = step - 1;
  const query = new URLSearchParams(shared);
  if (earlier > 0) query.set('step', String(earlier));
  return (
    <BackLink
      to={`${address}/apply${query.size > 0 ? `?${query}` : ''}`}
      onClick={(event) => {
        event.preventDefault();
        openStep(step === 2 ? 1 : 0);
      }}
    >
      ← Back
    </BackLink>
  );
}

type StepHeadingProps = { step: ApplyStep; job: Job; documentName: string };

const StepHeading = ({ step, job, documentName: name }: StepHeadingProps) => (
  <>
    <div>
      <PageHeading key={step}>{titlesFor(name)[step]}</PageHeading>
      <About>
        {job.title}, {job.company.name}
      </About>
    </div>
    <Way>
      <RouteLine
        shape="row"
        label={`Step ${step + 1} of 3`}
        points={[`Your ${name}`, 'Questions', 'Check'].map((label, at) => ({
          label,
          state: at < step ? 'done' : at === step ? 'here' : 'ahead',
        }))}
      />
    </Way>
  </>
);

type StepFormProps = Pick<ApplyWizardProps, 'user'> & {
  updates: string | null;
  apply: Apply;
  keep: (draft: ApplyInput['draft']) => void;
  job: Job;
  resumes: UseQueryResult<ResumeSummary[]>;
};

function StepForm({ apply, keep, job, resumes, user, updates }: StepFormProps) {
  const { state, send, step, openStep } = apply;
  const { draft, failure } = state.context;
  const name = documentName(user);
  if (step === 0)
    return (
      <ChoosingCv
        resumes={resumes}
        chosen={draft.resumeId}
        name={name}
        problem={failure?.errors?.resume_id?.[0]}
        onChosen={(resumeId) => {
          keep({ ...draft, resumeId });
          send({ type: 'cv.chosen', resumeId });
        }}
      />
    );
  if (step === 1)
    return (
      <AnswerQuestions
        job={job}
        resumeId={draft.resumeId}
        answers={draft.given}
        refused={failure?.errors}
        user={user}
        documentName={name}
        onTyped={(answers) => keep({ ...draft, given: answers })}
        onContinue={(answers) => {
          keep({ ...draft, given: answers });
          send({ type: 'answers.given', given: answers });
        }}
      />
    );
  return (
    draft.given && (
      <Checking
        job={job}
        resume={resumes.data?.find(({ id }) => id === draft.resumeId)}
        given={draft.given}
        name={name}
        user={user}
        updates={updates}
        busy={state.hasTag('busy')}
        problem={failure?.message}
        onChange={openStep}
        onConfirmed={() => send({ type: 'application.confirmed' })}
      />
    )
  );
}
