import { Suspense } from 'react';
import type { ReceivedApplication, StageMove } from '../../../api/applicants.ts';
import { later } from '../../../ui/later.tsx';
import { MoveStep } from './MoveStep.tsx';
import { stepWords } from './moves.ts';
import { isOvertaken } from './useMove.ts';
import type { NextStepState } from './useNextStep.ts';

const parts = async () => (await import('./deciding.ts')).deciding;
const InterviewDialog = later(async () => (await parts()).InterviewDialog);
const OfferDialog = later(async () => (await parts()).OfferDialog);

type StepDialogProps = {
  application: ReceivedApplication;
  name: string;
  locale: string;
  state: NextStepState;
};

export function StepDialog({ application, name, locale, state }: StepDialogProps) {
  const { dialog, moving, close, rejected, isByKey } = state;
  const send = (to: 'interview' | 'offer', terms: Omit<StageMove, 'version' | 'to'>) =>
    moving.mutate(
      { move: { to, ...terms }, done: stepWords[to].done },
      { onSuccess: close, onError: (refusal) => isOvertaken(refusal) && close() },
    );
  if (dialog === 'hired' || dialog === 'rejected')
    return (
      <MoveStep
        {...{ application, name, moving }}
        step={dialog}
        hasKeys={isByKey}
        onDone={dialog === 'rejected' ? rejected : close}
        onClose={close}
      />
    );
  return (
    <Suspense fallback={null}>
      {dialog === 'offer' && (
        <OfferDialog
          {...{ application, name, locale }}
          offer={null}
          sending={moving}
          onSend={(offer, public_note) => send('offer', { offer, public_note })}
          onClose={close}
        />
      )}
      {dialog === 'interview' && (
        <InterviewDialog
          application={application}
          interview={null}
          purpose="invite"
          name={name}
          sending={moving}
          onSend={(interview, public_note) => send('interview', { interview, public_note })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
