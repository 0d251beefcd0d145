import { staysIn } from '../failure.ts';
import { accountIsOff, auth, credentialsOf, sessionIsOver } from './setup.ts';

export const sessionEnding = auth.createStateConfig({
  description: 'The session ends within two minutes; a dialog opens over the page, which keeps its text.',
  initial: 'asking',
  on: {
    'session.extended': {
      target: 'idle',
      actions: 'forgetFailure',
      description: 'Another tab extended the session.',
    },
  },
  states: {
    asking: {
      description: 'Stay signed in? The dialog shows the last error.',
      on: {
        'extension.requested': { target: 'extending', actions: 'forgetFailure' },
        'signInAgain.requested': { target: 'enteringPassword', actions: 'forgetFailure' },
      },
    },
    extending: {
      description: 'The server replaces the session that ends.',
      tags: 'busy',
      invoke: {
        id: 'extendSession',
        src: 'extendSession',
        onDone: {
          target: '#auth.authenticated.idle',
          actions: { type: 'renewSession', params: ({ event }) => event.output },
        },
        onError: [accountIsOff, sessionIsOver, staysIn('asking')],
      },
    },
    enteringPassword: {
      description: 'The dialog asks for the password of whoever is signed in.',
      on: {
        'credentials.submitted': { target: 'signingInAgain', actions: 'forgetFailure' },
        'signInAgain.declined': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    signingInAgain: {
      description: 'The password is being checked; the page under the dialog stays.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: credentialsOf,
        onDone: {
          target: '#auth.authenticated.idle',
          actions: [
            { type: 'renewSession', params: ({ event }) => event.output },
            { type: 'rememberUser', params: ({ event }) => ({ user: event.output.user }) },
            'announceLogin',
          ],
          meta: { requirements: ['AUTH-07', 'HTTP-10'] },
        },
        onError: [accountIsOff, { ...staysIn('enteringPassword'), meta: { requirements: ['HTTP-11'] } }],
      },
    },
  },
});
