import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import {
  amendOffer,
  checkCondition,
  endUnmetOffer,
  getOfferLetter,
  moveStartDate,
  type Offer,
  withdrawOffer,
} from '../../../api/offers.ts';
import { withLabels } from '../../../machines/offerConditions.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { longDay, OfferTermsList } from '../../../ui/offer/OfferTermsList.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { ConditionActions } from './ConditionActions.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StartDateDialog } from './StartDateDialog.tsx';
import { useApplicationChange } from './useApplicationChange.ts';
import { isOvertaken } from './useMove.ts';

const Small = styled('p')({
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

function statusText(offer: Offer, name: string, locale: string): string {
  const { status, reply_by, conditions, allowed } = offer;
  // Its day has ended, and it has not lapsed yet.
  if (status === 'made' && !allowed.includes('amended'))
    return `${name}’s last day to answer has passed. Once the offer has expired, you can make a new one.`;
  const hasUnmet = conditions.some((condition) => condition.status === 'unmet');
  const texts: Record<Offer['status'], string> = {
    made: reply_by
      ? `${name} can answer until ${longDay(reply_by, locale)}.`
      : `${name} hasn’t answered yet.`,
    accepted:
      conditions.length > 0 && conditions.every((condition) => condition.status === 'met')
        ? `All conditions are met. Agree the first day with ${name}, then mark them as hired.`
        : `${name} has accepted. Agree the first day, then mark them as hired.`,
    conditional: hasUnmet
      ? `${name} has accepted, but a condition isn’t met. You can end the offer, or record the condition as met.`
      : `${name} has accepted. Record whether each condition is met; once all are, you can mark ${name} as hired.`,
    declined: `${name} has declined. You can make a new offer or reject the application.`,
    lapsed: `${name} didn’t answer in time. You can make a new offer or reject the application.`,
    withdrawn: 'You withdrew this offer. You can make a new one or reject the application.',
    unmet:
      'You ended this offer because a condition wasn’t met. You can make a new one or reject the application.',
  };
  return texts[status];
}

const endLabel = 'End offer: condition not met';

type Dialog = 'change' | 'withdraw' | 'end' | 'start';

type OfferCardProps = { application: ReceivedApplication; offer: Offer; name: string; locale: string };

export function OfferCard({ application, offer, name, locale }: OfferCardProps) {
  const { id, status, version } = application;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { target: section, focus } = useFocusTarget<HTMLElement>();
  const close = () => setDialog(null);
  const leave = () => {
    close();
    focus();
  };
  const amending = useApplicationChange(application, 'New terms sent', leave);
  const withdrawing = useApplicationChange(application, 'Offer withdrawn', leave);
  const ending = useApplicationChange(application, 'Offer ended', leave);
  const checking = useApplicationChange(application, 'Condition recorded', leave);
  const moving = useApplicationChange(
    application,
    offer.starts_on ? 'Start date moved' : 'Start date set',
    leave,
  );
  const changes = [amending, withdrawing, ending, checking, moving];
  const isLate = changes.some(({ error }) => isOvertaken(error));
  const isRefused = checking.error && !isOvertaken(checking.error);
  const reset = () => {
    for (const change of changes) change.reset();
  };
  const open = (next: Dialog) => {
    reset();
    setDialog(next);
  };
  const check = (number: number, status: 'met' | 'unmet') => {
    reset();
    checking.mutate(() => checkCondition(id, { version, number, status }));
  };
  const isEndedByUs = offer.status === 'withdrawn' || offer.status === 'unmet';
  const startLabel = offer.starts_on ? 'Move start date' : 'Set start date';
  const openLetter = () =>
    getOfferLetter(id).then((file) => saveFile(file, offer.letter?.name ?? 'Offer letter.pdf'), showProblem);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Offer"
      style={{ display: 'grid', gap: 12, width: '100%' }}
    >
      {status === 'offer' && <Small>{statusText(offer, name, locale)}</Small>}
      {isLate && (
        <InlineAlert kind="warning">The offer has just changed. Check it and try again.</InlineAlert>
      )}
      {isRefused && <InlineAlert kind="error">{checking.error?.message}</InlineAlert>}
      <OfferTermsList
        terms={{ ...offer, conditions: withLabels(offer.conditions, locale) }}
        locale={locale}
        {...(offer.allowed.includes('checked') && {
          conditionActions: (condition) => (
            <ConditionActions
              condition={condition}
              isPending={checking.isPending}
              onCheck={(result) => check(condition.number, result)}
            />
          ),
        })}
      />
      {offer.message && <Small>{`${isEndedByUs ? 'You wrote' : `${name} wrote`}: ${offer.message}`}</Small>}
      <Acts>
        {offer.letter && (
          <Button variant="plain" startDecorator={<FileText size={20} />} onClick={() => void openLetter()}>
            Download letter
          </Button>
        )}
        {offer.allowed.includes('amended') && (
          <Button variant="outlined" color="neutral" onClick={() => open('change')}>
            Change offer
          </Button>
        )}
        {offer.allowed.includes('moved') && (
          <Button variant="outlined" color="neutral" onClick={() => open('start')}>
            {startLabel}
          </Button>
        )}
        {offer.allowed.includes('unmet') && (
          <Button variant="outlined" color="danger" onClick={() => open('end')}>
            {endLabel}
          </Button>
        )}
        {offer.allowed.includes('withdrawn') && (
          <Button variant="plain" color="danger" onClick={() => open('withdraw')}>
            Withdraw offer
          </Button>
        )}
      </Acts>
      {dialog === 'change' && (
        <OfferDialog
          {...{ application, offer, name, locale }}
          sending={amending}
          onSend={(terms, public_note) =>
            amending.mutate(() => amendOffer(id, { version, offer: terms, public_note }))
          }
          onClose={close}
        />
      )}
      {dialog === 'start' && (
        <StartDateDialog
          startsOn={offer.starts_on}
          name={name}
          act={startLabel}
          sending={moving}
          onSend={(change) => moving.mutate(() => moveStartDate(id, { version, ...change }))}
          onClose={close}
        />
      )}
      {dialog === 'end' && (
        <ReasonDialog
          title="End this offer?"
          text={`We’ll tell ${name} straight away, with your reason. You’ll both see “Conditions not met”.`}
          hint={`${name} will read it.`}
          act={endLabel}
          safe="Keep offer"
          sending={ending}
          onSend={(message) => ending.mutate(() => endUnmetOffer(id, { version, message }))}
          onClose={close}
        />
      )}
      {dialog === 'withdraw' && (
        <ReasonDialog
          title="Withdraw this offer?"
          text={`We’ll tell ${name} straight away, with your reason.`}
          hint={`${name} will read it.`}
          act="Withdraw offer"
          safe="Keep offer"
          sending={withdrawing}
          onSend={(message) => withdrawing.mutate(() => withdrawOffer(id, { version, message }))}
          onClose={close}
        />
      )}
    </section>
  );
}
