import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { checkCondition, getOfferLetter, type Offer } from '../../../api/offers.ts';
import { DecisionSection, DecisionText } from '../../../ui/decision/DecisionCard.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { OfferDetails } from '../../../ui/offer/OfferDetails.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { ConditionActions } from './ConditionActions.tsx';
import { type OfferChange, OfferChangeDialog } from './OfferChangeDialog.tsx';
import { receivedOfferView } from './receivedOfferView.ts';
import { useOfferChanges } from './useOfferChanges.ts';

const looks = {
  letter: { look: 'plain', icon: <FileText size={20} /> },
  change: { look: 'outlined' },
  start: { look: 'outlined' },
  end: { look: 'outlinedDanger' },
  withdraw: { look: 'plainDanger' },
} as const;

type OfferCardProps = { application: ReceivedApplication; offer: Offer; name: string; locale: string };

export function OfferCard({ application, offer, name, locale }: OfferCardProps) {
  const { id, status, version } = application;
  const [dialog, setDialog] = useState<OfferChange | null>(null);
  const { target: section, focus } = useFocusTarget<HTMLElement>();
  const changes = useOfferChanges(application, offer, () => {
    setDialog(null);
    focus();
  });
  const view = receivedOfferView({ applicationStatus: status, offer, name, locale });
  const openLetter = () =>
    getOfferLetter(id).then((file) => saveFile(file, offer.letter?.name ?? 'Offer letter.pdf'), showProblem);
  const open = (next: OfferChange) => {
    changes.reset();
    setDialog(next);
  };
  const check = (number: number, result: 'met' | 'unmet') => {
    changes.reset();
    changes.checking.mutate(() => checkCondition(id, { version, number, status: result }));
  };
  return (
    <DecisionSection title="Offer" sectionRef={section}>
      {view.status && <DecisionText>{view.status}</DecisionText>}
      {changes.isLate && (
        <InlineAlert kind="warning">The offer has just changed. Check it and try again.</InlineAlert>
      )}
      {changes.checkProblem && <InlineAlert kind="error">{changes.checkProblem}</InlineAlert>}
      <OfferDetails
        view={view}
        locale={locale}
        {...(view.canCheck && {
          conditionActions: (condition) => (
            <ConditionActions
              condition={condition}
              isPending={changes.checking.isPending}
              onCheck={(result) => check(condition.number, result)}
            />
          ),
        })}
      />
      <ActionButtons
        actions={view.actions}
        looks={looks}
        onAct={(action) => (action === 'letter' ? void openLetter() : open(action))}
      />
      {dialog && (
        <OfferChangeDialog
          {...{ dialog, application, offer, name, locale, changes }}
          onClose={() => setDialog(null)}
        />
      )}
    </DecisionSection>
  );
}
