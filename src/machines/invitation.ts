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
    linkIsValid: (_, params: Checked) => params.checked.state === 'valid',
    linkWasUsed: (_, params: Checked) => params.checked.state === 'used',
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
  description: 'A person opens the mail that invites them to a company, and joins it.',
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
      description: 'Is there a token in the page’s address?',
      meta: { path: '/auth/signup-invite', requirements },
      always: [{ guard: 'linkIsGiven', target: 'checking' }, { target: 'linkDead' }],
    },
    checking: {
      description: 'The server checks who was invited, and if the link is still valid.',
      tags: 'busy',
      invoke: {
        id: 'checkInvitation',
        src: 'checkInvitation',
        input: tokenOf,
        onDone: [
          { guard: { type: 'linkIsValid', params: checkedIn }, target: 'open', actions: remembersChecked },
          {
            guard: { type: 'linkWasUsed', params: checkedIn },
            target: 'linkDead',
            actions: remembersChecked,
          },
          { target: 'over', actions: remembersChecked },
        ],
        onError: [linkDies, { target: 'checkFailed', actions: remembersFailure }],
      },
    },
    checkFailed: {
      description: 'The server did not answer; the link may still be valid.',
      on: { 'retry.requested': { target: 'checking', actions: 'forgetFailure' } },
    },
    linkDead: { description: 'The link was used, is unknown or incomplete.' },
    over: {
      description: 'It has expired or was revoked; a new one can be requested.',
      on: { 'anew.requested': { target: 'asking', actions: 'forgetFailure' } },
    },
    asking: {
      description: 'The server notifies its sender.',
      tags: 'busy',
      invoke: {
        id: 'requestNewInvitation',
        src: 'requestNewInvitation',
        input: tokenOf,
        onDone: 'asked',
        onError: staysIn('over'),
      },
    },
    asked: { description: 'If the sender invites them again, a new mail arrives.' },
    open: {
      description: 'The invitation is valid; the next step depends on who is signed in.',
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
          description: 'The first rule that holds decides.',
          always: [
            { guard: 'someoneElseIsSignedIn', target: 'wrongAccount' },
            { guard: 'recruiterIsSignedIn', target: 'offered' },
            { guard: 'accountExists', target: 'signInNeeded' },
            { target: 'signingUp' },
          ],
        },
        wrongAccount: {
          description: 'It is for another address, or the account is not a recruiter’s.',
        },
        signInNeeded: { description: 'The address has an account: sign in, then join.' },
        signingUp: {
          description: 'The form of the sign-up is open, for the address of the invitation.',
          meta: { requirements },
          on: {
            'account.opened': {
              target: '#invitation.joined',
              description: 'The new account joins the company.',
              meta: { requirements },
            },
          },
        },
        offered: {
          description: 'The recruiter can join.',
          on: { 'join.requested': { target: 'joining', actions: 'forgetFailure' } },
        },
        joining: {
          description: 'The server adds the recruiter to the company.',
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
                description: 'The invitation was used or revoked, or has just expired.',
              },
              staysIn('offered'),
            ],
          },
        },
      },
    },
    joined: {
      description: 'The recruiter has joined the company.',
      type: 'final',
      meta: { path: '/recruiter', requirements },
    },
  },
});
