import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type OwnApplication, ownApplicationQuery } from '../../../api/ownApplications.ts';
import { documentName, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { MatchParts } from '../../../ui/match/MatchParts.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { Row } from '../../../ui/Row.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { AppliedJob } from './AppliedJob.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { ownApplicationView } from './ownApplicationView.ts';
import { Revive } from './Revive.tsx';
import { Sent } from './Sent.tsx';
import { Timeline } from './Timeline.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const Parts = styled('div')({
  display: 'grid',
  gap: 48,
  maxWidth: 900,
  '& > section > h2': { ...typography.h2, marginBottom: 16 },
});
const Quiet = styled('p')(typography['body-sm']);

const list = '/veteran/applications';

interface Refusal {
  version: number;
  text: string;
}

type DecisionProps = {
  application: OwnApplication;
  locale: string;
  leavingDate: string | null;
  onGone: (refusal: Refusal) => void;
};

function Decision({ leavingDate, onGone, ...part }: DecisionProps) {
  const { status, offer, interview } = part.application;
  if (status === 'interview')
    return (
      interview && (
        <InterviewCard
          {...part}
          interview={interview}
          onGone={(version) => onGone({ version, text: 'This interview can no longer be changed.' })}
        />
      )
    );
  return (
    offer && (
      <OfferCard
        {...part}
        {...{ offer, leavingDate }}
        onGone={(version) => onGone({ version, text: 'This offer can no longer be answered.' })}
      />
    )
  );
}

/** The card has vanished, so the title takes the focus; a newer version hides the message, which may no longer be true. */
function useRefusal(version: number) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (refusal) document.querySelector('h1')?.focus();
  }, [refusal]);
  return [refusal?.version === version ? refusal.text : null, setRefusal] as const;
}

type Messages = (application: OwnApplication) => ReactNode;

type WholeProps = {
  application: OwnApplication;
  locale: string;
  user: User;
  messages: Messages;
  problem?: string;
};

function Whole({ application, locale, user, messages, problem }: WholeProps) {
  const name = documentName(user);
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useRefusal(application.version);
  const view = ownApplicationView({ application, documentName: name, locale });
  const { job, timeline } = application;
  const leavingDate = user.military_summary?.leaving_on ?? null;
  const nextLine = view.isOver ? <p>{view.next}</p> : <NextLine>{view.next}</NextLine>;
  const withdraw = () => {
    setRefusal(null);
    setLeaving(true);
  };
  return (
    <PageLayout title={job.title} lead={job.company.name} actions={<StatusChip {...view.chip} />}>
      <Parts>
        <Stack gap="2xl">
          {problem && <InlineAlert kind="error">{`We couldn’t update this page. ${problem}`}</InlineAlert>}
          {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
          {view.card && (
            <>
              {nextLine}
              <Decision {...{ application, locale, leavingDate }} onGone={setRefusal} />
            </>
          )}
          <RouteLine shape="row" label="Progress of this application" points={view.points} />
          {!view.card && nextLine}
          <Revive application={application} />
          {view.notes.map((note) => (
            <Quiet key={note}>{note}</Quiet>
          ))}
          <Links jobId={job.id} {...(view.canWithdraw && { onWithdraw: withdraw })} />
        </Stack>
        {messages(application)}
        <section aria-labelledby="timeline">
          <h2 id="timeline">Timeline</h2>
          <Timeline timeline={timeline} employer={job.company.name} locale={locale} />
        </section>
        <AppliedJob applicationId={application.id} employer={job.company.name} locale={locale} />
        {application.match && (
          <section aria-labelledby="match">
            <h2 id="match">How you matched when you applied</h2>
            <MatchParts
              match={application.match}
              documentName={name}
              where={documentOf('your', name)}
              footnote={`${job.company.name} sees the same on their side.`}
            />
          </section>
        )}
        <section aria-labelledby="sent">
          <h2 id="sent">What you sent</h2>
          <Sent application={application} user={user} />
        </section>
      </Parts>
      <WithdrawDialog
        application={application}
        documentName={name}
        open={isLeaving}
        onClose={() => setLeaving(false)}
      />
    </PageLayout>
  );
}

const Links = ({ jobId, onWithdraw }: { jobId: number; onWithdraw?: () => void }) => (
  <Row gap="md">
    <ButtonLink look="outlined" small to={list}>
      Your applications
    </ButtonLink>
    <ButtonLink look="outlined" small to={`/jobs/${jobId}`}>
      View job
    </ButtonLink>
    {onWithdraw && (
      <Button variant="outlined" color="neutral" onClick={onWithdraw}>
        Withdraw
      </Button>
    )}
  </Row>
);

type ApplicationPageProps = { tenant: Tenant; user: User; messages: Messages };

export function ApplicationPage({ tenant, user, messages }: ApplicationPageProps) {
  usePageTitle('Application');
  const { id: text } = useParams();
  const id = addressId(text);
  const query = useQuery({ ...ownApplicationQuery(id), enabled: id > 0 });
  const { data, error } = query;
  if (!data)
    return (
      <Unready
        id={id}
        query={query}
        what="application"
        absent={{
          words: 'It isn’t one of your applications, or the link is incomplete.',
          to: list,
          label: 'View your applications',
        }}
      />
    );
  return (
    <Whole
      key={data.id}
      application={data}
      locale={tenant.locale}
      user={user}
      messages={messages}
      {...(error && { problem: error.message })}
    />
  );
}
