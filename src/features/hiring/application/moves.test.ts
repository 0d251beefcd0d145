import { expect, test } from 'vitest';
import {
  type ApplicationStatus,
  applicationStatuses,
  type OpenApplicationStatus,
  openApplicationStatuses,
} from '../../../machines/application.ts';
import { applicationLife } from '../../../machines/applicationLife.ts';
import { nextStep, otherSteps, possibleText, undoneTo } from './moves.ts';

const allowedIn = (status: ApplicationStatus, rejectedFrom: OpenApplicationStatus | null = null) => {
  const offer = rejectedFrom === 'offer' ? 'declined' : status === 'offer' ? 'made' : null;
  return applicationLife.employer.allowed({
    ...{ status, rejectedFrom, inactiveFrom: null, offer, interview: null, conditions: null },
    isDelayed: status === 'rejected',
    isSettled: false,
    isJobLongClosed: false,
  });
};

test('every stage has the one step that the chart leads to', () => {
  expect(
    Object.fromEntries(
      applicationStatuses.map((status) => [status, nextStep({ status, allowed: allowedIn(status) })]),
    ),
  ).toEqual({
    submitted: undefined,
    viewed: 'shortlisted',
    shortlisted: 'interview',
    interview: 'offer',
    offer: 'hired',
    hired: undefined,
    inactive: undefined,
    rejected: undefined,
    withdrawn: undefined,
    expired: undefined,
  });
});

test('a rejection is undone to where it came from, and only a rejection', () => {
  const status = 'rejected';
  expect(
    openApplicationStatuses.map((from) => undoneTo({ status, allowed: allowedIn(status, from) })),
  ).toEqual(['submitted', 'viewed', 'shortlisted', 'interview', 'offer']);
  expect(nextStep({ status, allowed: allowedIn(status, 'viewed') })).toBeUndefined();
  expect(undoneTo({ status: 'viewed', allowed: allowedIn('viewed') })).toBeUndefined();
});

test('a refused move names what is possible', () => {
  expect([possibleText(allowedIn('submitted')), possibleText(allowedIn('offer')), possibleText([])]).toEqual([
    'You can now read what was sent or reject.',
    'You can now hire.',
    'No further steps are possible.',
  ]);
});

test('from a read application an interview can follow without a shortlist, and from an undecided interview the shortlist or a hire', () => {
  expect(applicationStatuses.map((status) => otherSteps({ status, allowed: allowedIn(status) }))).toEqual([
    [],
    ['interview'],
    [],
    ['shortlisted', 'hired'],
    ...Array(6).fill([]),
  ]);
  const allowed = applicationLife.employer.allowed({
    ...{ status: 'interview', interview: 'confirmed', offer: null, rejectedFrom: null, conditions: null },
    ...{ isDelayed: false, isSettled: false, isJobLongClosed: false, inactiveFrom: null },
  });
  expect(nextStep({ status: 'interview', allowed })).toBeUndefined();
  expect(otherSteps({ status: 'interview', allowed })).toEqual([]);
});
