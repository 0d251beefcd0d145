import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type ReceivedApplication,
  readApplicationCv,
  receivedApplicationQuery,
} from '../../../api/applicants.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { personName } from '../../../documents/personName.ts';
import { addressId } from '../../../ui/addressId.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
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
import { NextStep } from './NextStep.tsx';
import { Sent } from './Sent.tsx';
import { TeamNotes } from './TeamNotes.tsx';
import { Timeline } from './Timeline.tsx';
import { isOvertaken, lists } from './useMove.ts';

const Areas = styled('div')({
  display: 'grid',
  gap: '40px 64px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"next" "progress" "main"',
  '@media (min-width:900px)': { gridTemplateAreas: '"progress" "next" "main"' },
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateAreas: '"progress progress" "main next"',
  },
});
const Main = styled('div')({
  gridArea: 'main',
  display: 'grid',
  gap: 40,
  minWidth: 0,
  '& > section': { display: 'grid', gap: 12 },
  '& > section > h2': typography.h2,
});

interface Opening {
  application: ReceivedApplication;
  tab: ReturnType<typeof pdfTab>;
}

function useOpenCv(application: ReceivedApplication | undefined) {
  const queries = useQueryClient();
  const refresh = (id: number) =>
    Promise.all(
      [receivedApplicationQuery(id).queryKey, ...lists.map((name) => [name])].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
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
  return { run: () => application && mutate({ application, tab: pdfTab() }), busy: isPending };
}

export function ApplicationPage({ tenant: { locale } }: { tenant: Tenant }) {
  const { id: text } = useParams();
  const id = addressId(text);
  const query = useQuery({ ...receivedApplicationQuery(id), enabled: id > 0 });
  const application = query.data;
  const openCv = useOpenCv(application);
  const profile = application?.profile;
  const fullName = profile ? personName(profile) : `Candidate ${id}`;
  usePageTitle(application ? `${fullName} · ${application.job.title}` : 'Application');
  if (!application || isAbsent(id, query))
    return (
      <Unready
        id={id}
        query={query}
        what="application"
        absent={{
          words: 'It may belong to another company, or the link is incomplete.',
          to: '/recruiter/jobs',
          label: 'View your jobs',
        }}
        rows={5}
      />
    );
  const { job } = application;
  const name = profile?.first_name || 'this candidate';
  return (
    <PageLayout>
      <BackLink to={`/recruiter/jobs/${job.id}`}>← Back to all applicants</BackLink>
      <Stack gap="xs" mb="3xl" breakWords>
        <PageHeading>{fullName}</PageHeading>
        <p>{[profile?.headline, profile?.place].filter(Boolean).join(' · ')}</p>
      </Stack>
      <Areas>
        <div style={{ gridArea: 'next' }}>
          <NextStep application={application} name={name} locale={locale} openCv={openCv} />
        </div>
        <div style={{ gridArea: 'progress' }}>
          <RouteLine
            shape="row"
            label="Progress of this application"
            points={applicationPoints(application)}
          />
        </div>
        <Sections application={application} locale={locale} openCv={openCv} />
      </Areas>
    </PageLayout>
  );
}

type SectionsProps = {
  application: ReceivedApplication;
  locale: string;
  openCv: ReturnType<typeof useOpenCv>;
};

function Sections({ application, locale, openCv }: SectionsProps) {
  const { id, match, profile, timeline } = application;
  const documentName = useDocumentName();
  const [now] = useState(() => new Date());
  return (
    <Main>
      <Sent application={application} openCv={openCv} />
      {match && (
        <section aria-labelledby="match">
          <h2 id="match">How well they matched when they applied</h2>
          <p>The match is only a guide. They see the same on their side.</p>
          <MatchParts match={match} documentName={documentName} where={documentOf('their', documentName)} />
        </section>
      )}
      {profile && (
        <section aria-labelledby="notes">
          <h2 id="notes">Team notes</h2>
          <TeamNotes application={application} locale={locale} now={now} />
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
