import { describe, expect, test } from 'vitest';
import {
  type ApplicationMove,
  applicationMovers,
  applicationStatuses,
  type InterviewMove,
  type OfferMove,
  type OfferStatus,
  openApplicationStatuses,
  undecidedStatuses,
} from './application.ts';
import {
  type ApplicationState,
  applicationLife,
  conditionLife,
  interviewLife,
  interviewTimePassed,
  offerLife,
  rejectionSent,
  revivalLife,
  settled,
  turnOf,
} from './applicationLife.ts';
import { type InterviewStatus, interviewStatuses, offerStatuses } from './applicationStages.ts';
import { conditionStatuses } from './offerConditions.ts';

// The steps in the contract’s order, written independently of the chart.
const steps = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

const hasOffer = ({ status, offer }: ApplicationState) =>
  status === 'offer' && (offer === 'made' || offer === 'accepted' || offer === 'conditional');

const hasInterview = ({ status, interview }: ApplicationState) =>
  status === 'interview' && (interview === 'proposed' || interview === 'confirmed');

function isLegal(by: string, state: ApplicationState, move: ApplicationMove): boolean {
  const { status, isDelayed, isSettled, isJobLongClosed, rejectedFrom } = state;
  const at = (steps as readonly string[]).indexOf(status);
  const isInactive = status === 'inactive';
  const isOpen = (at >= 0 && status !== 'hired') || isInactive;
  const isPending = hasOffer(state) || hasInterview(state);
  // Until the rejection is sent, the veteran does not know of it.
  if (move === 'withdrawn') return by === 'veteran' && (isOpen || isDelayed);
  if (move === 'expired') return by === 'calendar' && isOpen && isJobLongClosed && !isPending;
  // The calendar sets an application aside after 30 days, unless an interview lies ahead or an offer is open or accepted.
  if (move === 'inactive' && by === 'calendar')
    return isOpen && !isInactive && !isPending && !isJobLongClosed;
  if (by !== 'employer') return false;
  if (move === 'rejected') return isOpen && !isPending;
  if (status === 'rejected') return move === rejectedFrom && !isSettled;
  if (isInactive) return false;
  if (status === 'offer') return move === (hasOffer(state) ? 'hired' : 'offer');
  // The employer may skip the shortlist before an interview, return to it afterwards, and hire with an offer made elsewhere.
  if (status === 'viewed' && move === 'interview') return true;
  if (status === 'interview')
    return !isPending && (move === 'offer' || move === 'shortlisted' || move === 'hired');
  return isOpen && steps[at + 1] === move;
}

const offerRules: Record<OfferStatus, Record<string, OfferMove[]>> = {
  made: { veteran: ['accepted', 'declined'], employer: ['amended', 'withdrawn'], calendar: ['lapsed'] },
  accepted: { employer: ['withdrawn', 'moved'] },
  conditional: { employer: ['withdrawn', 'checked', 'moved'] },
  declined: {},
  lapsed: {},
  withdrawn: {},
  unmet: {},
};

const again = { employer: ['proposed' as const] };

// The moves that each side may make with an interview; `none` means that no times are proposed.
const interviewRules: Record<InterviewStatus | 'none', Record<string, InterviewMove[]>> = {
  none: again,
  proposed: { veteran: ['confirmed', 'requested', 'declined'], employer: ['proposed', 'cancelled'] },
  requested: again,
  confirmed: { veteran: ['requested', 'cancelled'], employer: ['proposed', 'cancelled'] },
  held: again,
  lapsed: again,
  declined: again,
  cancelled: again,
};

const offerMovesOf = ({ status, offer, conditions }: ApplicationState, by: string): OfferMove[] => {
  if (status !== 'offer' || !offer) return [];
  if (by === 'employer' && offer === 'conditional' && conditions === 'unmet')
    return ['withdrawn', 'checked', 'unmet', 'moved'];
  return offerRules[offer][by] ?? [];
};

function offerAfterMove(state: ApplicationState, move: OfferMove): Partial<ApplicationState> {
  if (move === 'amended') return { offer: 'made', conditions: state.conditions && 'open' };
  if (move === 'checked') return { offer: 'conditional', conditions: 'open' };
  if (move === 'moved') return {};
  return { offer: move === 'accepted' && state.conditions ? 'conditional' : move };
}

