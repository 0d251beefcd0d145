import { expect, test } from 'vitest';
import type { Question } from '../../../api/questions.ts';
import { answerInWords, answerSchema, typedAnswer } from './answer.ts';
import { countText, progressOf, visibleQuestions } from './visibleQuestions.ts';

const question = (id: number, change: Partial<Question> = {}): Question => ({
  id,
  code: `q${id}`,
  title: `Question ${id}`,
  help_text: null,
  why_we_ask: null,
  type: 'single_choice',
  is_required: true,
  order: id,
  max_length: null,
  min: null,
  max: null,
  visibility_place: 'career_direction',
  depends_on: null,
  options: [1, 2, 3].map((option) => ({
    id: id * 10 + option,
    label: `Option ${option}`,
    value: `o${option}`,
    order: option,
    is_exclusive: false,
  })),
  answer: null,
  ...change,
});

const ids = (questions: Question[]) => visibleQuestions(questions).map(({ id }) => id);

test('a question that depends on another applies only to the answers it names', () => {
  const dependent = question(2, { depends_on: { question_id: 1, answer_option_ids: [11, 12] } });
  const withAnswer = (answer: Question['answer']) => ids([question(1, { answer }), dependent]);
  expect([
    withAnswer(null),
    withAnswer({ answer_option_id: 11 }),
    withAnswer({ answer_option_id: 13 }),
    withAnswer({ answer_option_ids: [13, 12] }),
  ]).toEqual([[1], [1, 2], [1], [1, 2]]);
});

test('a question whose parent no longer applies does not apply either', () => {
  expect(
    ids([
      question(1, { answer: { answer_option_id: 13 } }),
      question(2, {
        depends_on: { question_id: 1, answer_option_ids: [11] },
        answer: { answer_option_id: 21 },
      }),
      question(3, { depends_on: { question_id: 2, answer_option_ids: [21] } }),
    ]),
  ).toEqual([1]);
});

test('the number of questions never grows: those that an answer to come may add are counted', () => {
  const dependent = question(2, { depends_on: { question_id: 1, answer_option_ids: [11] } });
  const further = question(3, { depends_on: { question_id: 2, answer_option_ids: [21] } });
  const counted = (answer: Question['answer']) =>
    countText([question(1, { answer }), dependent, further, question(4)]);
  expect([
    counted(null),
    counted({ answer_option_id: 11 }),
    counted({ answer_option_id: 13 }),
    countText([question(1), question(4)]),
  ]).toEqual(['up to 4', 'up to 4', '2', '2']);
});

test('the questions stand in their order', () => {
  expect(ids([question(5, { order: 2 }), question(4, { order: 3 }), question(6, { order: 1 })])).toEqual([
    6, 5, 4,
  ]);
});

test('a fresh start opens the first question, a later one the first required without an answer', () => {
  const optional = question(1, { is_required: false });
  const answered = question(2, { answer: { answer_option_id: 21 } });
  expect([
    progressOf([optional, question(2)]),
    progressOf([optional, answered, question(3)]),
    progressOf([optional, answered]),
  ]).toEqual([
    { questionIds: [1, 2], firstUnansweredId: 1 },
    { questionIds: [1, 2, 3], firstUnansweredId: 3 },
    { questionIds: [1, 2], firstUnansweredId: null },
  ]);
});

test('an answer is sent in the way of its question', () => {
  const sent = (change: Partial<Question>, one: string, several: string[] = []) =>
    answerSchema(question(1, change)).parse({ one, several });
  expect([
    sent({ type: 'single_choice' }, '12'),
    sent({ type: 'multi_choice' }, '', ['11', '13']),
    sent({ type: 'text' }, ' a plan '),
    sent({ type: 'number' }, '25'),
    sent({ type: 'number', is_required: false }, ''),
  ]).toEqual([
    { question_id: 1, answer_option_id: 12 },
    { question_id: 1, answer_option_ids: [11, 13] },
    { question_id: 1, answer_text: 'a plan' },
    { question_id: 1, answer_number: 25 },
    { question_id: 1 },
  ]);
});

test('each kind of question says what is wrong with its answer', () => {
  const messageFor = (change: Partial<Question>, one = '', several: string[] = []) =>
    answerSchema(question(1, change)).safeParse({ one, several }).error?.issues[0]?.message;
  expect([
    messageFor({ type: 'single_choice' }),
    messageFor({ type: 'multi_choice' }),
    messageFor({ type: 'text' }),
    messageFor({ type: 'text', max_length: 3 }, 'four'),
    messageFor({ type: 'number' }),
    messageFor({ type: 'number', min: 0, max: 300 }),
    messageFor({ type: 'date' }),
    messageFor({ type: 'number', min: 0, max: 200 }, '300'),
    messageFor({ type: 'number', min: 5 }, '4'),
    messageFor({ type: 'date' }, '2027-2-'),
    messageFor({ type: 'multi_choice', is_required: false }),
  ]).toEqual([
    'Choose an answer',
    'Choose at least one answer',
    'Enter an answer',
    'Use 3 characters or fewer',
    'Enter a number',
    'Enter a number from 0 to 300',
    'Enter a date',
    'Enter 200 or less',
    'Enter 5 or more',
    'Enter a day, a month and a year',
    undefined,
  ]);
});

test('a stored answer opens as it was typed and reads in words', () => {
  const several = question(1, { type: 'multi_choice', answer: { answer_option_ids: [11, 13] } });
  const number = question(2, { type: 'number', answer: { answer_number: 30000 } });
  expect([typedAnswer(several), typedAnswer(number)]).toEqual([
    { one: '', several: ['11', '13'] },
    { one: '30000', several: [] },
  ]);
  expect([several, number, question(3)].map((item) => answerInWords(item, 'en-GB'))).toEqual([
    'Option 1, Option 3',
    '30,000',
    'Not answered',
  ]);
});
