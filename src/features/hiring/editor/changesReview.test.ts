import { expect, test } from 'vitest';
import type { Job } from '../../../api/jobs.ts';
import { changesReview } from './changesReview.ts';

const kingdom = { id: 232, title: 'United Kingdom' };
const content = {
  ...{ title: 'Signal Fitter', job_role: null, occupation: null, openings: 1 },
  ...{ job_type: ['full_time'], type: ['on_site'], industry: [], country: kingdom, state: null },
  city: [{ id: 1, title: 'Bristol' }],
  salary: { min: 3_200_000, max: 3_800_000, currency: 'GBP', per: 'year', is_public: true },
  ...{ description_html: '<p>Mend signals.</p>', responsibilities: ['Strip frames', 'Mend frames'] },
  ...{ requirements: [], skills: [], benefits: [], experience: null, clearance_required: false },
  ...{ sponsorship: false, veteran_features: [], fitting_roles: [], translated_roles: [] },
  ...{ questions: [], closes_on: '2026-12-18', start_on: null },
};
const nobody = { applicants: 0, invited: 0, savers: 0 };

const review = (change: object, affects = nobody, live: object = {}) =>
  changesReview(
    {
      ...{ id: 7, status: 'published', version: 4 },
      ...{ ...content, ...live },
      recruiter: {
        salary: content.salary,
        unpublished: { at: '', by: 'Robin Ash', content: { ...content, ...change }, affects },
      },
    } as unknown as Job,
    'en-GB',
  );

test('a review shows what is published and what is new, in words', () => {
  const { rows } = review({
    title: 'Senior Fitter',
    salary: { min: 3_500_000, max: null, currency: 'GBP', per: 'year', is_public: false },
    city: [{ id: 2, title: 'Leeds' }],
    responsibilities: ['Strip frames', 'Mend and test frames'],
    closes_on: null,
    sponsorship: true,
  });
  expect(rows).toEqual([
    { what: 'Job title', before: ['Signal Fitter'], after: ['Senior Fitter'] },
    { what: 'Place', before: ['Bristol'], after: ['Leeds'] },
    {
      what: 'Salary',
      before: ['£32,000 to £38,000 per year'],
      after: ['From £35,000 per year, not shown'],
    },
    { what: 'Responsibilities', before: ['Mend frames'], after: ['Mend and test frames'] },
    { what: 'Visa sponsorship', before: ['No'], after: ['Yes'] },
    { what: 'Closing date', before: ['Fri, 18 Dec 2026'], after: [] },
  ]);
});

test('a question without text is shown, because it is corrected before the changes are published', () => {
  const question = { id: 2, title: '', type: 'text', options: [], is_required: false };
  expect(review({ questions: [question] }).rows).toEqual([
    { what: 'Questions', before: [], after: ['Question 1, without text (text, optional)'] },
  ]);
});

test('lines in another order are shown as a whole, and what is the same is left out', () => {
  expect(review({ responsibilities: ['Mend frames', 'Strip frames'] }).rows).toEqual([
    {
      what: 'Responsibilities',
      before: ['Strip frames', 'Mend frames'],
      after: ['Mend frames', 'Strip frames'],
    },
  ]);
  expect(review({}).rows).toEqual([]);
});

test('a review counts whom the changes reach, and says what stays for applicants', () => {
  const question = { id: 1, title: 'Nights?', type: 'yes_no', options: [], is_required: true };
  const changes = { salary: null, questions: [question] };
  expect(review(changes, { applicants: 3, invited: 1, savers: 12 }).people).toEqual([
    '3 people with open applications keep the job as it was when they applied.',
    '1 person you’ve invited and 12 people who saved the job will see the new pay and questions.',
    'Only people who apply from now on answer the new questions.',
  ]);
  expect(review({ title: 'Fitter' }, { applicants: 1, invited: 0, savers: 1 }).people).toEqual([
    '1 person with an open application keeps the job as it was when they applied.',
    '1 person who saved the job will see the new version.',
  ]);
  expect(review(changes).people).toEqual([
    'Nobody has an open application for this job, an invitation to it, or has saved it.',
  ]);
});

test('answers that a job needs concern its company alone, and a review says so', () => {
  const question = { id: 1, title: 'Nights?', type: 'yes_no', options: [], is_required: true };
  const live = { questions: [question] };
  const questions = [{ ...question, expected_answers: ['Yes'] }];
  const marksAlone =
    'Only your company sees which answers this job needs. People who have applied are marked again, and nothing changes for them.';
  expect(review({ questions }, { applicants: 3, invited: 1, savers: 12 }, live)).toEqual({
    rows: [{ what: 'Questions', before: [], after: ['Needed for “Nights?”: Yes'] }],
    people: [marksAlone],
  });
  expect(
    review({ questions, title: 'Fitter' }, { applicants: 1, invited: 0, savers: 1 }, live).people,
  ).toEqual([
    '1 person with an open application keeps the job as it was when they applied.',
    '1 person who saved the job will see the new version.',
    marksAlone,
  ]);
});
