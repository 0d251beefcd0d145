import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { amendOffer, getOfferLetter, type Offer, withdrawOffer } from '../../../api/offers.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { longDay, OfferTermsList } from '../../../ui/offer/OfferTermsList.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
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

function statusText({ status, reply_by }: Offer, name: string, locale: string): string {
  const texts: Record<Offer['status'], string> = {
    made: reply_by
      ? `${name} can answer until ${longDay(reply_by, locale)}.`
      : `${name} hasn’t answered yet.`,
    accepted: `${name} has accepted. Agree the first day, then mark them as hired.`,
    declined: `${name} has declined. You can make a new offer or reject the application.`,
    lapsed: `${name} didn’t answer in time. You can make a new offer or reject the application.`,
    withdrawn: 'You withdrew this offer. You can make a new one or reject the application.',
  };
  return texts[status];
}

type OfferCardProps = { application: ReceivedApplication; offer: Offer; name: string; locale: string };

export function OfferCard({ application, offer, name, locale }: OfferCardProps) {
  const { id, status, version } = application;
  const [dialog, setDialog] = useState<'change' | 'withdraw' | null>(null);
  const { target: section, focus } = useFocusTarget<HTMLElement>();
  const close = () => setDialog(null);
  const leave = () => {
    close();
    focus();
  };
  const amending = useApplicationChange(application, 'New terms sent', leave);
  const withdrawing = useApplicationChange(application, 'Offer withdrawn', leave);
  const isLate = [amending.error, withdrawing.error].some(isOvertaken);
  const open = (next: 'change' | 'withdraw') => {
    amending.reset();
    withdrawing.reset();
    setDialog(next);
  };
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
      <OfferTermsList terms={offer} locale={locale} />
      {offer.message && (
        <Small>{`${offer.status === 'withdrawn' ? 'You wrote' : `${name} wrote`}: ${offer.message}`}</Small>
      )}
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
