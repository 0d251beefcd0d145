import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type OwnApplication, ownApplicationQuery } from '../../../api/ownApplications.ts';
import { documentName, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { usualText, waitEndText } from '../../../machines/applicationStages.ts';
import { addressId } from '../../../ui/addressId.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { momentText } from '../../../ui/interview/interviewTime.ts';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { chipOf, datedPointsOf, nextOf, withdrawals } from '../stages.ts';
import { InterviewCard } from './InterviewCard.tsx';
import { OfferCard } from './OfferCard.tsx';
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
const Current = styled('div')({ display: 'grid', gap: 24, justifyItems: 'stretch' });
const Quiet = styled('p')(typography['body-sm']);
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const list = '/veteran/applications';

type PartProps = { application: OwnApplication; locale: string };

function OwnReason({ application: { status, reason_code, public_note } }: PartProps) {
  const reason = Object.entries(withdrawals).find(([key]) => key === reason_code)?.[1];
  const text = [reason, public_note].filter(Boolean).join('. ');
  return status === 'withdrawn' && text ? <Quiet>{`Your reason: ${text}`}</Quiet> : null;
}

interface Refusal {
  version: number;
  text: string;
}

type DecisionProps = PartProps & { leavingDate: string | null; onGone: (refusal: Refusal) => void };

function decisionCard({ leavingDate, onGone, ...part }: DecisionProps) {
  const { status, offer, interview } = part.application;
  if ((status === 'offer' || status === 'hired') && offer)
    return (
      <OfferCard
        {...part}
        {...{ offer, leavingDate }}
        onGone={(version) => onGone({ version, text: 'This offer can no longer be answered.' })}
      />
    );
  if (status === 'interview' && interview)
    return (
      <InterviewCard
        {...part}
        interview={interview}
        onGone={(version) => onGone({ version, text: 'This interview can no longer be changed.' })}
      />
    );
  return null;
}

/** The card has vanished, so the title takes the focus; a newer version hides the message, which may no longer be true. */
function useRefusal(version: number) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (refusal) document.querySelector('h1')?.focus();
  }, [refusal]);
  return [refusal?.version === version ? refusal.text : null, setRefusal] as const;
}

function Whole({ application, locale, user, problem }: PartProps & { user: User; problem?: string }) {
  const name = documentName(user);
  const { expires_at, wait_ends: ends } = application;
  const dayOf = (moment: string) => dayText(localDay(new Date(moment)), locale);
  const next = nextOf(application, name, expires_at && momentText(expires_at, locale));
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useRefusal(application.version);
  const { job, timeline, status, next_actor, allowed } = application;
  const usual = usualText(application);
  const leavingDate = user.military_summary?.leaving_date ?? null;
  const isOver = next_actor === 'none';
  const nextLine = isOver ? <p>{next}</p> : <NextLine>{next}</NextLine>;
  const card = decisionCard({ application, locale, leavingDate, onGone: setRefusal });
  return (
    <PageLayout title={job.title} lead={job.company.name} actions={<StatusChip {...chipOf(application)} />}>
      <Parts>
        <Current>
          {problem && <InlineAlert kind="error">{`We couldn’t update this page. ${problem}`}</InlineAlert>}
          {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
          {card && nextLine}
          {card}
          <RouteLine
            shape="row"
            label="Progress of this application"
            points={datedPointsOf(application, dayOf)}
          />
          {!card && nextLine}
          <Revive application={application} />
          <OwnReason application={application} locale={locale} />
          {status !== 'withdrawn' && application.public_note && (
            <Quiet>{`${job.company.name} writes: ${application.public_note}`}</Quiet>
          )}
          {usual && <Quiet>{`${usual}.`}</Quiet>}
          {ends && <Quiet>{waitEndText(ends.leads_to, dayOf(ends.at))}</Quiet>}
          <Buttons>
            <ButtonLink look="outlined" small to={list}>
              Your applications
            </ButtonLink>
            <ButtonLink look="outlined" small to={`/jobs/${job.id}`}>
              View job
            </ButtonLink>
            {allowed.includes('withdrawn') && (
              <PressButton
                look="outlined"
                small
                onClick={() => {
                  setRefusal(null);
                  setLeaving(true);
                }}
              >
                Withdraw
              </PressButton>
            )}
          </Buttons>
        </Current>
        <section aria-labelledby="timeline">
          <h2 id="timeline">Timeline</h2>
          <Timeline timeline={timeline} employer={job.company.name} locale={locale} />
        </section>
        <section aria-labelledby="sent">
          <h2 id="sent">What you sent</h2>
          <Sent application={application} name={name} />
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

export function ApplicationPage({ tenant, user }: { tenant: Tenant; user: User }) {
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
      {...(error && { problem: error.message })}
    />
  );
}
