import { useState } from 'react';
import type { ApplicationStatus, ReceivedApplication } from '../../../api/applicants.ts';
import { reviveApplication } from '../../../api/applications.ts';
import type { ConfirmedStep } from './MoveStep.tsx';
import { type Step, stepWords } from './moves.ts';
import { useApplicationChange } from './useApplicationChange.ts';
import { useMove } from './useMove.ts';

/** Shortlisting needs no dialog, because it can be undone. */
export type StepDialogName = ConfirmedStep | 'interview' | 'offer';

export function useNextStep(application: ReceivedApplication) {
  const [dialog, setDialog] = useState<StepDialogName | null>(null);
  const moving = useMove(application);
  const reviving = useApplicationChange(application, 'The application is active again', () =>
    document.querySelector('h1')?.focus(),
  );
  const open = (next: StepDialogName) => {
    moving.reset();
    reviving.reset();
    setDialog(next);
  };
  const move = (to: ApplicationStatus, done: string) => {
    reviving.reset();
    moving.mutate({ move: { to }, done });
  };
  return {
    moving,
    reviving,
    dialog,
    open,
    close: () => setDialog(null),
    move,
    take: (to: Step) => (to === 'shortlisted' ? move(to, stepWords[to].done) : open(to)),
    revive: () => reviving.mutate(() => reviveApplication(application.id, application.version)),
  };
}

export type NextStepState = ReturnType<typeof useNextStep>;
