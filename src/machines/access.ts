import { setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { decideCompanyRoute, passesRecruiterGate, type RecruiterStanding } from './companyRouting.ts';
import type { StateMeta } from './meta.ts';
import { decide } from './observation.ts';

export type Area =
  | 'public'
  | 'guestOnly'
  | 'approvalPending'
  | 'veteran'
  | 'recruiter'
  | 'recruiterWithPublicVariant'
  | 'recruitersOnly'
  | 'recruitersOnlyWithPublicVariant'
  | 'recruiterProfile'
  | 'company';

type MemberRole = components['schemas']['MemberRole'];

export type Visitor =
  | { kind: 'guest'; sessionExpired: boolean }
  /** A switched-off account; the server refuses all its calls, so its role is unknown. */
  | { kind: 'switchedOff' }
  | { kind: 'veteran'; userStatus: RecruiterStanding['userStatus']; onboardingStarted: boolean }
  | ({ kind: 'recruiter'; role: MemberRole } & RecruiterStanding);

export interface AccessFacts {
  visitor: Visitor;
  area: Area;
  path: string;
}

type Args = { context: AccessFacts };

const visitorIs =
  (kind: Visitor['kind']) =>
  ({ context }: Args) =>
    context.visitor.kind === kind;
const areaIs =
  (...areas: Area[]) =>
  ({ context }: Args) =>
    areas.includes(context.area);
const statusIs =
  (status: RecruiterStanding['userStatus']) =>
  ({ context: { visitor } }: Args) =>
    'userStatus' in visitor && visitor.userStatus === status;

const areasWithPublicVariant: Area[] = ['recruiterWithPublicVariant', 'recruitersOnlyWithPublicVariant'];
const areasWithoutHiringManagers: Area[] = ['recruitersOnly', 'recruitersOnlyWithPublicVariant'];
const recruiterAreas: Area[] = [
  'recruiter',
  'recruiterWithPublicVariant',
  ...areasWithoutHiringManagers,
  'recruiterProfile',
  'company',
];

export const accessMachine = setup({
  types: { context: {} as AccessFacts, input: {} as AccessFacts, meta: {} as StateMeta },
  guards: {
    visitorIsGuest: visitorIs('guest'),
    visitorIsVeteran: visitorIs('veteran'),
    pageIsPublic: areaIs('public'),
    pageIsPublicOrGuestOnly: areaIs('public', 'guestOnly'),
    pageIsGuestOnly: areaIs('guestOnly'),
    pageIsGuestOnlyOrPending: areaIs('guestOnly', 'approvalPending'),
    pageIsApprovalPending: areaIs('approvalPending'),
    pageHasPublicVariant: areaIs(...areasWithPublicVariant),
    pageIsForRecruiters: areaIs(...recruiterAreas),
    pageIsForVeterans: areaIs('veteran'),
    pageIsRecruiterProfile: areaIs('recruiterProfile'),
    pageIsGuestOnlyOrPendingAndOnboardingNotStarted: (args: Args) =>
      areaIs('guestOnly', 'approvalPending')(args) &&
      args.context.visitor.kind === 'veteran' &&
      !args.context.visitor.onboardingStarted,
    sessionHasExpired: ({ context: { visitor } }: Args) => visitor.kind === 'guest' && visitor.sessionExpired,
    accountIsSwitchedOff: (args: Args) =>
      visitorIs('switchedOff')(args) || (visitorIs('veteran')(args) && statusIs('inactive')(args)),
    userIsNotApproved: (args: Args) => statusIs('approval_pending')(args) || statusIs('rejected')(args),
    companyPageIsTheRightOne: ({ context }: Args) =>
      context.area === 'company' &&
      context.visitor.kind === 'recruiter' &&
      samePath(decideCompanyRoute({ ...context.visitor, path: context.path }).path, context.path),
    pageIsInCompanyArea: areaIs('company'),
    recruiterHasToSettleCompany: ({ context: { visitor } }: Args) =>
      visitor.kind === 'recruiter' && !passesRecruiterGate(visitor),
    pageIsNotForThisHiringManager: (args: Args) =>
      areaIs(...areasWithoutHiringManagers)(args) &&
      args.context.visitor.kind === 'recruiter' &&
      args.context.visitor.role === 'hiring_manager',
  },
}).createMachine({
  id: 'access',
  description: 'Decides which page a visitor sees.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Who is asking?',
      always: [
        { guard: 'visitorIsGuest', target: 'guest' },
        { guard: 'accountIsSwitchedOff', target: 'switchedOff' },
        { guard: 'visitorIsVeteran', target: 'veteran' },
        { target: 'recruiter' },
      ],
    },
    guest: {
      description: 'Nobody is signed in.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Which page does the guest ask for?',
          always: [
            { guard: 'pageIsPublicOrGuestOnly', target: 'seesPage' },
            { guard: 'pageHasPublicVariant', target: 'seesPublicVariant' },
            { guard: 'sessionHasExpired', target: 'sentToLogin' },
            { guard: 'pageIsForRecruiters', target: 'seesLogin' },
            { target: 'sentToMarketingSite' },
          ],
        },
        seesPage: { description: 'The page is open to everyone.' },
        seesPublicVariant: {
          description: 'A guest sees the public variant of the recruiter’s page.',
          meta: { requirements: ['ROUTE-14'] },
        },
        seesLogin: {
          description: 'A guest signs in on the recruiter’s page.',
          meta: { requirements: ['GUARD-06'] },
        },
        sentToLogin: {
          description: 'The session ran out: sign in again, then come back to this page.',
          meta: { path: '/auth/login', requirements: ['HTTP-04'] },
        },
        sentToMarketingSite: {
          description: 'A protected page without a session leads to the marketing site.',
          meta: { path: '/', requirements: ['GUARD-07'] },
        },
      },
    },
    switchedOff: {
      description: 'The account is switched off.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is the page open to everyone?',
          always: [{ guard: 'pageIsPublic', target: 'seesPage' }, { target: 'sentToUserInactive' }],
        },
        seesPage: { description: 'The page is open to everyone.' },
        sentToUserInactive: {
          description: 'A switched-off account sees why, and nothing else.',
          meta: { path: '/user-inactive', requirements: ['HTTP-03'] },
        },
      },
    },
    veteran: {
      description: 'A veteran is signed in.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The status comes first, then the page.',
          always: [
            { guard: 'pageIsPublic', target: 'seesPage' },
            { guard: 'userIsNotApproved', target: 'pending' },
            { guard: 'pageIsGuestOnlyOrPendingAndOnboardingNotStarted', target: 'sentToOnboarding' },
            { guard: 'pageIsGuestOnlyOrPending', target: 'sentToVeteranHome' },
            { guard: 'pageIsForRecruiters', target: 'sentToNotFound' },
            { target: 'seesPage' },
          ],
        },
        pending: {
          description: 'The veteran’s account waits for approval, or was rejected.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Already on the waiting page?',
              always: [
                { guard: 'pageIsApprovalPending', target: 'seesPage' },
                { guard: 'pageIsForRecruiters', target: '#access.veteran.sentToNotFound' },
                { target: 'sentToApprovalPending' },
              ],
            },
            seesPage: {
              description: 'The page says what is being checked, or that the account was not approved.',
            },
            sentToApprovalPending: {
              description: 'A veteran who is pending or rejected goes to the waiting page.',
              meta: { path: '/approval-pending', requirements: ['GUARD-04'] },
            },
          },
        },
        seesPage: { description: 'The page is for this veteran.' },
        sentToOnboarding: {
          description: 'Guest-only pages lead to onboarding while it has not been started.',
          meta: { path: '/veteran/onboarding', requirements: ['GUARD-02'] },
        },
        sentToVeteranHome: {
          description: 'Guest-only pages lead to the veteran’s dashboard.',
          meta: { path: '/veteran', requirements: ['GUARD-02'] },
        },
        sentToNotFound: {
          description: 'A recruiter’s page does not exist for a veteran.',
          meta: { path: '/404', requirements: ['GUARD-05'] },
        },
      },
    },
    recruiter: {
      description: 'A recruiter is signed in.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The page first, then the company.',
          always: [
            { guard: 'pageIsPublic', target: 'seesPage' },
            { guard: 'pageIsForVeterans', target: 'sentToNotFound' },
            { guard: 'pageIsGuestOnlyOrPending', target: 'sentToRecruiterHome' },
            { guard: 'pageIsRecruiterProfile', target: 'seesPage' },
            { guard: 'companyPageIsTheRightOne', target: 'seesPage' },
            { guard: 'pageIsInCompanyArea', target: 'sentByCompanyRules' },
            { guard: 'recruiterHasToSettleCompany', target: 'sentToCompany' },
            { guard: 'pageIsNotForThisHiringManager', target: 'sentToNotFound' },
            { target: 'seesPage' },
          ],
        },
        seesPage: { description: 'The page is for this recruiter.' },
        sentToNotFound: {
          description:
            'A veteran’s page does not exist for a recruiter, nor does a page of recruiters for a hiring manager.',
          meta: { path: '/404', requirements: ['GUARD-03'] },
        },
        sentToRecruiterHome: {
          description: 'Guest-only pages lead to the recruiter’s dashboard.',
          meta: { path: '/recruiter', requirements: ['GUARD-01'] },
        },
        sentByCompanyRules: {
          description: 'The eight company rules pick the right page of the company area.',
          meta: { requirements: ['ROUTE-20'] },
        },
        sentToCompany: {
          description: 'Without an approved active company the recruiter stays in the company area.',
          meta: { path: '/recruiter/company', requirements: ['GUARD-08', 'GUARD-09'] },
        },
      },
    },
  },
});

const samePath = (first: string, second: string) =>
  first.replace(/(?<!\/)\/+$/, '') === second.replace(/(?<!\/)\/+$/, '');

export type AccessDecision =
  | { outcome: 'page' | 'publicVariant' | 'login'; rule: string }
  | { outcome: 'redirect'; rule: string; path: string }
  | { outcome: 'marketingSite'; rule: string };

export function decideAccess(facts: AccessFacts): AccessDecision {
  const { state: rule, path = '/404' } = decide(accessMachine, facts);
  const name = rule.split('.').at(-1);
  if (name === 'seesPage') return { outcome: 'page', rule };
  if (name === 'seesPublicVariant') return { outcome: 'publicVariant', rule };
  if (name === 'seesLogin') return { outcome: 'login', rule };
  if (name === 'sentToMarketingSite') return { outcome: 'marketingSite', rule };
  if (name === 'sentByCompanyRules' && facts.visitor.kind === 'recruiter') {
    const decided = decideCompanyRoute({ ...facts.visitor, path: facts.path });
    return { outcome: 'redirect', rule: `${rule}: ${decided.rule} ${decided.name}`, path: decided.path };
  }
  return { outcome: 'redirect', rule, path };
}
