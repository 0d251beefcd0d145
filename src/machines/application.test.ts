import { describe, expect, test } from 'vitest';
import {
  type ApplicationMove,
  type ApplicationStanding,
  applicationLife,
  applicationMovers,
  applicationStatuses,
  openApplicationStatuses,
} from './application.ts';

/** The contract’s own words, apart from the chart: the steps in their order, and what ends them. */
const steps = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

function isLegal(by: string, standing: ApplicationStanding, move: ApplicationMove): boolean {
  const { status, isSettled, isJobLongClosed, rejectedFrom } = standing;
  const at = (steps as readonly string[]).indexOf(status);
  const isOpen = at >= 0 && status !== 'hired';
  if (move === 'withdrawn') return by === 'veteran' && isOpen;
  if (move === 'expired') return by === 'calendar' && isOpen && isJobLongClosed;
  if (by !== 'employer') return false;
  if (move === 'rejected') return isOpen;
  if (status === 'rejected') return move === rejectedFrom && !isSettled;
  return isOpen && steps[at + 1] === move;
}

const standings: ApplicationStanding[] = applicationStatuses.flatMap((status) =>
  [false, true].flatMap((isJobLongClosed): ApplicationStanding[] => {
    const one = { status, isJobLongClosed, isSettled: false, rejectedFrom: null };
    if (status !== 'rejected') return [one];
    return openApplicationStatuses.flatMap((rejectedFrom) =>
      [false, true].map((isSettled) => ({ ...one, rejectedFrom, isSettled })),
    );
  }),
);

const moves = applicationStatuses;

describe.each(applicationMovers)('by the %s', (by) => {
  test.each(
    standings.map(
      (standing) =>
        [
          `${standing.status}${standing.rejectedFrom ? ` from ${standing.rejectedFrom}` : ''}${standing.isSettled ? ', settled' : ''}${standing.isJobLongClosed ? ', the job closed 30 days ago' : ''}`,
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
            }
          : null,
      ]),
    );
    expect(life.allowed(standing)).toEqual(moves.filter((move) => isLegal(by, standing, move)));
  });
});
