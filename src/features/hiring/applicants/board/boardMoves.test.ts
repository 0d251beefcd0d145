import { expect, test } from 'vitest';
import type { Applicant } from '../../../../api/applicants.ts';
import { applicationLife } from '../../../../machines/applicationLife.ts';
import { applicationStatuses } from '../../../../machines/applicationStages.ts';
import { boardStages, moveInto } from './boardMoves.ts';

type Movable = Pick<Applicant, 'status' | 'offer_status' | 'allowed'>;

const at = (status: Movable['status'], allowed: Movable['allowed']): Movable => ({
  ...{ status, allowed, offer_status: null },
});

const columnsFor = (applicant: Movable) =>
  boardStages.flatMap((stage) => {
    const move = moveInto(stage, applicant);
    return move ? [`${stage}: ${move}`] : [];
  });

test('an applicant can be moved into the columns that the chart allows, back and past a stage included', () => {
  expect(columnsFor(at('viewed', ['shortlisted', 'interview', 'rejected']))).toEqual([
    ...['shortlisted: shortlisted', 'interview: interview', 'rejected: rejected'],
  ]);
  expect(columnsFor(at('interview', ['shortlisted', 'offer', 'hired', 'rejected']))).toEqual([
    ...['shortlisted: back_to_shortlist', 'offer: offer', 'hired: hired', 'rejected: rejected'],
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
    const reached = columnsFor(at(status, allowed)).map((column) => column.split(':')[0]);
    expect(allowed).toEqual(expect.arrayContaining(reached));
  }
});
