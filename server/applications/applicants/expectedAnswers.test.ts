import { expect, test } from 'vitest';
import { publicQuestions, unexpectedAnswers } from './expectedAnswers.ts';

const nights = { id: 1, title: 'Nights?', type: 'yes_no', options: [], is_required: true } as const;
const shift = { id: 2, title: 'Which shift?', type: 'single_choice', is_required: false } as const;
const questions = [
  { ...nights, options: [], expected_answers: ['Yes'] },
  { ...shift, options: ['Days', 'Nights', 'Either'], expected_answers: ['Nights', 'Either'] },
  { id: 3, title: 'Why us?', type: 'text' as const, options: [], is_required: false },
];
const answer = (question: string, words: string) => ({ question, answer: words });

test('answers that are not expected are named, and no others', () => {
  const others = [answer('Why us?', 'No'), answer('constructor', 'No')];
  expect([
    unexpectedAnswers(questions, [answer('Nights?', 'Yes'), answer('Which shift?', 'Either'), ...others]),
    unexpectedAnswers(questions, [answer('Nights?', 'No'), answer('Which shift?', 'Either'), ...others]),
    unexpectedAnswers(questions, [answer('Nights?', 'No'), answer('Which shift?', 'Days'), ...others]),
  ]).toEqual([[], [answer('Nights?', 'No')], [answer('Nights?', 'No'), answer('Which shift?', 'Days')]]);
});

test('a choice that is no longer offered is not expected; a question that was left empty or reworded is not compared', () => {
  expect([
    unexpectedAnswers(questions, [answer('Which shift?', 'Weekends')]),
    unexpectedAnswers(questions, []),
    unexpectedAnswers(questions, [answer('Can you work nights?', 'No')]),
  ]).toEqual([[answer('Which shift?', 'Weekends')], [], []]);
});

test('what is public of a question is everything but the expected answers', () => {
  expect(publicQuestions(questions)).toEqual([
    { ...nights, options: [] },
    { ...shift, options: ['Days', 'Nights', 'Either'] },
    questions[2],
  ]);
});
