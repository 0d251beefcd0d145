import type { OfferStatus } from '../applicationStages.ts';

const offerReached = (offer: OfferStatus) => ({ type: 'offerReached', params: { offer } }) as const;

const offerRequirements = ['HIRE-01', 'HIRE-02'] as const;

const startMoved = (target: 'accepted' | 'conditional') =>
  ({
    guard: 'employerDecides',
    target,
    reenter: true,
    description: 'The employer moves the start date, and says why.',
  }) as const;

const offerEnded = (offer: OfferStatus, description: string) =>
  ({
    entry: offerReached(offer),
    description,
    meta: { requirements: offerRequirements, turn: 'employer' },
  }) as const;

export const offerStage = {
  entry: { type: 'stageReached', params: { stage: 'offer' } },
  description: 'The employer has offered the job to the veteran.',
  initial: 'made',
  on: {
    'application.offer': {
      guard: 'employerDecidesAfterTheOfferEnded',
      target: '.made',
      description: 'The employer makes a new offer.',
    },
  },
  states: {
    made: {
      entry: [offerReached('made'), 'conditionsOpened'],
      description: 'The veteran has the offer, and can answer until its reply-by day.',
      meta: { requirements: offerRequirements, turn: 'veteran' },
      on: {
        'offer.amended': {
          guard: 'employerDecides',
          target: 'made',
          reenter: true,
          description: 'The employer changes the terms, and the veteran answers the new ones.',
        },
        'offer.accepted': [
          {
            guard: 'veteranDecidesAndOfferHasConditions',
            target: 'conditional',
            description: 'The veteran accepts an offer that depends on conditions.',
          },
          { guard: 'veteranDecides', target: 'accepted' },
        ],
        'offer.declined': { guard: 'veteranDecides', target: 'declined' },
        'offer.withdrawn': { guard: 'employerDecides', target: 'withdrawn' },
        'offer.lapsed': {
          guard: 'timeIsUp',
          target: 'lapsed',
          description: 'The reply-by day has passed without an answer.',
        },
        'application.hired': {
          guard: 'employerDecides',
          target: '#application.hired',
          actions: offerReached('accepted'),
          description:
            'The veteran accepted outside the app, such as by phone. The employer confirms that, and records the hire.',
        },
      },
    },
    accepted: {
      entry: offerReached('accepted'),
      description: 'The veteran has accepted, and the employer prepares their first day.',
      meta: { requirements: offerRequirements, turn: 'employer' },
      on: {
        'application.hired': { guard: 'employerDecides', target: '#application.hired' },
        'offer.withdrawn': {
          guard: 'employerDecides',
          target: 'withdrawn',
          description: 'The employer withdraws an accepted offer, and says why.',
        },
        'offer.moved': startMoved('accepted'),
      },
    },
    conditional: {
      entry: offerReached('conditional'),
      description: 'The veteran has accepted, and the employer checks the conditions.',
      meta: { requirements: offerRequirements, turn: 'employer' },
      on: {
        'offer.checked': [
          {
            guard: 'allConditionsAreMet',
            target: 'accepted',
            actions: 'conditionChecked',
            description: 'The last condition is met.',
          },
          {
            guard: 'employerDecides',
            target: 'conditional',
            reenter: true,
            actions: 'conditionChecked',
            description: 'The employer records whether a condition is met.',
          },
        ],
        'application.hired': {
          guard: 'employerDecides',
          target: '#application.hired',
          actions: offerReached('accepted'),
          description: 'The employer hires without waiting for the conditions, and confirms that.',
        },
        'offer.unmet': {
          guard: 'aConditionIsUnmet',
          target: 'unmet',
          description: 'The employer ends the offer because a condition is not met.',
        },
        'offer.withdrawn': {
          guard: 'employerDecides',
          target: 'withdrawn',
          description: 'The employer withdraws the offer for another reason.',
        },
        'offer.moved': startMoved('conditional'),
      },
    },
    declined: offerEnded('declined', 'The veteran has declined the offer.'),
    lapsed: offerEnded('lapsed', 'The veteran did not answer in time.'),
    withdrawn: offerEnded('withdrawn', 'The employer has withdrawn the offer.'),
    unmet: offerEnded('unmet', 'A condition of the offer was not met.'),
  },
} as const;
