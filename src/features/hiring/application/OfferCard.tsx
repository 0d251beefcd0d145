import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { type ReceivedApplication, receivedApplicationQuery } from '../../../api/applicants.ts';
import { amendOffer, getOfferLetter, type Offer, withdrawOffer } from '../../../api/offers.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { longDay, OfferTermsList } from '../../../ui/offer/OfferTermsList.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { isOvertaken, lists, refusalText } from './useMove.ts';

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

function useOfferChange(application: ReceivedApplication, done: string, onDone: () => void) {
  const queries = useQueryClient();
  const { queryKey } = receivedApplicationQuery(application.id);
  const refresh = () =>
    Promise.all(
      [queryKey, ...lists.map((name) => [name])].map((key) => queries.invalidateQueries({ queryKey: key })),
    );
  return useMutation({
    mutationFn: (change: () => Promise<ReceivedApplication>) => change(),
    onSuccess: async (changed) => {
      queries.setQueryData(queryKey, changed);
      toast.success(done);
      onDone();
      await refresh();
    },
    onError: async (error) => {
      if (!isOvertaken(error)) return;
      onDone();
      await refresh();
    },
  });
}

type OfferCardProps = { application: ReceivedApplication; offer: Offer; name: string; locale: string };

export function OfferCard({ application, offer, name, locale }: OfferCardProps) {
  const { id, status, version } = application;
  const [dialog, setDialog] = useState<'change' | 'withdraw' | null>(null);
  const close = () => setDialog(null);
  const amending = useOfferChange(application, 'New terms sent', close);
  const withdrawing = useOfferChange(application, 'Offer withdrawn', close);
  const overtaken = [amending.error, withdrawing.error].find(isOvertaken);
  const openLetter = () =>
    getOfferLetter(id).then((file) => saveFile(file, offer.letter?.name ?? 'Offer letter.pdf'), showProblem);
  return (
    <section aria-label="Offer" style={{ display: 'grid', gap: 12, width: '100%' }}>
      {status === 'offer' && <Small>{statusText(offer, name, locale)}</Small>}
      {overtaken && <InlineAlert kind="warning">{refusalText(overtaken)}</InlineAlert>}
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
          <Button variant="outlined" color="neutral" onClick={() => setDialog('change')}>
            Change offer
          </Button>
        )}
        {offer.allowed.includes('withdrawn') && (
          <Button variant="plain" color="danger" onClick={() => setDialog('withdraw')}>
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
        <WithdrawOfferDialog
          name={name}
          sending={withdrawing}
          onSend={(message) => withdrawing.mutate(() => withdrawOffer(id, { version, message }))}
          onClose={close}
        />
      )}
    </section>
  );
}

const maxReason = 500;

type WithdrawOfferDialogProps = {
  name: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (message: string) => void;
  onClose: () => void;
};

function WithdrawOfferDialog({ name, sending, onSend, onClose }: WithdrawOfferDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { isPending, error } = sending;
  return (
    <ConfirmDialog
      open
      title="Withdraw this offer?"
      safeLabel="Keep offer"
      actLabel="Withdraw offer"
      actColor="danger"
      width={500}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={() => {
        setTried(true);
        if (reason.trim()) onSend(reason.trim());
      }}
    >
      We’ll tell {name} straight away, with your reason.
      <div style={{ marginTop: 20 }}>
        <TextAreaField
          name="reason"
          label="Reason"
          hint={`${name} will read it.`}
          rows={3}
          limit={maxReason}
          maxLength={maxReason}
          value={reason}
          error={isTried && !reason.trim() ? 'Tell them why' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