const ended = ['declined', 'lapsed', 'withdrawn', 'unmet'] as const;
const undecided = [null, 'requested', 'held', 'lapsed', 'declined', 'cancelled'] as const;

function partsAt(
  stage: (typeof openApplicationStatuses)[number],
): Partial<Pick<ApplicationState, 'interview' | 'offer'>>[] {
  if (stage === 'interview') return undecided.map((interview) => ({ interview }));
  return stage === 'offer' ? ended.map((offer) => ({ offer })) : [{}];
}

const states: ApplicationState[] = applicationStatuses.flatMap((status) =>
  [false, true].flatMap((isJobLongClosed): ApplicationState[] => {
    const state = {
      ...{ status, isJobLongClosed, isDelayed: false, isSettled: false },
      ...{ rejectedFrom: null, inactiveFrom: null, offer: null, conditions: null },
    };
    const current = { ...state, interview: null };
    if (status === 'offer')
      return offerStatuses.flatMap((offer) =>
        (offer === 'conditional' ? conditionStatuses : [null, 'open' as const]).map((conditions) => ({
          ...current,
          ...{ offer, conditions },
        })),
      );
    if (status === 'interview')
      return [null, ...interviewStatuses].map((interview) => ({ ...state, interview }));
    const setAside = openApplicationStatuses.flatMap((inactiveFrom): ApplicationState[] =>
      partsAt(inactiveFrom).map((parts) => ({ ...current, ...parts, inactiveFrom })),
    );
    if (status === 'inactive') return setAside;
    if (status !== 'rejected') return [current];
    const rejected = undecidedStatuses.flatMap((rejectedFrom): ApplicationState[] =>
      rejectedFrom === 'inactive'
        ? setAside.map((inactive) => ({ ...inactive, rejectedFrom }))
        : partsAt(rejectedFrom).map((parts) => ({ ...current, ...parts, rejectedFrom })),
    );
    return [{ isDelayed: true }, {}, { isSettled: true }].flatMap((rejection) =>
      rejected.map((state) => ({ ...state, ...rejection })),
    );
  }),
);

const moves = applicationStatuses;

// Marking somebody as hired counts as their acceptance.
function offerAfter({ status, offer }: ApplicationState, move: ApplicationMove) {
  if (move === 'offer' && status !== 'rejected') return 'made';
  return move === 'hired' && offer ? 'accepted' : offer;
}

const conditionsAfter = ({ status, conditions }: ApplicationState, move: ApplicationMove) =>
  move === 'offer' && status !== 'rejected' ? conditions && 'open' : conditions;

function inactiveAfter({ status, inactiveFrom }: ApplicationState, move: ApplicationMove) {
  if (move === 'inactive') return status === 'rejected' ? inactiveFrom : status;
  return move === 'rejected' ? inactiveFrom : null;
}

function interviewAfter(state: ApplicationState, move: ApplicationMove) {
  if (move === 'withdrawn' && hasInterview(state)) return 'cancelled';
  return move === 'interview' && state.status !== 'rejected' ? null : state.interview;
}

const named = (state: ApplicationState) => {
  const { status, offer, conditions, interview, rejectedFrom, inactiveFrom } = state;
  return [
    status,
    offer && `(offer ${offer})`,
    conditions && `(conditions ${conditions})`,
    interview && `(interview ${interview})`,
    rejectedFrom && `from ${rejectedFrom}`,
    inactiveFrom && `inactive from ${inactiveFrom}`,
    state.isDelayed && 'not sent yet',
    state.isSettled && 'settled',
    state.isJobLongClosed && 'the job closed 30 days ago',
  ]
    .filter(Boolean)
    .join(', ');
};

