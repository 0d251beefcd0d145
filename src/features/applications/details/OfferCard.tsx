import styled from '@emotion/styled';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { getOfferLetter, type Offer, type OfferAnswer } from '../../../api/offers.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { withLabels } from '../../../machines/offerConditions.ts';
import { Card } from '../../../ui/Card.tsx';
import { daysUntil } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { longDay, OfferTermsList } from '../../../ui/offer/OfferTermsList.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { AnswerOfferDialog } from './AnswerOfferDialog.tsx';

const Box = styled(Card)({ display: 'grid', gap: 20, justifyItems: 'stretch' });
const Title = styled('h2')(typography['title-lg']);
const Quiet = styled('p')({ color: token.second, whiteSpace: 'pre-line' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

function endText({ status }: Offer, employer: string): string | null {
  const texts: Record<Offer['status'], string | null> = {
    made: null,
    accepted: 'You accepted this offer.',
    conditional: `You accepted this offer. ${employer} will check the conditions before you’re hired.`,
    declined: 'You declined this offer.',
    lapsed: `The deadline for answering has passed. If you still want the job, contact ${employer} soon.`,
    withdrawn: `${employer} has withdrawn this offer.`,
    unmet: `${employer} has ended this offer because a condition wasn’t met.`,
  };
  return texts[status];
}

function deadlineText(replyBy: string | null, now: Date): string | null {
  if (!replyBy) return null;
  const days = daysUntil(replyBy, now);
  if (days < 0) return null;
  if (days === 0) return 'Today is the last day to answer.';
  return days === 1 ? 'You have until tomorrow to answer.' : `You have ${days} days to answer.`;
}

/** Only the veteran is asked: the employer does not learn of the leaving date. */
function earlyStartText({ starts_on }: Offer, leavingDate: string | null, locale: string): string | null {
  if (!starts_on || !leavingDate || starts_on >= leavingDate) return null;
  return `This job starts before you leave the service on ${longDay(leavingDate, locale)}. Agree another start date if you can’t start then.`;
}

type OfferCardProps = {
  application: OwnApplication;
  offer: Offer;
  leavingDate: string | null;
  locale: string;
  onGone: (version: number) => void;
};

const stillHolds: readonly Offer['status'][] = ['made', 'accepted', 'conditional'];

export function OfferCard({ application, offer, leavingDate, locale, onGone }: OfferCardProps) {
  const [answering, setAnswering] = useState<OfferAnswer['answer'] | null>(null);
  const [now] = useState(() => new Date());
  const { name } = application.job.company;
  const canAnswer = offer.allowed.includes('accepted');
  const ended = endText(offer, name);
  const isEndedByEmployer = offer.status === 'withdrawn' || offer.status === 'unmet';
  const deadline = canAnswer ? deadlineText(offer.reply_by, now) : null;
  const earlyStart = stillHolds.includes(offer.status) ? earlyStartText(offer, leavingDate, locale) : null;
  const openLetter = () =>
    getOfferLetter(application.id).then(
      (file) => saveFile(file, offer.letter?.name ?? 'Offer letter.pdf'),
      showProblem,
    );
  return (
    <Box as="section" aria-labelledby="offer">
      <Title id="offer">{`Offer from ${name}`}</Title>
      {ended && <Quiet>{ended}</Quiet>}
      <OfferTermsList
        terms={{ ...offer, conditions: withLabels(offer.conditions, locale) }}
        locale={locale}
      />
      {earlyStart && (
        <InlineAlert kind="warning" live={false}>
          {earlyStart}
        </InlineAlert>
      )}
      {offer.message && (
        <Quiet>{`${isEndedByEmployer ? `${name} wrote` : 'You wrote'}: ${offer.message}`}</Quiet>
      )}
      {deadline && <Quiet>{deadline}</Quiet>}
      <Buttons>
        {canAnswer && <PressButton onClick={() => setAnswering('accepted')}>Accept offer</PressButton>}
        {offer.allowed.includes('declined') && (
          <PressButton look="outlined" onClick={() => setAnswering('declined')}>
            Decline
          </PressButton>
        )}
        {offer.letter && (
          <PressButton look="outlined" onClick={() => void openLetter()}>
            <FileText size={20} aria-hidden="true" />
            Download letter
          </PressButton>
        )}
      </Buttons>
      {answering && (
        <AnswerOfferDialog
          application={application}
          offer={offer}
          answer={answering}
          earlyStart={earlyStart}
          onClose={() => setAnswering(null)}
          onGone={onGone}
        />
      )}
    </Box>
  );
}
