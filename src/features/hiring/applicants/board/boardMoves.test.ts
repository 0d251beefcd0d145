import { expect, test } from 'vitest';
import type { Applicant } from '../../../../api/applicants.ts';
import { applicationLife } from '../../../../machines/applicationLife.ts';
import { applicationStatuses } from '../../../../machines/applicationStages.ts';
import { boardStages, moveInto, movesOf } from './boardMoves.ts';

type Movable = Pick<Applicant, 'status' | 'offer_status' | 'allowed'>;

const at = (status: Movable['status'], allowed: Movable['allowed']): Movable => ({
  ...{ status, allowed, offer_status: null },
});

const columnsFor = (applicant: Movable) =>
  boardStages.flatMap((stage) => {
    const move = moveInto(stage, applicant);
    return move ? [`${stage}: ${move}`] : [];
  });

test('an applicant can be moved into the columns of the steps ahead, and to the rejected ones', () => {
  expect(columnsFor(at('viewed', ['shortlisted', 'interview', 'rejected']))).toEqual([
    ...['shortlisted: shortlisted', 'interview: interview', 'rejected: rejected'],
  ]);
  expect(columnsFor(at('interview', ['shortlisted', 'offer', 'hired', 'rejected']))).toEqual([
    'rejected: rejected',
  ]);
  expect(columnsFor(at('hired', []))).toEqual([]);
});

test('a rejected applicant can be moved only to where they were', () => {
  expect(columnsFor(at('rejected', ['shortlisted']))).toEqual(['shortlisted: before_rejection']);
  expect(columnsFor({ ...at('rejected', ['offer']), offer_status: 'declined' })).toEqual([
    'interview: before_rejection',
  ]);
  expect(columnsFor(at('rejected', []))).toEqual([]);
});

test('no move is shown that the chart does not allow', () => {
  for (const status of applicationStatuses) {
    const allowed = applicationLife.employer.allowed({
      ...{ status, isJobLongClosed: false, offer: null, conditions: null, interview: null },
      ...{ rejectedFrom: null, inactiveFrom: null, isDelayed: true, isSettled: false },
    });
    const moves = movesOf(at(status, allowed)).filter((move) => move !== 'before_rejection');
    expect(allowed).toEqual(expect.arrayContaining(moves));
    for (const stage of boardStages) {
      const move = moveInto(stage, at(status, allowed));
      if (move && move !== 'before_rejection') expect(moves).toContain(move);
    }
  }
});
