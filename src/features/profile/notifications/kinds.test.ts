import { expect, test } from 'vitest';
import { kinds, turned } from './kinds.ts';

test('turning one way of one kind leaves all else as it was', () => {
  const both = { in_app: true, email: true };
  const preferences = {
    application_status: both,
    invites: both,
    messages: both,
    plan_reminders: both,
    company_updates: both,
  };
  expect(turned(preferences, 'invites', 'email', false)).toEqual({
    ...preferences,
    invites: { in_app: true, email: false },
  });
});

test('a veteran can switch off everything that is sent to veterans', () => {
  expect(kinds.veteran.map(({ key }) => key)).toEqual([
    'application_status',
    'invites',
    'plan_reminders',
    'messages',
  ]);
});

test('a recruiter can switch off everything that is sent to recruiters', () => {
  expect(kinds.recruiter.map(({ key }) => key)).toEqual([
    'application_status',
    'messages',
    'company_updates',
  ]);
});
