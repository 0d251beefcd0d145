import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SaveState, type Saving } from '../../../ui/feedback/SaveState.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { steps } from './steps.tsx';
import { stepOf } from './typed.ts';
import { type JobEditor, useJobEditor } from './useJobEditor.ts';

const Way = styled('div')({ maxWidth: 720, marginBottom: 24 });
const Form = styled('form')({ display: 'grid', gap: 32, maxWidth: 720, marginTop: 32 });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

function savingOf({ state, job }: JobEditor): Saving {
  if (state.hasTag('saving')) return { state: 'saving' };
  if (state.matches('unsaved')) return { state: navigator.onLine ? 'failed' : 'offline' };
  if (job && (state.matches('saved') || state.matches('incomplete') || state.matches('unpublished')))
    return { state: 'saved', at: new Date(job.recruiter?.updated_at ?? Date.now()) };
  return { state: 'idle' };
}

function standingOf(number: number, at: number, problems: readonly { step: number }[]) {
  const isFaulty = problems.some(({ step }) => step === number);
  const state = number === at ? 'here' : isFaulty ? 'late' : number < at ? 'done' : 'ahead';
  return { state, ...(isFaulty && { detail: 'Check this answer' }) } as const;
}

type JobEditorPageProps = { tenant: Tenant; user: User };