describe.each(applicationMovers)('by the %s', (by) => {
  test.each(states.map((state) => [named(state), state] as const))(
    'an application that is %s makes the legal moves and no other',
    (_, state) => {
      const life = applicationLife[by];
      expect(moves.map((move) => [move, life.after(state, move)])).toEqual(
        moves.map((move) => [
          move,
          isLegal(by, state, move)
            ? {
                status: move,
                isDelayed: move === 'rejected',
                isSettled: false,
                isJobLongClosed: state.isJobLongClosed,
                rejectedFrom: move === 'rejected' ? state.status : null,
                inactiveFrom: inactiveAfter(state, move),
                offer: offerAfter(state, move),
                conditions: conditionsAfter(state, move),
                interview: interviewAfter(state, move),
              }
            : null,
        ]),
      );
      expect(life.allowed(state)).toEqual(moves.filter((move) => isLegal(by, state, move)));
      const offers = offerMovesOf(state, by);
      expect(offerLife[by].allowed(state)).toEqual(offers);
      for (const move of offers)
        expect(offerLife[by].after(state, move)).toEqual({ ...state, ...offerAfterMove(state, move) });
      for (const conditions of conditionStatuses)
        expect(conditionLife[by].after(state, conditions)).toEqual(
          offers.includes('checked')
            ? { ...state, conditions, offer: conditions === 'met' ? 'accepted' : 'conditional' }
            : null,
        );
      const isRejectedUnknown = state.isDelayed && state.rejectedFrom === 'inactive';
      const revived =
        (state.status === 'inactive' && by !== 'calendar') || (isRejectedUnknown && by === 'veteran');
      expect(revivalLife[by].after(state, 'revived')).toEqual(
        revived
          ? { ...state, status: state.inactiveFrom, inactiveFrom: null, rejectedFrom: null, isDelayed: false }
          : null,
      );
      const interviews =
        (state.status === 'interview' && interviewRules[state.interview ?? 'none'][by]) || [];
      expect(interviewLife[by].allowed(state)).toEqual(interviews);
      for (const move of interviews)
        expect(interviewLife[by].after(state, move)).toEqual({ ...state, interview: move });
    },
  );
});

test.each(states.map((state) => [named(state), state] as const))(
  'in an application that is %s, whoever’s turn it is has something to do',
  (_, state) => {
    const turn = turnOf(state);
    const isOpen = (openApplicationStatuses as readonly string[]).includes(state.status);
    // Before an agreed interview nobody has to act.
    const isAgreed = state.status === 'interview' && state.interview === 'confirmed';
    expect(turn !== null).toBe(isOpen && !isAgreed);
    if (turn === null) return;
    const actions = [
      ...applicationLife[turn].allowed(state).filter((move) => move !== 'withdrawn' && move !== 'rejected'),
      ...offerLife[turn].allowed(state),
      ...interviewLife[turn].allowed(state),
    ];
    expect(actions.length).toBeGreaterThan(0);
  },
);

const veteranMoves = (state: ApplicationState) => [
  ...applicationLife.veteran.allowed(state),
  ...offerLife.veteran.allowed(state),
  ...conditionLife.veteran.allowed(state),
  ...interviewLife.veteran.allowed(state),
  ...revivalLife.veteran.allowed(state),
];

test('HIRE-06 until a rejection is sent, the veteran may do what they could before it, and nothing else', () => {
  const rejectable = states.filter((state) => applicationLife.employer.allowed(state).includes('rejected'));
  expect(rejectable.length).toBeGreaterThan(50);
  for (const before of rejectable) {
    const rejected = applicationLife.employer.after(before, 'rejected')!;
    expect(rejected.isDelayed).toBe(true);
    expect(veteranMoves(rejected)).toEqual(veteranMoves(before));
    const sent = rejectionSent(rejected);
    expect([sent, settled(sent)]).toEqual([
      { ...rejected, isDelayed: false },
      { ...rejected, isDelayed: false, isSettled: true },
    ]);
    for (const state of [sent, settled(sent)]) expect(veteranMoves(state)).toEqual([]);
  }
});

test('when its time passes, a confirmed interview has been held and a proposal has lapsed; nothing else changes', () => {
  for (const state of states) {
    const passed =
      state.status === 'interview' && state.interview === 'confirmed'
        ? 'held'
        : state.status === 'interview' && state.interview === 'proposed'
          ? 'lapsed'
          : state.interview;
    expect(interviewTimePassed(state)).toEqual({ ...state, interview: passed });
  }
});

test('an inactive application is nobody’s turn, and both sides can revive it', () => {
  const inactive = states.filter(({ status }) => status === 'inactive');
  expect(inactive.length).toBe(26);
  for (const state of inactive) {
    expect(turnOf(state)).toBeNull();
    for (const by of ['veteran', 'employer'] as const)
      expect(revivalLife[by].allowed(state)).toEqual(['revived']);
    expect(revivalLife.calendar.allowed(state)).toEqual([]);
  }
});
