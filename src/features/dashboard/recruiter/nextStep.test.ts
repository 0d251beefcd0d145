import { expect, test } from 'vitest';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { recruiterNextStep } from './nextStep.ts';

type Waiting = RecruiterDashboard['waiting'][number];

const counts = { open_jobs: 2, new_applicants: 0, your_turn: 0, waiting: 0, interviews: 0 };

const person = (application_id: number, display_name: string, days: number, jobId = 1): Waiting => ({
  ...{ application_id, display_name, days, stage: 'viewed', since: '2026-11-01T09:00:00Z' },
  job: { id: jobId, title: `Job ${jobId}` },
});

const stepOf = (waiting: Waiting[], asking = 0, open_jobs = 2) =>
  recruiterNextStep({ dashboard: { waiting, counts: { ...counts, open_jobs } }, asking });

test('who waits longest comes first, with everybody who has long waited for the same job', () => {
  const sioned = person(4, 'Sioned Williams', 11);
  expect(stepOf([sioned, person(5, 'Obinna Adeyemi', 9), person(6, 'Jo Bo', 8, 2)], 3, 0)).toEqual({
    title: 'Answer Sioned and Obinna',
    about: 'Job 1. The longest wait is 11 days.',
    next: 'we’ll let each of them know what you decide',
    faces: ['Sioned Williams', 'Obinna Adeyemi'],
    action: { label: 'Review two people', to: '/recruiter/jobs/1' },
  });
  expect(stepOf([sioned, person(5, 'Obinna Adeyemi', 7)])).toEqual({
    title: 'Answer Sioned',
    about: 'Job 1. Waiting for 11 days.',
    next: 'we’ll let them know what you decide',
    faces: ['Sioned Williams'],
    action: { label: 'Review Sioned', to: '/recruiter/applications/4' },
  });
});

test('three are named, and somebody whose account is gone has no name', () => {
  const many = ['Ann A', 'A former candidate', 'Cy C', 'Di D', 'Ed E'].map((name, at) =>
    person(at, name, 30),
  );
  const cut = recruiterNextStep({
    dashboard: { waiting: many, counts: { ...counts, your_turn: 9, waiting: 9 } },
    asking: 0,
  });
  expect([cut?.title, cut?.action.label]).toEqual([
    'Answer Ann, a former candidate, Cy and others',
    'Review them',
  ]);
  expect([many, many.slice(0, 4), many.slice(1, 2)].map((waiting) => stepOf(waiting)?.title)).toEqual([
    'Answer Ann, a former candidate, Cy and 2 more',
    'Answer Ann, a former candidate, Cy and one more',
    'Answer a former candidate',
  ]);
  const others = [person(1, 'Adebayo A', 30), person(2, 'Dev D', 29), person(3, 'Ed E', 28, 2)];
  const two = recruiterNextStep({
    dashboard: { waiting: others, counts: { ...counts, your_turn: 9, waiting: 9 } },
    asking: 0,
  });
  expect([two?.title, two?.action.label]).toEqual(['Answer Adebayo and Dev', 'Review them']);
  expect(stepOf([person(1, 'Ann A', 0)])?.about).toBe('Job 1. Waiting since today.');
});

test('then a colleague who asks, then a first job, then nothing', () => {
  expect(
    [stepOf([], 1, 0), stepOf([], 2, 0), stepOf([], 0, 0)].map((step) => [step?.title, step?.action]),
  ).toEqual([
    ['A colleague wants to join', { label: 'Review requests', to: '/recruiter/companies?tab=pending' }],
    ['Two colleagues want to join', { label: 'Review requests', to: '/recruiter/companies?tab=pending' }],
    ['Create a job', { label: 'Create a job', to: '/recruiter/create-job' }],
  ]);
  expect(stepOf([])).toBeNull();
});
