import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi.gen.d.ts';
import type { Session } from './auth/setup.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
export type SocialCode = operations['exchangeSocialCode']['requestBody']['content']['application/json'];
export type LinkProof = Pick<
  operations['linkIdentity']['requestBody']['content']['application/json'],
  'current_password'
>;
export type SocialAccount = operations['socialSignUp']['requestBody']['content']['multipart/form-data'];
export type Exchanged = Session | Schemas['SocialSignupRequired'];

export interface SocialReturn {
  /** What the provider returned; null when it refused, or when the page was opened directly. */
  code: SocialCode | null;
  /** The identity to link, kept during the sign-in that linking requires. */
  ticket: string | null;
}

export interface SocialSignInContext extends SocialReturn {
  required: Schemas['SocialSignupRequired'] | null;
  session: Session | null;
  failure: Failure | null;
}

export type SocialSignInEvent =
  | { type: 'form.submitted'; account: SocialAccount }
  | { type: 'link.confirmed'; proof: LinkProof };

const actors = {
  exchangeSocialCode: placeholder<Exchanged, SocialCode>('exchangeSocialCode'),
  socialSignUp: placeholder<Session, SocialAccount>('socialSignUp'),
  linkIdentity: placeholder<void, LinkProof & { social_ticket: string }>('linkIdentity'),
};

export type SocialSignInActors = typeof actors;

const isSession = (exchanged: Exchanged): exchanged is Session => 'token' in exchanged;
const ticketIn = (error: unknown) => {
  const { code, data } = failureOf(error);
  const ticket = (data as { social_ticket?: unknown } | undefined)?.social_ticket;
  return code === 'account_exists' && typeof ticket === 'string' ? ticket : null;
};

export const socialSignInMachine = setup({
  types: {
    context: {} as SocialSignInContext,
    events: {} as SocialSignInEvent,
    input: {} as SocialReturn,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    codeIsGiven: ({ context }) => context.code !== null,
    ticketIsGiven: ({ context }) => context.ticket !== null,
    accountIsThere: (_, params: { exchanged: Exchanged }) => isSession(params.exchanged),
    proofIsRefused: (_, params: { error: unknown }) =>
      failureOf(params.error).errors?.current_password !== undefined,
    addressHasAccount: (_, params: { error: unknown }) => ticketIn(params.error) !== null,
  },
  actions: {
    rememberExchanged: assign((_, { exchanged }: { exchanged: Exchanged }) =>
      isSession(exchanged) ? { session: exchanged } : { required: exchanged },
    ),
    rememberSession: assign((_, params: { session: Session }) => ({ session: params.session })),
    rememberTicket: assign((_, params: { error: unknown }) => ({ ticket: ticketIn(params.error) })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    announceFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'socialSignIn',
  description: 'A person returns to the app from Google or LinkedIn.',
  context: ({ input }) => ({ ...input, required: null, session: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What did the provider return?',
      meta: { path: '/redirect/social', requirements: ['ROUTE-05'] },
      always: [
        { guard: 'codeIsGiven', target: 'exchanging' },
        { guard: 'ticketIsGiven', target: 'provingIdentity' },
        { target: 'refused' },
      ],
    },
    exchanging: {
      description: 'The server asks the provider who this is.',
      tags: 'busy',
      invoke: {
        id: 'exchangeSocialCode',
        src: 'exchangeSocialCode',
        input: ({ context }) => context.code ?? { provider: 'google', code: '', state: '' },
        onDone: [
          {
            guard: { type: 'accountIsThere', params: ({ event }) => ({ exchanged: event.output }) },
            target: 'signedIn',
            actions: { type: 'rememberExchanged', params: ({ event }) => ({ exchanged: event.output }) },
            meta: { requirements: ['AUTH-07'] },
          },
          {
            target: 'finishing',
            actions: { type: 'rememberExchanged', params: ({ event }) => ({ exchanged: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'addressHasAccount', params: errorOf },
            target: 'accountExists',
            actions: { type: 'rememberTicket', params: errorOf },
          },
          {
            target: 'refused',
            actions: [remembersFailure, { type: 'announceFailure', params: errorOf }],
            meta: { requirements: ['HTTP-12'] },
          },
        ],
      },
    },
    finishing: {
      description: 'The account is new: country and consent are still missing.',
      on: { 'form.submitted': { target: 'creating', actions: 'forgetFailure' } },
    },
    creating: {
      description: 'The server opens the account.',
      tags: 'busy',
      meta: { requirements: ['API-24'] },
      invoke: {
        id: 'socialSignUp',
        src: 'socialSignUp',
        input: ({ event }) => {
          if (event.type !== 'form.submitted') throw new Error(event.type);
          return event.account;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output }) },
          meta: { requirements: ['AUTH-07'] },
        },
        onError: staysIn('finishing'),
      },
    },
    accountExists: {
      description: 'The address has an account: its owner can sign in and link it.',
    },
    provingIdentity: {
      description: 'The form asks for the password before anything is linked.',
      on: { 'link.confirmed': { target: 'linking', actions: 'forgetFailure' } },
    },
    linking: {
      description: 'The server links the provider to the account.',
      tags: 'busy',
      invoke: {
        id: 'linkIdentity',
        src: 'linkIdentity',
        input: ({ context, event }) => {
          if (event.type !== 'link.confirmed') throw new Error(event.type);
          return { social_ticket: context.ticket ?? '', ...event.proof };
        },
        onDone: 'linked',
        onError: [
          {
            guard: { type: 'proofIsRefused', params: errorOf },
            target: 'provingIdentity',
            actions: remembersFailure,
          },
          {
            target: 'refused',
            actions: [remembersFailure, { type: 'announceFailure', params: errorOf }],
          },
        ],
      },
    },
    refused: {
      description: 'It failed; the login page offers the other ways.',
      meta: { requirements: ['HTTP-12'] },
    },
    linked: {
      description: 'The provider can now be used to sign in to this account.',
      type: 'final',
      meta: { path: '/' },
    },
    signedIn: {
      description: 'The person is signed in.',
      type: 'final',
      meta: { path: '/', requirements: ['AUTH-07'] },
    },
  },
});
