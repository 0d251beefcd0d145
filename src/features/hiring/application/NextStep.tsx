import { Suspense, useEffect } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { Card } from '../../../ui/Card.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { later } from '../../../ui/later.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { useDocumentName } from '../useDocumentName.ts';
import { nextStepView } from './nextStepView.ts';
import { Small, StepActions } from './StepActions.tsx';
import { StepDialog } from './StepDialog.tsx';
import { isNews, isOvertaken, refusalText } from './useMove.ts';
import { useNextStep } from './useNextStep.ts';

const parts = async () => (await import('./deciding.ts')).deciding;
const InterviewCard = later(async () => (await parts()).InterviewCard);
const OfferCard = later(async () => (await parts()).OfferCard);
const DecisionKeys = later(async () => (await import('./DecisionKeys.tsx')).DecisionKeys);

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

type NextStepProps = {
  application: ReceivedApplication;
  name: string;
  locale: string;
  openCv: { run: () => void; busy: boolean };
  walk: NextApplicant | null;
};

interface NextApplicant {
  goOn: () => void;
}

export function NextStep({ application, name, locale, openCv, walk }: NextStepProps) {
  const documentName = useDocumentName();
  const state = useNextStep(application, walk?.goOn);
  // A card that arrives later moves the buttons under it. If the parts do not load, the card itself says so.
  useEffect(() => void parts().catch(() => {}), []);
  const { openCv: opening, ...rest } = nextStepView({
    application,
    name,
    documentName,
    locale,
    now: new Date(),
  });
  // On the way through a list the CV opens on its own.
  const view = { ...rest, openCv: walk ? null : opening };
  const { offer } = application;
  return (
    <Card as="section" gap="lg" align="start" aria-labelledby="next-step">
      <Hidden as="h2" id="next-step">
        Next step
      </Hidden>
      <StatusChip {...view.chip} />
      <Refusal error={state.moving.error} application={application} isInDialog={state.dialog !== null} />
      <Refusal error={state.reviving.error} application={application} />
      {view.theirTurn && <Small>{view.theirTurn}</Small>}
      <Suspense fallback={null}>
        {view.card === 'offer' && offer && <OfferCard {...{ application, offer, name, locale }} />}
        {view.card === 'interview' && <InterviewCard {...{ application, name, locale }} />}
      </Suspense>
      {walk && opening && (
        <Small>{`Once you’ve had the ${documentName} in front of you for a moment, ${opening.next}`}</Small>
      )}
      {walk && (
        <Suspense fallback={null}>
          <DecisionKeys view={view} state={state} />
        </Suspense>
      )}
      <StepActions view={view} state={state} openCv={openCv} />
      <StepDialog {...{ application, name, locale, state }} />
    </Card>
  );
}
