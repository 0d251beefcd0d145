import type { InterviewStatus } from '../applicationStages.ts';

const interviewReached = (interview: InterviewStatus | null) =>
  ({ type: 'interviewReached', params: { interview } }) as const;

const interviewRequirements = ['HIRE-03'] as const;

const undecided = (interview: InterviewStatus | null, description: string) =>
  ({
    entry: interviewReached(interview),
    description,
    meta: { requirements: interviewRequirements, turn: 'employer' },
  }) as const;

export const interviewStage = {
  entry: { type: 'stageReached', params: { stage: 'interview' } },
  description: 'Employer and veteran arrange an interview and hold it.',
  initial: 'unscheduled',
  on: {
    'interview.proposed': {
      guard: 'employerDecidesAndNothingIsPending',
      target: '.proposed',
      description: 'The employer proposes one to five times.',
    },
    'application.offer': { guard: 'employerDecidesAndNothingIsPending', target: '#application.open.offer' },
    'application.hired': {
      guard: 'employerDecidesAndNothingIsPending',
      target: '#application.hired',
      description: 'The offer was made outside the app. The employer confirms that, and records the hire.',
    },
    'application.shortlisted': {
      guard: 'employerDecidesAndNothingIsPending',
      target: '#application.open.shortlisted',
      description:
        'The employer moves the application back to the shortlist. The veteran sees it on its page.',
    },
  },
  states: {
    unscheduled: undecided(null, 'The employer wants an interview and has not proposed times yet.'),
    proposed: {
      entry: interviewReached('proposed'),
      description: 'The veteran picks one of the proposed times, asks for others or declines.',
      meta: { requirements: interviewRequirements, turn: 'veteran' },
      on: {
        'interview.proposed': {
          guard: 'employerDecides',
          target: 'proposed',
          reenter: true,
          description: 'The employer proposes other times, which replace the earlier ones.',
        },
        'interview.confirmed': { guard: 'veteranDecides', target: 'confirmed' },
        'interview.requested': { guard: 'veteranDecides', target: 'requested' },
        'interview.declined': { guard: 'veteranDecides', target: 'declined' },
        'interview.cancelled': { guard: 'employerDecides', target: 'cancelled' },
        'interview.passed': {
          guard: 'timeIsUp',
          target: 'lapsed',
          description: 'The last proposed time has passed without an answer.',
        },
      },
    },
    requested: undecided('requested', 'None of the times suits the veteran, who asks for others.'),
    confirmed: {
      entry: interviewReached('confirmed'),
      description:
        'A time is agreed; both were sent a calendar entry. Until it has passed, neither side has to act.',
      meta: { requirements: ['HIRE-03', 'HIRE-04'] },
      on: {
        'interview.proposed': {
          guard: 'employerDecides',
          target: 'proposed',
          description:
            'The employer moves the interview: the old time is cancelled, and the veteran picks a new one.',
        },
        'interview.requested': {
          guard: 'veteranDecides',
          target: 'requested',
          description: 'The veteran asks for another time: the agreed one is cancelled.',
        },
        'interview.cancelled': {
          guard: 'eitherSideDecides',
          target: 'cancelled',
          description: 'Either side cancels the interview, and says why.',
        },
        'interview.passed': {
          guard: 'timeIsUp',
          target: 'held',
          description: 'The time of the interview has passed.',
        },
      },
    },
    held: undecided('held', 'The interview time has passed, and the employer decides what follows.'),
    lapsed: undecided('lapsed', 'The proposed times have passed without an answer.'),
    declined: undecided('declined', 'The veteran has declined the interview.'),
    cancelled: undecided('cancelled', 'The interview was cancelled.'),
  },
} as const;
