import { assign, setup } from 'xstate';
import { interviewStage } from './application/interviewStage.ts';
import { offerStage } from './application/offerStage.ts';
import {
  type ApplicationStatus,
  type InterviewStatus,
  isInterviewPending,
  isOfferPending,
  type OfferMove,
  type OfferStatus,
  type OpenApplicationStatus,
} from './applicationStages.ts';
import type { StateMeta } from './meta.ts';
import type { ConditionStatus } from './offerConditions.ts';

export {
  type ApplicationStatus,
  applicationStatuses,
  type InterviewStatus,
  interviewStatuses,
  type OfferMove,
  type OfferStatus,
  type OpenApplicationStatus,
  offerMoves,
  offerStatuses,
  openApplicationStatuses,
  undecidedStatuses,
} from './applicationStages.ts';

export const applicationMovers = ['veteran', 'employer', 'calendar'] as const;
export type ApplicationMover = (typeof applicationMovers)[number];

/** A move is named after the status it leads to. `submitted` is a move only when a rejection is undone. */
export type ApplicationMove = ApplicationStatus;

export const interviewMoves = ['proposed', 'confirmed', 'requested', 'declined', 'cancelled'] as const;
export type InterviewMove = (typeof interviewMoves)[number];

export interface ApplicationContext {
  /** The job closed at least 30 days ago. */
  isJobLongClosed: boolean;
  /** The current stage, or the last one before it ended or became inactive, to which undoing or reviving returns. */
  stage: OpenApplicationStatus | null;
  /** Inactive now, or when it was rejected. */
  isInactive: boolean;
  offer: OfferStatus | null;
  /** The overall status of the latest offer's conditions; null where it has none. */
  conditions: ConditionStatus | null;
  interview: InterviewStatus | null;
}

export type ApplicationInput = Omit<ApplicationContext, 'stage' | 'isInactive' | 'offer' | 'interview'>;

export type ApplicationEvent =
  | { type: `application.${ApplicationMove}`; by: ApplicationMover }
  | { type: 'application.revived'; by: ApplicationMover }
  | { type: `offer.${Exclude<OfferMove, 'checked'>}`; by: ApplicationMover }
  | {
      type: 'offer.checked';
      by: ApplicationMover;
      /** The overall status, including the condition just checked. */
      conditions: ConditionStatus;
    }
  | { type: `interview.${InterviewMove}`; by: ApplicationMover }
  | { type: 'interview.passed'; by: ApplicationMover }
  | { type: 'rejection.sent'; by: 'calendar' }
  | { type: 'undo.ended'; by: 'calendar' };

const requirements = ['JOBS-06'] as const;

const open = '#application.open';

const reached = (stage: OpenApplicationStatus) => ({ type: 'stageReached', params: { stage } }) as const;

const undone = {
  guard: 'employerUndoesIt',
  target: `${open}.returning`,
  description:
    'The employer undoes the rejection. The application returns to its stage, and nothing is sent.',
  meta: { requirements: ['HIRE-06'] },
} as const;

const undoing = {
  'application.submitted': undone,
  'application.viewed': undone,
  'application.shortlisted': undone,
  'application.interview': undone,
  'application.offer': undone,
  'application.inactive': {
    guard: 'employerUndoesItWhileInactive',
    target: `${open}.inactive`,
    description: 'The employer undoes the rejection of an inactive application.',
    meta: { requirements: ['HIRE-06'] },
  },
} as const;

const returningTo = <Target extends string>(stage: OpenApplicationStatus, target: Target) =>
  ({ guard: { type: 'stageWas', params: { stage } }, target }) as const;

const returningToInterview = (interview: InterviewStatus) =>
  ({ guard: { type: 'interviewWas', params: { interview } }, target: `interview.${interview}` }) as const;

const returningToOffer = (offer: OfferStatus) =>
  ({ guard: { type: 'offerWas', params: { offer } }, target: `offer.${offer}` }) as const;

