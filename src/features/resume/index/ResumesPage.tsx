import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { onboardingAddress } from '../../../api/onboardingProgress.ts';
import { documentName, isInUnitedStates, type User } from '../../../api/profile.ts';
import { type ResumeSummary, resumesQuery } from '../../../api/resumes.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Row } from '../../../ui/Row.tsx';
import { ImportResume } from '../files/ImportResume.tsx';
import { DeletedList, JustDeleted } from './Deleted.tsx';
import { FederalLine } from './FederalLine.tsx';
import { NextPrimaryDialog } from './NextPrimaryDialog.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { type ResumeActions, useResumeActions } from './useResumeActions.ts';

const Cards = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 24,
  '@media (min-width:1200px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Said = styled('div')({ marginBottom: 24 });

const most = 10;
// In milliseconds, while a file is being read.
const pollEvery = 2_000;

const isUnchecked = ({ id, source }: ResumeSummary, user: User) =>
  source === 'upload' && user.onboarding_steps === 1 && user.resume.some((item) => item.id === id);

// Federal resumes have their own page, but count towards the limit.
const countText = (shown: number, federal: number) =>
  federal === 0
    ? `You have ${shown} of ${most}.`
    : `You have ${shown + federal} of ${most}, including ${federal === 1 ? 'a federal resume' : `${federal} federal resumes`}.`;

function useResumes() {
  const query = useQuery({
    ...resumesQuery(true),
    refetchInterval: ({ state }) =>
      state.data?.some(({ parse_status }) => parse_status === 'processing') ? pollEvery : false,
  });
  const all = query.data ?? [];
  const live = all.filter(({ deleted_at }) => !deleted_at);
  return {
    data: query.data,
    error: query.error,
    refetch: query.refetch,
    all,
    live,
    shown: live.filter(({ kind }) => kind !== 'federal'),
    gone: all.filter(({ deleted_at, kind }) => deleted_at && kind !== 'federal'),
  };
}

const leadText = (shown: number, federal: number) =>
  shown + federal >= most
    ? `You have ${shown + federal}, which is the most you can have. Delete one to create another.`
    : `Create one for each kind of job, each with its own design. ${countText(shown, federal)}`;

export function ResumesPage({ tenant, user }: { tenant: Tenant; user: User }) {
  const name = documentName(user);
  usePageTitle(name);
  const { data, error, refetch, all, live, shown, gone } = useResumes();
  const actions = useResumeActions(all, name);
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  const openImport = () => setImporting(true);
  const isFull = live.length >= most;
  return (
    <PageLayout
      title={`Your ${name}s`}
      lead={leadText(shown.length, live.length - shown.length)}
      actions={shown.length > 0 && !isFull && <NewResume name={name} onImport={openImport} />}
    >
      {actions.deleted && (
        <Said>
          <JustDeleted
            key={actions.deleted.id}
            resume={actions.deleted}
            onUndo={() => actions.deleted && actions.restore(actions.deleted.id)}
          />
        </Said>
      )}
      {error && (
        <NotLoaded what={`Your ${name}s`} onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {!data && !error && (
        <Waiting>
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {data && shown.length === 0 && <NoResumes user={user} name={name} onImport={openImport} />}
      {shown.length > 0 && (
        <ResumeCards resumes={shown} user={user} locale={tenant.locale} isFull={isFull} actions={actions} />
      )}
      {isInUnitedStates(user) && <FederalLine />}
      {gone.length > 0 && <DeletedList resumes={gone} onRestore={actions.restore} />}
      {isImporting && (
        <ImportResume
          name={name}
          onClose={() => setImporting(false)}
          onDone={({ id }) => navigate(`/veteran/resume/edit?resume_id=${id}`)}
        />
      )}
      {actions.leaving && (
        <NextPrimaryDialog
          leaving={actions.leaving}
          name={name}
          problem={actions.leavingProblem}
          busy={actions.isRemoving}
          onKeep={actions.keep}
          onDelete={actions.removeWithNext}
        />
      )}
    </PageLayout>
  );
}

type NewResumeProps = { name: string; onImport: () => void };

const NewResume = ({ name, onImport }: NewResumeProps) => (
  <Row gap="md">
    <Button
      variant="outlined"
      color="neutral"
      startDecorator={<FileUp size={20} aria-hidden="true" />}
      onClick={onImport}
    >
      Import
    </Button>
    <Button
      component={Link}
      to="/veteran/resume/build"
      startDecorator={<Plus size={20} aria-hidden="true" />}
    >
      {`New ${name}`}
    </Button>
  </Row>
);

const NoResumes = ({ user, name, onImport }: NewResumeProps & { user: User }) => (
  <Notice
    kind="emptyFirst"
    title={`No ${name} yet`}
    actions={
      <>
        <Button component={Link} to="/veteran/resume/build">
          {`Build a ${name}`}
        </Button>
        {user.onboarding_steps === 1 ? (
          <Button variant="outlined" color="neutral" component={Link} to={onboardingAddress(user)}>
            {`Upload a ${name}`}
          </Button>
        ) : (
          <Button variant="outlined" color="neutral" onClick={onImport}>
            {`Import a ${name}`}
          </Button>
        )}
      </>
    }
  >
    Choose a design and see the finished file as you write.
  </Notice>
);

type ResumeCardsProps = {
  resumes: ResumeSummary[];
  user: User;
  locale: string;
  isFull: boolean;
  actions: ResumeActions;
};

const ResumeCards = ({ resumes, user, locale, isFull, actions }: ResumeCardsProps) => (
  <Cards>
    {resumes.map((resume) => (
      <ResumeCard
        key={resume.id}
        resume={resume}
        name={documentName(user)}
        locale={locale}
        checkAt={isUnchecked(resume, user) ? onboardingAddress(user) : null}
        isFull={isFull}
        actions={actions}
      />
    ))}
  </Cards>
);
