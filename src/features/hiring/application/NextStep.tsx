import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Suspense, useEffect, useState } from 'react';
import type { ApplicationStatus, ReceivedApplication } from '../../../api/applicants.ts';
import { reviveApplication } from '../../../api/applications.ts';
import { revivalText, stageWords, usualText, waitEndText } from '../../../machines/applicationStages.ts';
import { Card } from '../../../ui/Card.tsx';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { later } from '../../../ui/later.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { token } from '../../../ui/theme/token.ts';
import { describeApplicantStatus, waitingText } from '../applicants/applicantText.ts';
import { useDocumentName } from '../useDocumentName.ts';
import { type ConfirmedStep, MoveStep } from './MoveStep.tsx';
import { nextStep, otherStep, reasons, type Step, stepWords, undoneTo } from './moves.ts';
import { useApplicationChange } from './useApplicationChange.ts';
import { isNews, isOvertaken, refusalText, useMove } from './useMove.ts';

const parts = async () => (await import('./deciding.ts')).deciding;
const InterviewCard = later(async () => (await parts()).InterviewCard);
const InterviewDialog = later(async () => (await parts()).InterviewDialog);
const OfferCard = later(async () => (await parts()).OfferCard);
const OfferDialog = later(async () => (await parts()).OfferDialog);

const Side = styled(Card)({ display: 'grid', gap: 16, justifyItems: 'start' });
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const moment = (at: string, locale: string) =>
  dateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));

type Dialog = ConfirmedStep | 'interview' | 'offer';

type NextStepProps = {
  application: ReceivedApplication;
  name: string;
  locale: string;
  openCv: { run: () => void; busy: boolean };
};

interface RefusalProps {
  error: Error | null;
  application: ReceivedApplication;
  isInDialog?: boolean;
}

function Refusal({ error, application, isInDialog = false }: RefusalProps) {
  if (!error) return null;
  const isLate = isOvertaken(error);
  if (isLate ? !isNews(error, application) : isInDialog) return null;
  return <InlineAlert kind={isLate ? 'warning' : 'error'}>{refusalText(error)}</InlineAlert>;
}

export function NextStep({ application, name, locale, openCv }: NextStepProps) {
  const moving = useMove(application);
  const reviving = useApplicationChange(application, 'The application is active again', () =>
    document.querySelector('h1')?.focus(),
  );
  const documentName = useDocumentName();
  // A card that arrives later moves the buttons under it.
  useEffect(() => void parts(), []);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { status, next_actor, allowed, undo_until, reason_code, waiting_days, interview_status, expires_at } =
    application;
  const { wait_ends: ends } = application;
  const step = nextStep(application);
  const other = otherStep(application);
  const undone = undoneTo(application);
  const isOurs = next_actor === 'employer';
  const waitText = [waitingText(waiting_days), usualText(application)].filter(Boolean).join('. ');
  const ask = (to: Dialog) => {
    moving.reset();
    reviving.reset();
    setDialog(to);
  };
  const move = (to: ApplicationStatus, done: string) => {
    reviving.reset();
    moving.mutate({ move: { to }, done });
  };
  const take = (to: Step) => (to === 'shortlisted' ? move(to, stepWords[to].done) : ask(to));
  // Proposing times comes first where none are agreed.
  const isMain = isOurs && (status !== 'interview' || interview_status === 'held');
  const closeDialog = {
    onSuccess: () => setDialog(null),
    onError: (refusal: Error) => isOvertaken(refusal) && setDialog(null),
  };
  return (
    <Side as="section" aria-labelledby="next-step">
      <Hidden as="h2" id="next-step">
        Next step
      </Hidden>
      <StatusChip {...describeApplicantStatus(application, next_actor, waiting_days)} />
      <Refusal error={moving.error} application={application} isInDialog={dialog !== null} />
      <Refusal error={reviving.error} application={application} />
      {next_actor === 'you' && interview_status !== 'confirmed' && (
        <Small>It’s {name}’s turn. There’s nothing you need to do until you hear from them.</Small>
      )}
      <Suspense fallback={null}>
        {(status === 'offer' || status === 'hired') && application.offer && (
          <OfferCard application={application} offer={application.offer} name={name} locale={locale} />
        )}
        {status === 'interview' && <InterviewCard application={application} name={name} locale={locale} />}
      </Suspense>
      {status === 'inactive' && (
        <Small>
          Nothing has happened for 30 days, so we’ve set this application aside and told {name} that it isn’t
          a rejection. Either of you can make it active again, and it goes on from where it was.{' '}
          {revivalText(expires_at && moment(expires_at, locale))}
        </Small>
      )}
      {application.can_revive && (
        <Button
          size="lg"
          loading={reviving.isPending}
          onClick={() => reviving.mutate(() => reviveApplication(application.id, application.version))}
        >
          Make active again
        </Button>
      )}
      {reason_code && status === 'rejected' && (
        <Small>Reason: {reasons.find(({ value }) => value === reason_code)?.label}</Small>
      )}
      {status === 'submitted' && allowed.includes('viewed') && (
        <>
          <Button size="lg" loading={openCv.busy} onClick={openCv.run}>
            {`Open ${documentName}`}
          </Button>
          <NextLine>we’ll mark the application as viewed and let {name} know.</NextLine>
        </>
      )}
      {step && (
        <>
          <Button
            size="lg"
            {...(!isMain && { variant: 'outlined', color: 'neutral' })}
            loading={moving.isPending && dialog === null}
            onClick={() => take(step)}
          >
            {stepWords[step].label}
          </Button>
          <NextLine>{stepWords[step].next}</NextLine>
        </>
      )}
      {other && (
        <Button variant="outlined" color="neutral" disabled={moving.isPending} onClick={() => take(other)}>
          {other === 'interview' ? stepWords.interview.label : 'Back to shortlist'}
        </Button>
      )}
      {undone && undo_until && (
        <>
          <Button
            variant="outlined"
            color="neutral"
            loading={moving.isPending}
            onClick={() => move(undone, 'Rejection undone')}
          >
            Undo rejection
          </Button>
          <Small>
            You can undo this until {moment(undo_until, locale)}. The application goes back to{' '}
            {stageWords.employer[undone]}, and we won’t tell {name}.
          </Small>
        </>
      )}
      {isOurs && waitText && <Small>{waitText}.</Small>}
      {ends && <Small>{waitEndText(ends.leads_to, dayText(localDay(new Date(ends.at)), locale))}</Small>}
      {allowed.includes('rejected') && (
        <Acts>
          <Button variant="plain" color="danger" onClick={() => ask('rejected')}>
            Reject
          </Button>
        </Acts>
      )}
      <Suspense fallback={null}>
        {dialog === 'offer' && (
          <OfferDialog
            {...{ application, name, locale }}
            offer={null}
            sending={moving}
            onSend={(offer, public_note) =>
              moving.mutate(
                { move: { to: 'offer', offer, public_note }, done: stepWords.offer.done },
                closeDialog,
              )
            }
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'interview' && (
          <InterviewDialog
            applicationId={application.id}
            interview={null}
            purpose="invite"
            name={name}
            sending={moving}
            onSend={(interview, public_note) =>
              moving.mutate(
                { move: { to: 'interview', interview, public_note }, done: stepWords.interview.done },
                closeDialog,
              )
            }
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
      {(dialog === 'hired' || dialog === 'rejected') && (
        <MoveStep name={name} step={dialog} moving={moving} onClose={() => setDialog(null)} />
      )}
    </Side>
  );
}
