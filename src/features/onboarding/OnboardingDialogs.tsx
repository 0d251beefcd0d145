import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { useFlow, useOnboarding } from './onboardingFlow.tsx';

/** DIALOG-01 and DIALOG-02: Escape and the scrim give the safe answers. */
export function OnboardingDialogs() {
  const { actor, cvLabel } = useFlow();
  const asksToSkip = useOnboarding((snapshot) => snapshot.matches({ underway: { skipDialog: 'open' } }));
  const isSkipping = useOnboarding((snapshot) => snapshot.matches({ underway: { skipDialog: 'skipping' } }));
  const asksToDecline = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'confirmingDecline' } } }),
  );
  const isDeclining = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'declining' } } }),
  );
  const asksToLeave = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { actionPlan: 'confirmingLeave' } } }),
  );
  const dismiss = () => actor.send({ type: 'dialog.dismissed' });
  return (
    <>
      <ConfirmDialog
        open={asksToSkip || isSkipping || asksToDecline || isDeclining}
        busy={isSkipping || isDeclining}
        title={`Want smarter job matches? Uploading your ${cvLabel} helps us recommend roles just for you...`}
        safeLabel="Cancel"
        actLabel="Skip"
        actColor="secondary"
        onSafe={dismiss}
        onAct={() => actor.send({ type: 'skip.confirmed' })}
      />
      <ConfirmDialog
        open={asksToLeave}
        title="Are you sure you want to leave this page?"
        safeLabel="No"
        actLabel="Yes"
        actColor="secondary"
        onSafe={dismiss}
        onAct={() => actor.send({ type: 'leave.confirmed' })}
      >
        If you leave now, your progress will be lost. Answer all questions related to the action plan
      </ConfirmDialog>
    </>
  );
}
