import { FileText } from 'lucide-react';
import { useState } from 'react';
import { getOfferLetter, type Offer, type OfferAnswer } from '../../../api/offers.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { DecisionCard, DecisionText } from '../../../ui/decision/DecisionCard.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { OfferDetails } from '../../../ui/offer/OfferDetails.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { AnswerOfferDialog } from './AnswerOfferDialog.tsx';
import { ownOfferView } from './ownOfferView.ts';

type OfferCardProps = {
  application: OwnApplication;
  offer: Offer;
  leavingDate: string | null;
  locale: string;
  onGone: (version: number) => void;
};

export function OfferCard({ application, offer, leavingDate, locale, onGone }: OfferCardProps) {
  const [answering, setAnswering] = useState<OfferAnswer['answer'] | null>(null);
  const [now] = useState(() => new Date());
  const { name: employer } = application.job.company;
  const view = ownOfferView({ offer, employer, leavingDate, locale, now });
  const openLetter = () =>
    getOfferLetter(application.id).then(
      (file) => saveFile(file, offer.letter?.name ?? 'Offer letter.pdf'),
      showProblem,
    );
  return (
    <DecisionCard id="offer" title={view.title}>
      {view.status && <DecisionText>{view.status}</DecisionText>}
      <OfferDetails view={view} locale={locale} />
      <ActionButtons
        actions={view.actions}
        main="accepted"
        icons={{ letter: <FileText size={20} aria-hidden="true" /> }}
        onAct={(action) => (action === 'letter' ? void openLetter() : setAnswering(action))}
      />
      {answering && (
        <AnswerOfferDialog
          application={application}
          offer={offer}
          answer={answering}
          earlyStart={view.warning}
          onClose={() => setAnswering(null)}
          onGone={onGone}
        />
      )}
    </DecisionCard>
  );
}
