import Button from '@mui/joy/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { logoutEverywhere } from '../../../api/auth.ts';
import { eraseDrafts } from '../../../api/drafts.ts';
import {
  changeEmail,
  changePassword,
  endSession,
  identitiesQuery,
  sessionsQuery,
  unlinkIdentity,
} from '../../../api/security.ts';
import { observe } from '../../../machines/observation.ts';
import { type SecurityActors, securityMachine } from '../../../machines/security.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { KeepIdentities, providerNames } from '../../../ui/form/KeepIdentities.tsx';
import { failureText } from '../../../ui/form/problems.ts';
import { ButtonRow, ProfileRows } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import { Identities } from './Identities.tsx';
import { NewEmailForm } from './NewEmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { Sessions } from './Sessions.tsx';
import { UnlinkForm } from './UnlinkForm.tsx';

const actors = {
  changePassword: fromPromise(({ input }) => changePassword(input)),
  changeEmail: fromPromise(({ input }) => changeEmail(input)),
  endSession: fromPromise(({ input }) => endSession(input.sessionId)),
  unlinkIdentity: fromPromise(({ input: { provider, ...proof } }) => unlinkIdentity(provider, proof)),
  logoutEverywhere: fromPromise(({ input }) => logoutEverywhere(input.keptIdentities)),
} satisfies SecurityActors;
const wired = securityMachine.provide({ actors });

const said = { passwordChanged: 'Password changed', unlinked: 'Unlinked', sessionEnded: 'Signed out' };

export function SecuritySection({ user, tenant, onLoggedOutEverywhere }: SectionProps) {
  const queryClient = useQueryClient();
  const identities = useQuery({ ...identitiesQuery(), enabled: user.role === 'veteran' });
  const sessions = useQuery(sessionsQuery());
  const actor = useActorRef(
    wired.provide({
      actions: {
        announceDone: ({ context }) => {
          if (context.done) toast.success(said[context.done]);
          if (context.done !== 'sessionEnded') void queryClient.invalidateQueries(identitiesQuery());
          if (context.done !== 'unlinked') void queryClient.invalidateQueries(sessionsQuery());
        },
        endSession: () => {
          void eraseDrafts(user.id).catch(() => {});
          onLoggedOutEverywhere();
        },
      },
    }),
    { inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, newEmail, provider, done } = state.context;
  const [kept, setKept] = useState<number[]>([]);
  const ending = identities.data?.filter(({ original }) => !original);
  const linkedSignIns = ending ? (
    <KeepIdentities identities={ending} locale={tenant.locale} kept={kept} onChange={setKept} />
  ) : (
    user.role === 'veteran' && (
      <p>We’ll also unlink Google and LinkedIn if you linked them. You can link them again later.</p>
    )
  );
  const close = () => actor.send({ type: 'form.closed' });
  const decline = () => actor.send({ type: 'question.declined' });
  const opens = (
    event: 'password.opened' | 'newEmail.opened' | 'logoutEverywhere.requested',
    before: () => void = () => {},
  ) =>
    state.can({ type: event })
      ? () => {
          before();
          actor.send({ type: event });
        }
      : undefined;
  const asking = { busy: state.hasTag('busy'), failure };
  const problem = state.hasTag('busy') ? undefined : (failureText(failure) ?? undefined);

  return (
    <>
      <ProfileRows>
        <SecurityRow
          title="Password"
          detail="If you change it, we’ll sign you out on all other devices."
          action="Change password"
          onOpen={opens('password.opened', () => setKept([]))}
        >
          {(state.matches('enteringPassword') || state.matches('changingPassword')) && (
            <PasswordForm
              email={user.email}
              {...asking}
              onCancel={close}
              onSubmit={(change) =>
                actor.send({ type: 'password.submitted', change: { ...change, keep_identities: kept } })
              }
            >
              {linkedSignIns}
            </PasswordForm>
          )}
          {done === 'passwordChanged' && (
            <InlineAlert kind="success">
              Your password has been changed. We’ve signed you out on all other devices.
            </InlineAlert>
          )}
        </SecurityRow>
        <SecurityRow
          title="Email address"
          detail={user.email}
          action="Change address"
          onOpen={opens('newEmail.opened')}
        >
          {(state.matches('enteringNewEmail') || state.matches('askingForNewEmail')) && (
            <NewEmailForm
              email={user.email}
              {...asking}
              onCancel={close}
              onSubmit={(change) => actor.send({ type: 'newEmail.submitted', change })}
            />
          )}
          {state.matches('confirmationSent') && (
            <>
              <InlineAlert kind="success">
                We’ve emailed {newEmail}. Open the link in it within a day to confirm. Until then, your
                address is still {user.email}.
              </InlineAlert>
              <ButtonRow>
                {tenant.is_demo && (
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
        {user.role === 'veteran' && (
          <Identities
            query={identities}
            locale={tenant.locale}
            onUnlink={
              state.matches('overview')
                ? (linked) => actor.send({ type: 'unlink.requested', provider: linked })
                : undefined
            }
          >
            {provider && (state.matches('confirmingUnlink') || state.matches('unlinking')) && (
              <UnlinkForm
                providerName={providerNames[provider]}
                email={user.email}
                {...asking}
                onCancel={close}
                onSubmit={(proof) => actor.send({ type: 'unlink.confirmed', proof })}
              />
            )}
          </Identities>
        )}
        <SecurityRow
          title="Where you’re signed in"
          detail="See a device that isn’t yours? Sign it out and change your password."
          action="Sign out everywhere"
          onOpen={opens('logoutEverywhere.requested', () => setKept([]))}
        >
          {state.matches('overview') && problem && <InlineAlert kind="error">{problem}</InlineAlert>}
          <Sessions
            query={sessions}
            locale={tenant.locale}
            ending={state.matches('endingSession') ? state.context.sessionId : null}
            onEnd={
              state.matches('overview')
                ? (sessionId) => actor.send({ type: 'sessionEnd.requested', sessionId })
                : undefined
            }
          />
        </SecurityRow>
      </ProfileRows>
      <ConfirmDialog
        open={state.matches('confirmingLogoutEverywhere') || state.matches('loggingOutEverywhere')}
        title="Sign out everywhere?"
        safeLabel="Stay signed in"
        actLabel="Sign out everywhere"
        actColor="danger"
        busy={state.matches('loggingOutEverywhere')}
        error={problem}
        onSafe={decline}
        onAct={() => actor.send({ type: 'logoutEverywhere.confirmed', keptIdentities: kept })}
      >
        <p>We’ll sign you out on this device too. You’ll lose anything you’ve typed but not saved.</p>
        {linkedSignIns}
      </ConfirmDialog>
    </>
  );
}
