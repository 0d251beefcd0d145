import { expect, test } from 'vitest';
import { stagePoints, unexpectedText } from './applicantText.ts';

test('a stage at which somebody waits is where they are, not one that is completed', () => {
  const none = { submitted: 0, viewed: 0, shortlisted: 0, interview: 0, offer: 0, hired: 0 };
  const ended = { inactive: 0, rejected: 0, withdrawn: 0, expired: 0 };
  const points = stagePoints({ ...none, ...ended, submitted: 1, hired: 2 });
  expect(points.map(({ label, state, detail }) => [label, state, detail])).toEqual([
    ['New', 'here', '1 person'],
    ['Viewed', 'ahead', '0 people'],
    ['Shortlisted', 'ahead', '0 people'],
    ['Interview', 'ahead', '0 people'],
    ['Offer', 'ahead', '0 people'],
    ['Hired', 'passed', '2 people'],
  ]);
});

test('answers that differ are counted and named', () => {
  const drives = { question: 'Do you drive?', answer: 'No' };
  const shift = { question: 'Which shift?', answer: 'Days' };
  expect([unexpectedText([drives]), unexpectedText([drives, shift])]).toEqual([
    '1 answer differs from what this job needs: Do you drive? No',
    '2 answers differ from what this job needs: Do you drive? No · Which shift? Days',
  ]);
});
