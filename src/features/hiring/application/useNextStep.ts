import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationStatus, ReceivedApplication } from '../../../api/applicants.ts';
import { reviveApplication } from '../../../api/applications.ts';
import type { ConfirmedStep } from './MoveStep.tsx';
import { nextStep, otherSteps, type Step, stepWords } from './moves.ts';
import { useApplicationChange } from './useApplicationChange.ts';
import { useMove } from './useMove.ts';

/** Shortlisting needs no dialog, because it can be undone. */
export type StepDialogName = ConfirmedStep | 'interview' | 'offer';

/** A board asks for a step that has a dialog here. */
function useRequestedDialog(application: ReceivedApplication): StepDialogName | null {
  const { state } = useLocation();
  const steps = [nextStep(application), ...otherSteps(application)];
  return (['offer', 'hired'] as const).find((step) => step === state?.step && steps.includes(step)) ?? null;
}

/** `onDecided` follows decisions by a single key alone: whoever presses a button stays on the page. */
export function useNextStep(application: ReceivedApplication, onDecided?: () => void) {
  const [dialog, setDialog] = useState(useRequestedDialog(application));
  const [isByKey, setByKey] = useState(false);
  const moving = useMove(application);
  const reviving = useApplicationChange(application, 'The application is active again', () =>
    document.querySelector('h1')?.focus(),
  );
  const open = (next: StepDialogName, byKey = false) => {
    moving.reset();
    reviving.reset();
    setByKey(byKey);
    setDialog(next);
  };
  const move = (to: ApplicationStatus, done: string, onDone?: () => void) => {
    reviving.reset();
    moving.mutate({ move: { to }, done }, { onSuccess: () => onDone?.() });
  };
  return {
    moving,
    reviving,
    dialog,
    isByKey,
    open,
    close: () => setDialog(null),
    rejected: () => {
      setDialog(null);
      if (isByKey) onDecided?.();
    },
    shortlistByKey: () => move('shortlisted', stepWords.shortlisted.done, onDecided),
    move,
    take: (to: Step) => (to === 'shortlisted' ? move(to, stepWords[to].done) : open(to)),
    revive: () => reviving.mutate(() => reviveApplication(application.id, application.version)),
  };
}

export type NextStepState = ReturnType<typeof useNextStep>;
