import Button from '@mui/joy/Button';
import { type ReactNode, useSyncExternalStore } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { draftFailureText } from '../../ui/form/draftFailureText.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { saveStateId } from './OnboardingFrame.tsx';
import { useFlow, useOnboarding } from './onboardingFlow.tsx';

interface StageActionsProps {
  label?: string;
  next: ReactNode;
  busy: boolean;
  quiet?: boolean;
  busyLabel?: string;
  isSaid?: boolean;
  onClick?: () => void;
}

export function StageActions(props: StageActionsProps) {
  const { label = 'Continue', busyLabel = 'Saving…', next, busy, quiet, isSaid, onClick } = props;
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const { drafts } = useFlow();
  const isStored = useSyncExternalStore(drafts.subscribe, () => !drafts.isUnsafe());
  const problem = isSaid ? null : draftFailureText(failure, isStored);
  return (
    <>
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <FormActions beside={<NextLine id="next">{next}</NextLine>}>
        <Button
          type={onClick ? 'button' : 'submit'}
          size="lg"
          variant={quiet ? 'outlined' : 'solid'}
          color={quiet ? 'neutral' : 'primary'}
          loading={busy}
          loadingPosition="start"
          onClick={onClick}
          aria-describedby={`next ${saveStateId}`}
        >
          {busy ? busyLabel : label}
        </Button>
      </FormActions>
    </>
  );
}
