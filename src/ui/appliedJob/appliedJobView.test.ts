import { expect, test } from 'vitest';
import { appliedJobView, type ShownJob } from './appliedJobView.ts';

const job = {
  ...{
    title: 'Signal Box Fitter',
    is_remote: false,
    state: null,
    country: { id: 232, title: 'United Kingdom' },
  },
  city: [
    { id: 1, title: 'Bath' },
    { id: 2, title: 'Bristol' },
  ],
  salary: { min: 3_200_000, max: 3_800_000, currency: 'GBP', per: 'year', is_public: true },
  ...{ type: ['on_site', 'hybrid'], job_type: ['full_time'], start_on: null, closes_on: '2026-12-24' },
  ...{ responsibilities: ['Repair lever frames'], requirements: [], benefits: [] },
  skills: [
    { name: 'Fault finding', is_required: true },
    { name: 'First aid', is_required: false },
  ],
} as unknown as ShownJob;

test('the job of an application says what it offered, and nothing of what it left open', () => {
  expect(appliedJobView(job, 'en-GB')).toEqual({
    facts: [
      ['Job title', 'Signal Box Fitter'],
      ['Pay', '£32,000 to £38,000 per year'],
      ['Place', 'Bath and Bristol'],
      ['Workplace', 'On site or Hybrid'],
      ['Contract', 'Full time'],
      ['Closing date', 'Thu, 24 Dec 2026'],
    ],
    lists: [
      ['Responsibilities', ['Repair lever frames']],
      ['Skills', ['Fault finding', 'First aid (nice to have)']],
    ],
  });
});

test('a remote job says so after its place', () => {
  const remote = { ...job, city: [], is_remote: true, salary: null };
  expect(appliedJobView(remote, 'en-GB').facts.slice(1, 3)).toEqual([
    ['Pay', 'Salary not given'],
    ['Place', 'United Kingdom, remote'],
  ]);
});
