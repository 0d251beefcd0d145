import { expect, test } from 'vitest';
import { expectedAnswerFaults } from './expectedAnswers.ts';

const shifts = { type: 'single_choice', options: ['Days', 'Nights', 'Either'] } as const;

const faultOf = (
  question: { type: 'yes_no' | 'single_choice' | 'text' | 'number'; options: readonly string[] },
  expected_answers?: string[],
) =>
  expectedAnswerFaults([{ ...question, options: [...question.options], expected_answers }])[
    'questions.0.expected_answers'
  ];

test.each([
  [shifts, undefined],
  [shifts, []],
  [shifts, ['Nights']],
  [shifts, ['Either', 'Nights']],
  [{ type: 'yes_no', options: [] } as const, ['Yes']],
])('%j may expect %j', (question, expected) => {
  expect(faultOf(question, expected)).toBeUndefined();
});

test.each([
  [shifts, ['Weekends'], 'Choose from the answers to this question'],
  [shifts, ['Nights', 'Either', 'Days'], 'Leave at least one answer out, or clear them all'],
  [{ type: 'yes_no', options: [] } as const, ['Maybe'], 'Choose from the answers to this question'],
  [{ type: 'text', options: [] } as const, ['Nights'], 'Only answers that people choose from can be marked'],
  [{ type: 'number', options: [] } as const, ['4'], 'Only answers that people choose from can be marked'],
])('%j may not expect %j', (question, expected, message) => {
  expect(faultOf(question, expected)).toEqual([message]);
});

test('a fault is named at its question', () => {
  const questions = [
    { type: 'yes_no' as const, options: [], expected_answers: ['No'] },
    { type: 'yes_no' as const, options: [], expected_answers: ['Yes', 'No'] },
  ];
  expect(Object.keys(expectedAnswerFaults(questions))).toEqual(['questions.1.expected_answers']);
});
