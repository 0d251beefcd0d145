import { expect, test } from 'vitest';
import type { Applicant } from '../../../api/applicants.ts';
import { canMove, moveNames, reportOf } from './manyMoves.ts';

const movesOf = (status: Applicant['status'], ...allowed: Applicant['allowed']) =>
  moveNames.filter((to) => canMove(to, { status, allowed }));

test('each applicant can take what their application allows, and nobody is moved back', () => {
  expect(movesOf('submitted', 'viewed', 'rejected')).toEqual(['rejected']);
  expect(movesOf('viewed', 'shortlisted', 'interview', 'rejected')).toEqual([
    ...['shortlisted', 'interview', 'rejected'],
  ]);
  expect(movesOf('shortlisted', 'interview', 'rejected')).toEqual(['interview', 'rejected']);
  expect(movesOf('interview', 'shortlisted', 'offer', 'hired', 'rejected')).toEqual(['rejected']);
  expect(movesOf('offer')).toEqual([]);
});

test('a rejection can be undone and nothing else, also where it led from the shortlist', () => {
  expect(movesOf('rejected', 'shortlisted')).toEqual(['before_rejection']);
  expect(movesOf('rejected')).toEqual([]);
});

test('what could not be moved is reported by name and reason', () => {
  const answer = {
    moved: [{ id: 1, version: 3, status: 'rejected' as const }],
    failed: [
      { id: 2, code: 'version_conflict', message: 'Changed.' },
      { id: 3, code: 'rate_limited', message: 'Too many attempts.' },
    ],
  };
  const names: Record<number, string> = { 2: 'Ann Lee', 3: 'Ben Fox' };
  expect(reportOf('rejected', answer, (id) => names[id] ?? '').failed).toEqual([
    { id: 2, name: 'Ann Lee', reason: 'This application has changed since you loaded the list.' },
    { id: 3, name: 'Ben Fox', reason: 'Too many attempts.' },
  ]);
});