/** A job from its first word to its publishing, in four steps that are saved as they are typed. */
export function JobEditorPage({ tenant, user }: JobEditorPageProps) {
  const { id: text } = useParams();
  const id = text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const isBroken = text !== undefined && id === null;
  const editor = useJobEditor(user.id, id, tenant.default_country_id);
  const { state, send, typed, job, theirs, errors, change } = editor;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const at = Math.min(Math.max(Number(query.get('step')) || 0, 0), steps.length - 1);
  const step = steps[at];
  const isNew = text === undefined;
  const storedId = job?.id;
  const base = storedId ? `/recruiter/job/edit-job-new/${storedId}` : '/recruiter/create-job';
  const addressOf = (number: number) => (number > 0 ? `${base}?step=${number}` : base);
  usePageTitle(isNew ? 'Create Job' : 'Edit Job');

  // The draft has an address of its own from its first saving on; the page stays as it is.
  useEffect(() => {
    if (isNew && storedId) window.history.replaceState(window.history.state, '', addressOf(at));
  });

  // What the server misses is shown where it stands.
  const told =
    Object.keys(errors).length === 0 && query.has('check') ? (job?.recruiter?.missing ?? {}) : errors;
  const problems = Object.entries(told).map(([path, [message = 'Check this answer']]) => ({
    field: path,
    message,
    step: stepOf(path),
  }));
  const here = problems.filter((one) => one.step === at);
  const elsewhere = problems.filter((one) => one.step !== at);

  const firstFaulty = Math.min(...problems.map((one) => one.step));
  const { publishAttempts } = state.context;
  const shownAttempt = useRef(0);
  const isHindered = state.matches('refused') || state.matches('incomplete');
  useEffect(() => {
    if (!isHindered || shownAttempt.current === publishAttempts) return;
    shownAttempt.current = publishAttempts;
    if (Number.isFinite(firstFaulty) && firstFaulty !== at) void navigate(addressOf(firstFaulty));
  });

  if (isBroken || state.matches('missing'))
    return (
      <PageLayout>
        <Notice
          kind="notFound"
          level={1}
          title="We can’t find this job"
          actions={
            <Button component={Link} to="/recruiter/jobs">
              View your jobs
            </Button>
          }
        >
          It may have been deleted, or it belongs to another company.
        </Notice>
      </PageLayout>
    );
  if (state.matches('unopened'))
    return (
      <PageLayout>
        <NotLoaded what="The job" level={1} onRetry={() => send({ type: 'loading.retried' })}>
          {state.context.failure?.message}
        </NotLoaded>
      </PageLayout>
    );
  if (state.matches('loading') || !step)
    return (
      <PageLayout>
        <Waiting label="Loading the job">
          <SkeletonRows count={4} />
        </Waiting>
      </PageLayout>
    );
  if (state.matches('published') && job)
    return (
      <PageLayout>
        <Notice
          kind="success"
          level={1}
          title={`“${job.title}” is published`}
          actions={
            <>
              <Button component={Link} to={`/jobs/${job.id}`}>
                View as a veteran
              </Button>
              <Button component={Link} to="/recruiter/jobs" variant="outlined" color="neutral">
                Your jobs
              </Button>
            </>
          }
        >
          Veterans can find it now. We’ll tell you when someone applies.
        </Notice>
      </PageLayout>
    );

  const isLast = at === steps.length - 1;
  const isDraft = !job || job.status === 'draft';
  const { Fields } = step;
  const hints = job?.recruiter?.hints ?? [];
  return (
    <PageLayout>
      <Way>
        <RouteLine
          shape="row"
          label={`Step ${at + 1} of ${steps.length}`}
          points={steps.map(({ label }, number) => ({
            label,
            ...standingOf(number, at, problems),
          }))}
        />
      </Way>
      <PageHeading key={at}>{step.title}</PageHeading>
      <SaveState id="job-saving" saving={savingOf(editor)} onRetry={() => send({ type: 'save.requested' })} />
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLast) {
            send({ type: 'save.requested' });
            void navigate(addressOf(at + 1));
          } else if (isDraft) send({ type: 'publish.requested' });
        }}
      >
        {theirs && (
          <InlineAlert kind="warning">
            Someone else saved this job while you were editing it. You haven’t lost any changes.
            <Answers>
              <Button
                size="sm"
                variant="outlined"
                color="neutral"
                onClick={() => send({ type: 'theirs.taken' })}
              >
                Use their version
              </Button>
              <Button
                size="sm"
                variant="outlined"
                color="neutral"
                onClick={() => send({ type: 'mine.kept' })}
              >
                Keep my changes
              </Button>
            </Answers>
          </InlineAlert>
        )}
        {here.length > 0 && <ErrorSummary key={`${at} ${publishAttempts}`} problems={here} attempt={1} />}
        {elsewhere.length > 0 && (
          <InlineAlert kind="error">
            {`${elsewhere.length === 1 ? 'One thing is' : `${elsewhere.length} things are`} missing on another step: `}
            {[...new Set(elsewhere.map((one) => one.step))].map((number, place) => (
              <Fragment key={number}>
                {place > 0 && ', '}
                <Link to={addressOf(number)}>{steps[number]?.label}</Link>
              </Fragment>
            ))}
          </InlineAlert>
        )}
        {state.matches('unpublished') && (
          <InlineAlert kind="error">{state.context.failure?.message}</InlineAlert>
        )}
        <Fields
          typed={typed}
          change={change}
          errorOf={(path) => problems.find(({ field }) => field === path)?.message}
        />
        {hints.length > 0 && (
          <InlineAlert kind="info" live={false}>
            Some words may put good candidates off:
            <ul>
              {hints.map(({ field, word, advice }) => (
                <li key={`${field} ${word}`}>
                  “{word}”: {advice}
                </li>
              ))}
            </ul>
          </InlineAlert>
        )}
        <Acts>
          {at > 0 && (
            <Button component={Link} to={addressOf(at - 1)} variant="outlined" color="neutral" size="lg">
              Back
            </Button>
          )}
          {!isLast && (
            <Button type="submit" size="lg" aria-describedby="job-saving">
              Continue
            </Button>
          )}
          {isLast && isDraft && (
            <Button
              type="submit"
              size="lg"
              aria-describedby="job-saving"
              loading={state.hasTag('publishing')}
            >
              Publish
            </Button>
          )}
          {job && (
            <Button component={Link} to={`/jobs/${job.id}`} variant="plain" color="neutral" size="lg">
              Preview as a veteran
            </Button>
          )}
        </Acts>
        {isLast && isDraft && <NextLine>everyone can find it, and veterans can apply straight away</NextLine>}
        {!isDraft && <NextLine>your changes are live as soon as you save them</NextLine>}
      </Form>
    </PageLayout>
  );
}
