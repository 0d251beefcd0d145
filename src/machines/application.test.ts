import { describe, expect, test } from 'vitest';
import {
  type ApplicationMove,
  type ApplicationStanding,
  applicationLife,
  applicationMovers,
  applicationStatuses,
  type OfferMove,
  type OfferStatus,
  offerLife,
  openApplicationStatuses,
} from './application.ts';
import { offerStatuses } from './applicationStages.ts';

// The contract’s own words, apart from the chart: the steps in their order, and what ends them.
const steps = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

const hasOffer = ({ status, offer }: ApplicationStanding) =>
  status === 'offer' && (offer === 'made' || offer === 'accepted');

function isLegal(by: string, standing: ApplicationStanding, move: ApplicationMove): boolean {
  const { status, isSettled, isJobLongClosed, rejectedFrom } = standing;
  const at = (steps as readonly string[]).indexOf(status);
  const isOpen = at >= 0 && status !== 'hired';
  if (move === 'withdrawn') return by === 'veteran' && isOpen;
  if (move === 'expired') return by === 'calendar' && isOpen && isJobLongClosed && !hasOffer(standing);
  if (by !== 'employer') return false;
  if (move === 'rejected') return isOpen && !hasOffer(standing);
  if (status === 'rejected') return move === rejectedFrom && !isSettled;
  if (status === 'offer') return move === (hasOffer(standing) ? 'hired' : 'offer');
  return isOpen && steps[at + 1] === move;
}

// Who may do what with an offer, by where it stands.
const offerRules: Record<OfferStatus, Record<string, OfferMove[]>> = {
  made: { veteran: ['accepted', 'declined'], employer: ['amended', 'withdrawn'], calendar: ['lapsed'] },
  accepted: { employer: ['withdrawn'] },
  declined: {},
  lapsed: {},
  withdrawn: {},
};

const ended = ['declined', 'lapsed', 'withdrawn'] as const;

const standings: ApplicationStanding[] = applicationStatuses.flatMap((status) =>
  [false, true].flatMap((isJobLongClosed): ApplicationStanding[] => {
    const standing = { status, isJobLongClosed, isSettled: false, rejectedFrom: null, offer: null };
    if (status === 'offer') return offerStatuses.map((offer) => ({ ...standing, offer }));
    if (status !== 'rejected') return [standing];
    return openApplicationStatuses.flatMap((rejectedFrom) =>
      [false, true].flatMap((isSettled): ApplicationStanding[] => {
        const rejected = { ...standing, rejectedFrom, isSettled };
        return rejectedFrom === 'offer' ? ended.map((offer) => ({ ...rejected, offer })) : [rejected];
      }),
    );
  }),
);

const moves = applicationStatuses;

// An employer that marks somebody as hired has their yes.
function offerAfter({ status, offer }: ApplicationStanding, move: (typeof moves)[number]) {
  if (move === 'offer' && status !== 'rejected') return 'made';
  return move === 'hired' && offer === 'made' ? 'accepted' : offer;
}

describe.each(applicationMovers)('by the %s', (by) => {
  test.each(
    standings.map(
      (standing) =>
        [
          `${standing.status}${standing.offer ? ` (offer ${standing.offer})` : ''}${standing.rejectedFrom ? ` from ${standing.rejectedFrom}` : ''}${standing.isSettled ? ', settled' : ''}${standing.isJobLongClosed ? ', the job closed 30 days ago' : ''}`,
          standing,
        ] as const,
    ),
  )('an application that is %s makes the legal moves and no other', (_, standing) => {
    const life = applicationLife[by];
    expect(moves.map((move) => [move, life.after(standing, move)])).toEqual(
      moves.map((move) => [
        move,
        isLegal(by, standing, move)
          ? {
              status: move,
              isSettled: false,
              isJobLongClosed: standing.isJobLongClosed,
              rejectedFrom: move === 'rejected' ? standing.status : null,
              offer: offerAfter(standing, move),
            }
          : null,
      ]),
    );
    expect(life.allowed(standing)).toEqual(moves.filter((move) => isLegal(by, standing, move)));
    const rules = standing.status === 'offer' && standing.offer ? offerRules[standing.offer][by] : [];
    expect(offerLife[by].allowed(standing)).toEqual(rules ?? []);
    for (const move of rules ?? [])
      expect(offerLife[by].after(standing, move)).toEqual({
        ...standing,
        offer: move === 'amended' ? 'made' : move,
      });
  });
});
