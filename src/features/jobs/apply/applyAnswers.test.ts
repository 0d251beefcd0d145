import { expect, test } from 'vitest';
import { answerProblems, answerText, readAnswers } from './applyAnswers.ts';

const question = (id: number, type: 'yes_no' | 'single_choice' | 'text' | 'number', is_required = true) => ({
  id,
  title: `Question ${id}`,
  type,
  options: type === 'single_choice' ? ['Now', 'Later'] : [],
  is_required,
});
const questions = [
  question(1, 'yes_no'),
  question(2, 'single_choice'),
  question(3, 'number'),
  question(4, 'text', false),
];
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('answers are sent by the kind of their question, and are shown in the form as they were typed', () => {
  const answers = readAnswers(
    formOf({
      'answers.1': 'No',
      'answers.2': 'Later',
      'answers.3': ' 4.5 ',
      'answers.4': '',
      cover_note: ' I ran a workshop. ',
      phone: 'on',
    }),
    questions,
  );
  expect(answers).toEqual({
    answers: [
      { question_id: 1, answer: false },
      { question_id: 2, answer: 'Later' },
      { question_id: 3, answer: 4.5 },
    ],
    cover_note: 'I ran a workshop.',
    share: { phone: true, clearance: false },
  });
  expect(questions.map((question) => answerText(answers, question))).toEqual(['No', 'Later', '4.5', '']);
  expect(answerProblems(answers, questions)).toEqual([]);
});

test('a required answer that is missing and a number that is none are named by their field', () => {
  expect(answerProblems(readAnswers(formOf({ 'answers.3': 'four' }), questions), questions)).toEqual([
    { field: 'answers.1', message: 'Answer “Question 1”' },
    { field: 'answers.2', message: 'Answer “Question 2”' },
    { field: 'answers.3', message: 'Enter a number, such as 4' },
  ]);
  expect(questions.map((question) => answerText(null, question))).toEqual(['', '', '', '']);
});
