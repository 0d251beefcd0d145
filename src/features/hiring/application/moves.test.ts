import { expect, test } from 'vitest';
import {
  type ApplicationStatus,
  applicationLife,
  applicationStatuses,
  type OpenApplicationStatus,
  openApplicationStatuses,
} from '../../../machines/application.ts';
import { interviewErrors, interviewOf, nextStep, possibleText, undoneTo } from './moves.ts';

const allowedIn = (status: ApplicationStatus, rejectedFrom: OpenApplicationStatus | null = null) => {
  const offer = rejectedFrom === 'offer' ? 'declined' : status === 'offer' ? 'made' : null;
  return applicationLife.employer.allowed({
    ...{ status, rejectedFrom, offer },
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
    'There’s nothing more to do.',
  ]);
});

test('an interview has a day and a time that are to come, or neither', () => {
  const now = new Date(2026, 10, 20, 12);
  const fields = { day: '2026-12-01', time: '10:00', mode: 'video', place: ' By link ' } as const;
  expect(
    [
      fields,
      { ...fields, day: '', time: '' },
      { ...fields, day: '' },
      { ...fields, time: '' },
      { ...fields, day: '2026-11-20' },
    ].map((typed) => Object.keys(interviewErrors(typed, now))),
  ).toEqual([[], [], ['day'], ['time'], ['day']]);
  expect([interviewOf(fields), interviewOf({ ...fields, day: '', time: '', place: ' ' })]).toEqual([
    { at: new Date(2026, 11, 1, 10).toISOString(), mode: 'video', place: 'By link' },
    { at: null, mode: 'video', place: null },
  ]);
});
