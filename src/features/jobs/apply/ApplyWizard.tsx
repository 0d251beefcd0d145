import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { BrowserDraft } from '../../../adapters/browserDraft.ts';
import { jobQuery } from '../../../api/jobs.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import type { Tenant } from '../../../api/tenant.ts';
import type { ApplyInput } from '../../../machines/apply.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { token } from '../../../ui/theme/token.ts';
import { AnswerQuestions } from './AnswerQuestions.tsx';
import { ApplyEnd } from './ApplyEnd.tsx';
import { Checking } from './Checking.tsx';
import { ChoosingCv } from './ChoosingCv.tsx';
import { type ApplicationDraft, useApply } from './useApply.ts';

const Step = styled('div')({ display: 'grid', gap: 32, maxWidth: 720 });
const Way = styled('div')({ marginBottom: 16 });
const About = styled('p')({ color: token.second, overflowWrap: 'anywhere' });

type ApplyWizardProps = {
  tenant: Tenant;
  user: User;
  shared: string;
  input: ApplyInput;
  draft: BrowserDraft<ApplicationDraft>;
};

const titlesFor = (name: string) => [
  `Which ${name} do you want to send?`,
  'A few questions',
  'Check and send',
];

export function ApplyWizard({ tenant, user, shared, input, draft: kept }: ApplyWizardProps) {
  const { jobId } = input;
  const { state, send, step, openStep } = useApply(input, kept);
  const { keep } = kept;
  const { data: job } = useQuery({ ...jobQuery(jobId), enabled: false });
  const resumes = useQuery(resumesQuery());
  const { draft, failure } = state.context;
  const address = `/jobs/${jobId}`;
  const name = documentName(user);

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
    return <ApplyEnd end={state.value as 'sent'} job={job} user={user} address={`${address}${shared}`} />;
  const earlier = (to: number) => {
    const query = new URLSearchParams(shared);
    if (to > 0) query.set('step', String(to));
    return `${address}/apply${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <>
      {step === 0 ? (
        <BackLink to={`${address}${shared}`}>← Back to the job</BackLink>
      ) : (
        <BackLink
          to={earlier(step - 1)}
          onClick={(event) => {
            event.preventDefault();
            openStep(step === 2 ? 1 : 0);
          }}
        >
          ← Back
        </BackLink>
      )}
      <Step>
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
        {step === 0 && (
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
        )}
        {step === 1 && (
          <AnswerQuestions
            job={job}
            given={draft.given}
            refused={failure?.errors}
            hasPhone={Boolean(user.user_details.phone_number)}
            documentName={name}
            onTyped={(given) => keep({ ...draft, given })}
            onGiven={(given) => {
              keep({ ...draft, given });
              send({ type: 'answers.given', given });
            }}
          />
        )}
        {step === 2 && draft.given && (
          <Checking
            job={job}
            resume={resumes.data?.find(({ id }) => id === draft.resumeId)}
            given={draft.given}
            name={name}
            tenant={tenant}
            busy={state.hasTag('busy')}
            problem={failure?.message}
            onChange={openStep}
            onConfirmed={() => send({ type: 'application.confirmed' })}
          />
        )}
      </Step>
    </>
  );
}