const isInterviewAhead = ({ stage, interview }: ApplicationContext) =>
  stage === 'interview' && isInterviewPending(interview);

const isPending = (context: ApplicationContext) => isOfferPending(context.offer) || isInterviewAhead(context);

export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as ApplicationInput,
    meta: {} as StateMeta,
    events: {} as ApplicationEvent,
  },
  guards: {
    employerDecides: ({ event }) => event.by === 'employer',
    veteranDecides: ({ event }) => event.by === 'veteran',
    eitherSideDecides: ({ event }) => event.by === 'employer' || event.by === 'veteran',
    employerDecidesAndNothingIsPending: ({ context, event }) =>
      event.by === 'employer' && !isPending(context),
    employerDecidesAfterTheOfferEnded: ({ context: { offer }, event }) =>
      event.by === 'employer' && offer !== null && !isOfferPending(offer),
    timeIsUp: ({ event }) => event.by === 'calendar',
    veteranDecidesAndOfferHasConditions: ({ context, event }) =>
      event.by === 'veteran' && context.conditions !== null,
    allConditionsAreMet: ({ event }) =>
      event.type === 'offer.checked' && event.by === 'employer' && event.conditions === 'met',
    aConditionIsUnmet: ({ context, event }) => event.by === 'employer' && context.conditions === 'unmet',
    jobClosedThirtyDaysAgo: ({ context, event }) =>
      event.by === 'calendar' && context.isJobLongClosed && !isPending(context),
    timeIsUpAndNothingIsPending: ({ context, event }) =>
      event.by === 'calendar' && !context.isInactive && !context.isJobLongClosed && !isPending(context),
    employerUndoesIt: ({ context, event }) =>
      event.by === 'employer' && !context.isInactive && event.type === `application.${context.stage}`,
    employerUndoesItWhileInactive: ({ context, event }) => event.by === 'employer' && context.isInactive,
    veteranRevivesIt: ({ context, event }) => event.by === 'veteran' && context.isInactive,
    stageWas: ({ context }, { stage }: { stage: OpenApplicationStatus }) => context.stage === stage,
    interviewWas: ({ context }, { interview }: { interview: InterviewStatus }) =>
      context.stage === 'interview' && context.interview === interview,
    offerWas: ({ context }, { offer }: { offer: OfferStatus }) =>
      context.stage === 'offer' && context.offer === offer,
  },
  actions: {
    stageReached: assign((_, { stage }: { stage: OpenApplicationStatus }) => ({ stage, isInactive: false })),
    setAside: assign({ isInactive: true }),
    offerReached: assign((_, { offer }: { offer: OfferStatus }) => ({ offer })),
    conditionsOpened: assign(({ context }) => ({ conditions: context.conditions && 'open' })),
    conditionChecked: assign(({ context, event }) => ({
      conditions: event.type === 'offer.checked' ? event.conditions : context.conditions,
    })),
    interviewReached: assign((_, { interview }: { interview: InterviewStatus | null }) => ({ interview })),
    interviewEnded: assign(({ context }) => (isInterviewAhead(context) ? { interview: 'cancelled' } : {})),
  },
}).createMachine({
  id: 'application',
  description:
    'A veteran applies for a job once; the employer moves the application from stage to stage, and both see its status.',
  context: ({ input }) => ({ ...input, stage: null, isInactive: false, offer: null, interview: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The employer has not decided yet.',
      initial: 'submitted',
      on: {
        'application.rejected': {
          guard: 'employerDecidesAndNothingIsPending',
          target: 'rejected',
          description:
            'The employer rejects the application and says why. They must first withdraw an open offer, or cancel an upcoming interview.',
        },
        'application.withdrawn': {
          guard: 'veteranDecides',
          target: 'withdrawn',
          actions: 'interviewEnded',
          description: 'The veteran withdraws the application. An upcoming interview is cancelled.',
        },
        'application.expired': {
          guard: 'jobClosedThirtyDaysAgo',
          target: 'expired',
          description: 'The job closed at least 30 days ago, and the employer has not decided.',
        },
        'application.inactive': {
          guard: 'timeIsUpAndNothingIsPending',
          target: '.inactive',
          description: 'Neither side has taken a step for 30 days. Both are notified.',
          meta: { requirements },
        },
      },
      states: {
        submitted: {
          entry: reached('submitted'),
          description: 'The application is with the employer, who has not opened it.',
          meta: { requirements, turn: 'employer' },
          on: {
            'application.viewed': {
              guard: 'employerDecides',
              target: 'viewed',
              description: 'The employer opens the CV.',
              meta: { requirements },
            },
          },
        },
        viewed: {
          entry: reached('viewed'),
          description: 'The employer has opened the CV.',
          meta: { turn: 'employer' },
          on: {
            'application.shortlisted': { guard: 'employerDecides', target: 'shortlisted' },
            'application.interview': {
              guard: 'employerDecides',
              target: 'interview',
              description: 'The employer invites the veteran without shortlisting them first.',
            },
          },
        },
        shortlisted: {
          entry: reached('shortlisted'),
          description: 'The application is on the shortlist.',
          meta: { turn: 'employer' },
          on: { 'application.interview': { guard: 'employerDecides', target: 'interview' } },
        },
        interview: interviewStage,
        offer: offerStage,
        inactive: {
          entry: 'setAside',
          description:
            'Neither side has to act, and either can revive the application. It expires 30 days after the job closes.',
          meta: { requirements },
          on: {
            'application.revived': {
              guard: 'eitherSideDecides',
              target: 'returning',
              description:
                'Either side revives the application. It returns to its stage, and both are notified.',
              meta: { requirements },
            },
          },
        },
        // Only reached from stages without a pending offer or interview, so those cases are not restored.
        returning: {
          description: 'A rejection was undone, or the application revived: its stage is restored.',
          always: [
            returningTo('submitted', 'submitted'),
            returningTo('viewed', 'viewed'),
            returningTo('shortlisted', 'shortlisted'),
            ...(['requested', 'held', 'lapsed', 'declined', 'cancelled'] as const).map(returningToInterview),
            returningTo('interview', 'interview'),
            ...(['declined', 'lapsed', 'withdrawn'] as const).map(returningToOffer),
            { target: 'offer.unmet' },
          ],
        },
      },
    },
    rejected: {
      description: 'The employer rejected the application.',
      initial: 'delayed',
      states: {
        // The veteran may do here exactly what they could do before the rejection.
        delayed: {
          description:
            'The veteran gets a mail after 24 hours. Until then they see the application as it was, and the employer can undo the rejection without a trace.',
          meta: { requirements: ['HIRE-06'] },
          on: {
            ...undoing,
            'application.withdrawn': {
              guard: 'veteranDecides',
              target: '#application.withdrawn',
              description: 'The veteran withdraws the application, and the rejection is never sent.',
              meta: { requirements: ['HIRE-06'] },
            },
            'application.revived': {
              guard: 'veteranRevivesIt',
              target: `${open}.returning`,
              description:
                'The veteran revives an inactive application. It returns to its stage, and the rejection is never sent.',
              meta: { requirements: ['HIRE-06'] },
            },
            'rejection.sent': {
              target: 'undoable',
              description: '24 hours have passed, and the veteran gets the mail.',
              meta: { requirements: ['HIRE-06'] },
            },
          },
        },
        undoable: {
          description:
            'The veteran knows of the rejection. For seven days after it the employer can still undo it.',
          on: {
            ...undoing,
            'undo.ended': { target: 'settled', description: 'Seven days have passed.' },
          },
        },
        settled: { type: 'final', description: 'The rejection is final.' },
      },
    },
    hired: { type: 'final', description: 'The veteran has the job.' },
    withdrawn: { type: 'final', description: 'The veteran withdrew the application.' },
    expired: { type: 'final', description: 'The application ended without a decision.' },
  },
});
