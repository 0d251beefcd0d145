import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { logoutEverywhere } from '../../../api/auth.ts';
import { eraseDrafts } from '../../../api/drafts.ts';
import { userProfileQuery } from '../../../api/profile.ts';
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
import { toast } from '../../../ui/feedback/toast.ts';
import type { SectionProps } from '../sectionProps.ts';

const actors = {
  changePassword: fromPromise(({ input }) => changePassword(input)),
  changeEmail: fromPromise(({ input }) => changeEmail(input)),
  logoutEverywhere: fromPromise(({ input }) => logoutEverywhere(input.keptIdentities)),
} satisfies Partial<SecurityActors>;
const wired = securityMachine.provide({ actors });

// What has been ended leaves its list before the chart goes on, so that its button cannot be pressed again.
const listActors = (queryClient: QueryClient) =>
  ({
    endSession: fromPromise(async ({ input }) => {
      await endSession(input.sessionId);
      queryClient.setQueryData(sessionsQuery().queryKey, (sessions) =>
        sessions?.filter(({ id }) => id !== input.sessionId),
      );
    }),
    unlinkIdentity: fromPromise(async ({ input: { provider, ...proof } }) => {
      await unlinkIdentity(provider, proof);
      queryClient.setQueryData(identitiesQuery().queryKey, (identities) =>
        identities?.filter((identity) => identity.provider !== provider),
      );
    }),
  }) satisfies Partial<SecurityActors>;

const doneTexts = { passwordChanged: 'Password changed', unlinked: 'Unlinked', sessionEnded: 'Signed out' };

export function useSecurity({ user, onLoggedOutEverywhere }: SectionProps) {
  const queryClient = useQueryClient();
  const actor = useActorRef(
    wired.provide({
      actors: listActors(queryClient),
      actions: {
        announceDone: ({ context }) => {
          if (context.done) toast.success(doneTexts[context.done]);
          if (context.done === 'passwordChanged') void queryClient.invalidateQueries(userProfileQuery());
          if (context.done !== 'sessionEnded') void queryClient.invalidateQueries(identitiesQuery());
          if (context.done !== 'unlinked') void queryClient.invalidateQueries(sessionsQuery());
        },
        endSession: () => {
          void eraseDrafts(user.id).catch(() => {});
          // One text for both facts, because toasts appear one at a time.
          onLoggedOutEverywhere(
            user.deletion_due_at
              ? 'Signed out on all devices. Your account will not be erased.'
              : 'Signed out on all devices',
          );
        },
      },
    }),
    { inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;
  return {
    state,
    send,
    formState: { busy: state.hasTag('busy'), failure: state.context.failure },
    close: () => send({ type: 'form.closed' }),
    opener: (type: 'password.opened' | 'newEmail.opened' | 'logoutEverywhere.requested') =>
      state.can({ type }) ? () => send({ type }) : undefined,
  };
}

export type Security = ReturnType<typeof useSecurity>;
