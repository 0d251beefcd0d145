import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import type { Saving } from '../../ui/feedback/SaveState.tsx';
import { useFlow, useOnboarding } from './onboardingFlow.tsx';
import type { OnboardingSnapshot } from './onboardingSnapshot.ts';

const unsavedStates: readonly Saving['state'][] = ['offline', 'failed', 'invalid', 'signedOut'];

/** The CV stage before any file has been uploaded: only there is the CV what would be skipped. */
const lacksCv = (snapshot: OnboardingSnapshot) =>
  snapshot.context.cvStep === 0 && snapshot.matches({ underway: { screen: 'uploadCv' } });

/** DIALOG-01 and DIALOG-02: Escape and the scrim give the safe answers. */
export function OnboardingDialogs() {
  const { actor } = useFlow();
  const asksToLeave = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { actionPlan: 'confirmingLeave' } } }),
  );
  return (
    <>
      <SkipDialog />
      <ConfirmDialog
        open={asksToLeave}
        title="Are you sure you want to leave this page?"
        safeLabel="No"
        actLabel="Yes"
        actColor="secondary"
        onSafe={() => actor.send({ type: 'dialog.dismissed' })}
        onAct={() => actor.send({ type: 'leave.confirmed' })}
      >
        If you leave now, your progress will be lost. Answer all questions related to the action plan
      </ConfirmDialog>
    </>
  );
}

function SkipDialog() {
  const { actor, cvLabel, drafts } = useFlow();
  const asksToSkip = useOnboarding((snapshot) => snapshot.matches({ underway: { skipDialog: 'open' } }));
  const isSkipping = useOnboarding((snapshot) => snapshot.matches({ underway: { skipDialog: 'skipping' } }));
  const asksToDecline = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'confirmingDecline' } } }),
  );
  const isDeclining = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'declining' } } }),
  );
  const isAboutCv = useOnboarding(lacksCv) || asksToDecline || isDeclining;
  const saving = useSyncExternalStore(drafts.subscribe, drafts.saving);
  return (
    <ConfirmDialog
      open={asksToSkip || isSkipping || asksToDecline || isDeclining}
      busy={isSkipping || isDeclining}
      title={
        isAboutCv
          ? `Want smarter job matches? Uploading your ${cvLabel} helps us recommend roles just for you...`
          : 'Skip the rest for now?'
      }
      safeLabel="Cancel"
      actLabel="Skip"
      actColor="secondary"
      onSafe={() => actor.send({ type: 'dialog.dismissed' })}
      onAct={() => actor.send({ type: 'skip.confirmed' })}
    >
      {!isAboutCv &&
        (unsavedStates.includes(saving.state)
          ? 'Your latest answers aren’t saved yet. Cancel and save them first, or you may have to enter them again.'
          : 'Your answers are saved. You can carry on from your dashboard at any time.')}
    </ConfirmDialog>
  );
}
