import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  type ReceivedApplication,
  readApplicationCv,
  receivedApplicationQuery,
} from '../../../api/applicants.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { personName } from '../../../documents/personName.ts';
import { addressId } from '../../../ui/addressId.ts';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { later } from '../../../ui/later.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { MatchParts } from '../../../ui/match/MatchParts.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { pdfTab } from '../../../ui/openFile.ts';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { applicationPoints } from '../applicants/applicantText.ts';
import { useDocumentName } from '../useDocumentName.ts';
import { AppliedJob } from './AppliedJob.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { NextStep } from './NextStep.tsx';
import { Answers, Sent } from './Sent.tsx';
import { TeamOpinions } from './TeamOpinions.tsx';
import { Timeline } from './Timeline.tsx';
import { isOvertaken, lists } from './useMove.ts';
import { useWalk, type Walk } from './useWalk.ts';

const WalkBar = later(async () => (await import('./WalkBar.tsx')).WalkBar);

const Areas = styled('div')({
  display: 'grid',
  gap: '40px 64px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"next" "progress" "answers" "main" "notes"',
  '@media (min-width:900px)': { gridTemplateAreas: '"progress" "next" "answers" "main" "notes"' },
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    // The last row takes what is left of the height, so that the parts at the side follow each other.
    gridTemplateRows: 'auto auto auto 1fr',
    gridTemplateAreas: '"progress progress" "main next" "main answers" "main notes"',
  },
  '& section > h2': typography.h2,
});
const Side = styled('div')({ minWidth: 0, '& > section': { display: 'grid', gap: 12 } });
const Above = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  minHeight: 44,
  marginBottom: 16,
  '& > a': { marginBottom: 0 },
});
const Main = styled('div')({
  gridArea: 'main',
  display: 'grid',
  gap: 40,
  minWidth: 0,
  '& > section': { display: 'grid', gap: 12 },
});

const opinions = { gridArea: 'next', display: 'grid', gap: 40 } as const;

interface Opening {
  application: ReceivedApplication;
  tab: ReturnType<typeof pdfTab>;
}

function useOpenCv(application: ReceivedApplication | undefined) {
  const queries = useQueryClient();
  const refresh = useCallback(
    (id: number) =>
      Promise.all(
        [receivedApplicationQuery(id).queryKey, ...lists.map((name) => [name])].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    [queries],
  );
  const id = application?.id;
  const opened = useCallback(() => void (id && refresh(id)), [id, refresh]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ application: { id } }: Opening) => readApplicationCv(id),
    onSuccess: async (file, { application: { id, cv }, tab }) => {
      tab.show(file, cv?.name ?? `application-${id}.pdf`);
      await refresh(id);
    },
    onError: async (error, { application: { id }, tab }) => {
      tab.close();
      showProblem(error);
      if (isOvertaken(error)) await refresh(id);
    },
  });
  return { run: () => application && mutate({ application, tab: pdfTab() }), opened, busy: isPending };
}

/** Null for a hiring manager, who decides on nobody and writes to nobody. */
type Messages = ((application: ReceivedApplication) => ReactNode) | null;

type ApplicationPageProps = { tenant: Tenant; userId: number; messages: Messages };

export function ApplicationPage({ tenant: { locale }, userId, messages }: ApplicationPageProps) {
  const { id: text } = useParams();
  const id = addressId(text);
  const query = useQuery({ ...receivedApplicationQuery(id), enabled: id > 0 });
  const walk = useWalk(id);
  const application = query.data;
  const listed = walk?.current;
  const profile = application?.profile;
  const fullName = profile
    ? personName(profile)
    : (!application && listed?.display_name) || `Candidate ${id}`;
  usePageTitle(application ? `${fullName} · ${application.job.title}` : 'Application');
  if (isAbsent(id, query) || (!application && (query.error || !listed)))
    return (
      <Unready
        id={id}
        query={query}
        what="application"
        absent={{
          words: 'It may belong to another company, or the link is incomplete.',
          to: walk?.backTo ?? '/recruiter/jobs',
          label: walk ? 'Back to all applicants' : 'View your jobs',
        }}
        rows={5}
      />
    );
  const { headline, place } = profile ?? listed ?? {};
  return (
    <PageLayout>
      <Above>
        <BackLink to={walk?.backTo ?? `/recruiter/jobs/${application?.job.id}`}>
          ← Back to all applicants
        </BackLink>
        <Suspense fallback={null}>{walk && <WalkBar walk={walk} />}</Suspense>
      </Above>
      <Stack gap="xs" mb="3xl" breakWords>
        <PageHeading>{fullName}</PageHeading>
        <p>{[headline, place].filter(Boolean).join(' · ')}</p>
      </Stack>
      {application ? (
        <Parts
          key={id}
          application={application}
          locale={locale}
          userId={userId}
          walk={walk}
          messages={messages}
        />
      ) : (
        <Waiting label="Loading the application">
          <SkeletonRows count={5} />
        </Waiting>
      )}
    </PageLayout>
  );
}

type PartsProps = {
  application: ReceivedApplication;
  locale: string;
  userId: number;
  walk: Walk | null;
  messages: Messages;
};

function Parts({ application, locale, userId, walk, messages }: PartsProps) {
  const { answers, unexpected_answers, profile } = application;
  const navigate = useNavigate();
  const openCv = useOpenCv(application);
  const team = <TeamOpinions application={application} locale={locale} />;
  const next = walk?.next;
  const goOn = () => void (walk && next && navigate(walk.addressOf(next.id)));
  return (
    <Areas>
      {messages ? (
        <Stack gap="xl" style={{ gridArea: 'next' }}>
          <NextStep
            application={application}
            name={profile?.first_name || 'this candidate'}
            locale={locale}
            openCv={openCv}
            walk={walk && { goOn }}
          />
          {profile && <AssigneeField application={application} userId={userId} />}
        </Stack>
      ) : (
        profile && <Side style={opinions}>{team}</Side>
      )}
      <div style={{ gridArea: 'progress' }}>
        <RouteLine shape="row" label="Progress of this application" points={applicationPoints(application)} />
      </div>
      <Side style={{ gridArea: 'answers' }}>
        <Answers answers={answers} unexpected_answers={unexpected_answers} />
      </Side>
      <Sections application={application} locale={locale} openCv={openCv} opensItself={walk !== null} />
      {profile && messages && (
        <Side style={{ ...opinions, gridArea: 'notes' }}>
          {messages(application)}
          {team}
        </Side>
      )}
    </Areas>
  );
}

type SectionsProps = {
  application: ReceivedApplication;
  locale: string;
  openCv: ReturnType<typeof useOpenCv>;
  opensItself: boolean;
};

function Sections({ application, locale, openCv, opensItself }: SectionsProps) {
  const { id, match, timeline } = application;
  const documentName = useDocumentName();
  return (
    <Main>
      <Sent application={application} openCv={openCv} opensItself={opensItself} />
      {match && (
        <section aria-labelledby="match">
          <h2 id="match">How well they matched when they applied</h2>
          <p>The match is only a guide. They see the same on their side.</p>
          <MatchParts match={match} documentName={documentName} where={documentOf('their', documentName)} />
        </section>
      )}
      <section aria-labelledby="timeline">
        <h2 id="timeline">Timeline</h2>
        <Timeline steps={timeline} locale={locale} />
      </section>
      <AppliedJob applicationId={id} locale={locale} />
    </Main>
  );
}
