import { expect, test } from 'vitest';
import {
  type ApplicationStatus,
  applicationLife,
  applicationStatuses,
} from '../../../machines/application.ts';
import { interviewErrors, interviewOf, nextStep, possibleText } from './moves.ts';

const allowedIn = (status: ApplicationStatus) =>
  applicationLife.employer.allowed({ status, isSettled: false, isJobLongClosed: false });

test('every stage has the one step that the chart leads to', () => {
  expect(
    Object.fromEntries(
      applicationStatuses.map((status) => [status, nextStep({ allowed: allowedIn(status) })]),
    ),
  ).toEqual({
    submitted: undefined,
    viewed: 'shortlisted',
    shortlisted: 'interview',
    interview: 'offer',
    offer: 'hired',
    hired: undefined,
    rejected: 'shortlisted',
    withdrawn: undefined,
    expired: undefined,
  });
});

test('a refused move names what is possible', () => {
  expect([possibleText(allowedIn('submitted')), possibleText(allowedIn('offer')), possibleText([])]).toEqual([
    'Possible from here: read what was sent or reject.',
    'Possible from here: hire or reject.',
    'Nothing more can be done with it.',
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
