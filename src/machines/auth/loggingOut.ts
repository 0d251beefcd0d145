import { errorOf, remembersFailure, staysIn } from '../failure.ts';
import { auth } from './setup.ts';

const endsSession = <Back extends string>(back: Back) =>
  ({
    id: 'logout',
    src: 'logout',
    onDone: [
      {
        guard: {
          type: 'statusFlagIsTrue',
          params: ({ event }: { event: { output: { status: boolean } } }) => event.output,
        },
        target: '#auth.unauthenticated',
        actions: ['clearSession', 'forgetUser'],
        meta: { requirements: ['AUTH-08'] },
      },
      {
        target: back,
        actions: { ...remembersFailure, params: { error: null } },
        meta: { requirements: ['AUTH-08'] },
      },
    ],
    onError: [
      {
        guard: { type: 'sessionHasEnded', params: errorOf },
        target: '#auth.unauthenticated',
        description: '401: the session has ended',
        actions: ['clearSession', 'forgetUser'],
      },
      staysIn(back),
    ],
  }) as const;

export const loggingOut = auth.createStateConfig({
  description: 'The server ends the session.',
  tags: 'busy',
  meta: { requirements: ['AUTH-08'] },
  invoke: endsSession('confirmingLogout'),
});

export const loggingOutWhileInactive = auth.createStateConfig({
  description: 'The server ends the session of the inactive user.',
  tags: 'busy',
  invoke: endsSession('idle'),
});
