import type { ReceivedApplication } from '../../../api/applicants.ts';
import { amendOffer, endUnmetOffer, moveStartDate, type Offer, withdrawOffer } from '../../../api/offers.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { offerActionLabel, type ReceivedOfferAction } from './receivedOfferView.ts';
import { StartDateDialog } from './StartDateDialog.tsx';
import type { OfferChanges } from './useOfferChanges.ts';

export type OfferChange = Exclude<ReceivedOfferAction, 'letter'>;

type OfferChangeDialogProps = {
  dialog: OfferChange;
  application: ReceivedApplication;
  offer: Offer;
  name: string;
  locale: string;
  changes: OfferChanges;
  onClose: () => void;
};

export function OfferChangeDialog(props: OfferChangeDialogProps) {
  const { dialog, application, offer, name, locale, changes, onClose } = props;
  const { id, version } = application;
  const act = offerActionLabel(dialog, offer);
  if (dialog === 'change')
    return (
      <OfferDialog
        {...{ application, offer, name, locale, onClose }}
        sending={changes.amending}
        onSend={(terms, public_note) =>
          changes.amending.mutate(() => amendOffer(id, { version, offer: terms, public_note }))
        }
      />
    );
  if (dialog === 'start')
    return (
      <StartDateDialog
        {...{ name, act, onClose }}
        startsOn={offer.starts_on}
        sending={changes.moving}
        onSend={(change) => changes.moving.mutate(() => moveStartDate(id, { version, ...change }))}
      />
    );
  const reason = { hint: `${name} will read it.`, safe: 'Keep offer' };
  if (dialog === 'end')
    return (
      <ReasonDialog
        {...{ ...reason, act, onClose }}
        title="End this offer?"
        text={`We’ll tell ${name} straight away, with your reason. You’ll both see “Conditions not met”.`}
        sending={changes.ending}
        onSend={(message) => changes.ending.mutate(() => endUnmetOffer(id, { version, message }))}
      />
    );
  return (
    <ReasonDialog
      {...{ ...reason, act, onClose }}
      title="Withdraw this offer?"
      text={`We’ll tell ${name} straight away, with your reason.`}
      sending={changes.withdrawing}
      onSend={(message) => changes.withdrawing.mutate(() => withdrawOffer(id, { version, message }))}
    />
  );
}
