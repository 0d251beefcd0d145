import { expect, test } from 'vitest';
import type { RecruiterJob } from '../../../api/jobs.ts';
import { postedJobView } from './postedJobView.ts';

const published = {
  ...{ id: 7, title: 'Fitter', status: 'published', closes_on: '2027-01-15', is_remote: false },
  ...{ city: [{ id: 1, title: 'Leeds' }], owner: { name: 'Robin Ash' }, your_turn: 2 },
  ...{ has_unpublished_changes: false, allowed: ['change'] },
  counts: {
    ...{ submitted: 2, viewed: 0, shortlisted: 0, interview: 0, offer: 0, hired: 0, inactive: 0 },
    ...{ rejected: 0, withdrawn: 0, expired: 0 },
  },
} as unknown as RecruiterJob;

const view = (change: object = {}) =>
  postedJobView({ ...published, ...change } as RecruiterJob, { locale: 'en-GB' });

test('a published job leads to its applicants, and asks for a review while some of them wait', () => {
  expect(view()).toEqual({
    title: 'Fitter',
    to: '/recruiter/jobs/7',
    facts: 'Leeds · Robin Ash · closes 15 Jan',
    applicants: '2 people applied · 2 waiting for you',
    chip: { mark: 'passed', state: 'Published' },
    hasChanges: false,
    nextStep: 'Review',
  });
  expect(view({ your_turn: 0 }).nextStep).toBeNull();
  const atInterview = postedJobView(published, { locale: 'en-GB', stage: 'interview' });
  expect(atInterview.to).toBe('/recruiter/jobs/7?stage=interview');
  const waiting = postedJobView(published, { locale: 'en-GB', stage: 'viewed', wait: 'long' });
  expect(waiting.to).toBe('/recruiter/jobs/7?stage=viewed&wait=long');
  const applied = postedJobView(published, { locale: 'en-GB', week: '2026-11-16' });
  expect(applied.to).toBe('/recruiter/jobs/7?week=2026-11-16');
});

test('a draft leads to its editor, whatever is missing in it', () => {
  expect(view({ status: 'draft', title: '', city: [], closes_on: null })).toMatchObject({
    ...{ title: 'Untitled job', to: '/recruiter/job/edit-job-new/7', facts: 'No location yet · Robin Ash' },
    ...{ applicants: null, nextStep: 'Continue' },
  });
  expect(view({ city: [], is_remote: true }).facts).toBe('Remote · Robin Ash · closes 15 Jan');
});

test('changes that are not published yet are shown with the status', () => {
  expect(view({ has_unpublished_changes: true })).toMatchObject({
    chip: { mark: 'passed', state: 'Published' },
    hasChanges: true,
  });
});
