// A mailed invitation to a company: what its link is still good for, and the way in for whoever opens it.
import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { errorOf, type Failure, failureOf, remembersFailure, staysIn } from './failure.ts';
import { linkDies, linkIsDead, type MailedLink } from './mailedLink.ts';
import type { StateMeta } from './meta.ts';
import { placeholder } from './placeholder.ts';

type Schemas = components['schemas'];
export type CheckedInvitation = Schemas['InvitationCheck'];

export type Invited = Pick<Schemas['User'], 'role' | 'email'>;

export interface InvitationInput extends MailedLink {
  person: Invited | null;
}

export interface InvitationContext extends InvitationInput {
  checked: CheckedInvitation | null;
  /** As the server has them since they joined. */
  member: Schemas['User'] | null;
  failure: Failure | null;
}

export type InvitationEvent =
  | { type: 'retry.requested' }
  | { type: 'person.changed'; person: Invited | null }
  | { type: 'account.opened' }
  | { type: 'join.requested' }
  | { type: 'anew.requested' };

type Token = { token: string };
type Failed = { error: unknown };
type Checked = { checked: CheckedInvitation };

const actors = {
  checkInvitation: placeholder<CheckedInvitation, Token>('checkInvitation'),
  acceptInvitation: placeholder<Schemas['User'], Token>('acceptInvitation'),
  requestNewInvitation: placeholder<void, Token>('requestNewInvitation'),
};

export type InvitationActors = typeof actors;

const tokenOf = ({ context }: { context: InvitationContext }) => ({ token: context.token ?? '' });

const isFor = ({ email }: MailedLink, person: Invited) =>
  email === null || email.toLowerCase() === person.email.toLowerCase();

const checkedIn = ({ event }: { event: { output: CheckedInvitation } }): Checked => ({
  checked: event.output,
});
const remembersChecked = { type: 'rememberChecked', params: checkedIn } as const;

const requirements = ['COMPANY-13'] as const;

export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    input: {} as InvitationInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors,
  guards: {
    linkIsGiven: ({ context }) => context.token !== null,
    linkIsDead: (_, params: Failed) => linkIsDead(params.error),
    isGood: (_, params: Checked) => params.checked.state === 'valid',
    wasUsed: (_, params: Checked) => params.checked.state === 'used',
    someoneElseIsSignedIn: ({ context }) =>
      context.person !== null && (context.person.role !== 'recruiter' || !isFor(context, context.person)),
    recruiterIsSignedIn: ({ context }) => context.person !== null,
    accountExists: ({ context }) => context.checked?.account_exists === true,
  },
  actions: {
    rememberChecked: assign((_, params: Checked) => ({ checked: params.checked })),
    rememberPerson: assign((_, params: { person: Invited | null }) => ({
      person: params.person,
      failure: null,
    })),
    rememberMember: assign((_, params: { member: Schemas['User'] }) => ({ member: params.member })),
    rememberFailure: assign((_, params: Failed) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'invitation',
  description: 'From the mail of an invitation into the company, for the address that it was sent to.',
  context: ({ input }) => ({ ...input, checked: null, member: null, failure: null }),
  initial: 'opening',
  on: {
    'person.changed': {
      actions: { type: 'rememberPerson', params: ({ event }) => event },
      description: 'Somebody signs in or out in another window.',
    },
  },
  states: {
    opening: {
      description: 'Does the address of the page carry a link?',
      meta: { path: '/auth/signup-invite', requirements },
      always: [{ guard: 'linkIsGiven', target: 'checking' }, { target: 'linkDead' }],
    },
    checking: {
      description: 'The server says whose the invitation is and what it is still good for.',
      tags: 'busy',
      invoke: {
        id: 'checkInvitation',
        src: 'checkInvitation',
        input: tokenOf,
        onDone: [
          { guard: { type: 'isGood', params: checkedIn }, target: 'open', actions: remembersChecked },
          { guard: { type: 'wasUsed', params: checkedIn }, target: 'linkDead', actions: remembersChecked },
          { target: 'over', actions: remembersChecked },
        ],
        onError: [linkDies, { target: 'checkFailed', actions: remembersFailure }],
      },
    },
    checkFailed: {
      description: 'The server did not answer; the link may still be good.',
      on: { 'retry.requested': { target: 'checking', actions: 'forgetFailure' } },
    },
    linkDead: { description: 'Somebody joined with it, or it is not complete or not from us.' },
    over: {
      description: 'It has run out or was taken back; another can be asked for.',
      on: { 'anew.requested': { target: 'asking', actions: 'forgetFailure' } },
    },
    asking: {
      description: 'The server tells whoever sent the invitation.',
      tags: 'busy',
      invoke: {
        id: 'requestNewInvitation',
        src: 'requestNewInvitation',
        input: tokenOf,
        onDone: 'asked',
        onError: staysIn('over'),
      },
    },
    asked: { description: 'If they invite again, a mail comes.' },
    open: {
      description: 'The invitation is good; who is signed in decides what it offers.',
      initial: 'deciding',
      on: {
        'person.changed': {
          target: '.deciding',
          actions: { type: 'rememberPerson', params: ({ event }) => event },
          description: 'Somebody signs in or out here.',
        },
      },
      states: {
        deciding: {
          description: 'The rules are asked in order; the first that holds decides.',
          always: [
            { guard: 'someoneElseIsSignedIn', target: 'wrongAccount' },
            { guard: 'recruiterIsSignedIn', target: 'offered' },
            { guard: 'accountExists', target: 'signInNeeded' },
            { target: 'signingUp' },
          ],
        },
        wrongAccount: { description: 'It is for another address, or the account is no recruiter’s.' },
        signInNeeded: { description: 'The address has an account: sign in, then join.' },
        signingUp: {
          description: 'The form of the sign-up is open, for the address of the invitation.',
          meta: { requirements },
          on: {
            'account.opened': {
              target: '#invitation.joined',
              description: 'The new account is in the company.',
              meta: { requirements },
            },
          },
        },
        offered: {
          description: 'The recruiter may join.',
          on: { 'join.requested': { target: 'joining', actions: 'forgetFailure' } },
        },
        joining: {
          description: 'The server lets the recruiter in.',
          tags: 'busy',
          invoke: {
            id: 'acceptInvitation',
            src: 'acceptInvitation',
            input: tokenOf,
            onDone: {
              target: '#invitation.joined',
              actions: { type: 'rememberMember', params: ({ event }) => ({ member: event.output }) },
              meta: { requirements },
            },
            onError: [
              {
                guard: { type: 'linkIsDead', params: errorOf },
                target: '#invitation.checking',
                description: 'It was used, taken back or has run out meanwhile.',
              },
              staysIn('offered'),
            ],
          },
        },
      },
    },
    joined: {
      description: 'The recruiter is in the company.',
      type: 'final',
      meta: { path: '/recruiter', requirements },
    },
  },
});
