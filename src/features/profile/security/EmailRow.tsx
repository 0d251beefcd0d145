import Button from '@mui/joy/Button';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ButtonRow } from '../parts.ts';
import { NewEmailForm } from './NewEmailForm.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import type { Security } from './useSecurity.ts';

type EmailRowProps = { email: string; isDemo: boolean; security: Security };

export function EmailRow({ email, isDemo, security }: EmailRowProps) {
  const { state, send, close } = security;
  return (
    <SecurityRow
      title="Email address"
      detail={email}
      action="Change address"
      onOpen={security.opener('newEmail.opened')}
    >
      {(state.matches('enteringNewEmail') || state.matches('askingForNewEmail')) && (
        <NewEmailForm
          email={email}
          {...security.formState}
          onCancel={close}
          onSubmit={(change) => send({ type: 'newEmail.submitted', change })}
        />
      )}
      {state.matches('confirmationSent') && (
        <>
          <InlineAlert kind="success">
            We’ve emailed {state.context.newEmail}. Open the link in it within a day to confirm. Until then,
            your address is still {email}.
          </InlineAlert>
          <ButtonRow>
            {isDemo && (
              <Button variant="outlined" color="neutral" component="a" href="/mailbox">
                Open mailbox
              </Button>
            )}
            <Button variant="plain" onClick={close}>
              Close
            </Button>
          </ButtonRow>
        </>
      )}
    </SecurityRow>
  );
}
