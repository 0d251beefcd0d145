import { expect, test } from 'vitest';
import { turned } from './kinds.ts';

test('turning one way of one kind leaves all else as it was', () => {
  const both = { in_app: true, email: true };
  const preferences = {
    application_status: both,
    job_alerts: { in_app: false, email: true },
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
