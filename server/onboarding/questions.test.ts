import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionLists } from '../seed/referenceLists.ts';
import { checkAnswers, type GivenAnswer, type Question } from './questions.ts';

const { questions: rows, options } = questionLists();

const setOf = (careerDirectionId: number): Question[] =>
  rows
    .filter((row) => row.career_direction_id === careerDirectionId)
    .map(({ career_direction_id, country_id, ...row }) => ({
      ...(row as Omit<Question, 'options' | 'answer'>),
      options: options.filter((option) => option.question_id === row.id),
      answer: null,
    }));

const jobNow = setOf(601001);
const study = setOf(601003).filter((question) => question.id !== 6305);
const business = setOf(601004);

const jobNowAnswers: GivenAnswer[] = [
  { question_id: 6101, answer_option_ids: [610101, 610103] },
  { question_id: 6102, answer_option_id: 610201 },
  { question_id: 6103, answer_number: 25 },
  { question_id: 6104, answer_number: 32000 },
  { question_id: 6105, answer_option_ids: [610501] },
  { question_id: 6106, answer_option_ids: [610609] },
  { question_id: 6107, answer_option_ids: [610701, 610702] },
  { question_id: 6108, answer_option_id: 610802 },
];

const instead = (replacement: GivenAnswer) =>
  jobNowAnswers.map((answer) => (answer.question_id === replacement.question_id ? replacement : answer));
const errorsWith = (replacement: GivenAnswer) => checkAnswers(jobNow, instead(replacement)).errors;

test('good answers are kept in the order of the questions', () => {
  expect(checkAnswers(jobNow, [...jobNowAnswers].reverse())).toEqual({
    kept: jobNowAnswers,
    dropped: [],
    errors: {},
  });
});

describe('what is required', () => {
  test('every required question that shows is asked for, in words that fit its type', () => {
    expect(checkAnswers(jobNow, [{ question_id: 6102, answer_option_id: 610201 }]).errors).toEqual({
      'answers.6101': ['Choose at least one answer'],
      'answers.6103': ['Enter a number from 0 to 300'],
      'answers.6105': ['Choose at least one answer'],
      'answers.6106': ['Choose at least one answer'],
      'answers.6107': ['Choose at least one answer'],
      'answers.6108': ['Choose an answer'],
    });
  });

  test('a partial save asks for nothing, yet refuses what is wrong', () => {
    expect(checkAnswers(jobNow, [{ question_id: 6104, answer_number: -1 }], { isFinal: false })).toEqual({
      kept: [],
      dropped: [],
      errors: { 'answers.6104': ['Enter 0 or more'] },
    });
  });

  test('an empty answer counts as none', () => {
    expect(errorsWith({ question_id: 6105, answer_option_ids: [] })).toEqual({
      'answers.6105': ['Choose at least one answer'],
    });
    const { kept, errors } = checkAnswers(jobNow, instead({ question_id: 6104 }));
    expect([kept.map((answer) => answer.question_id), errors]).toEqual([
      [6101, 6102, 6103, 6105, 6106, 6107, 6108],
      {},
    ]);
    expect(checkAnswers(study, [{ question_id: 6301, answer_text: '  ' }]).errors['answers.6301']).toEqual([
      'Enter an answer',
    ]);
  });
});

describe('what each type takes', () => {
  test('the field that belongs to the type, and no other', () => {
    expect(errorsWith({ question_id: 6101, answer_option_id: 610101 })).toEqual({
      'answers.6101': ['Choose at least one answer'],
    });
    expect(errorsWith({ question_id: 6102, answer_option_id: 610201, answer_text: 'x' })).toEqual({
      'answers.6102': ['Choose an answer'],
    });
    expect(errorsWith({ question_id: 6104, answer_text: '32000' })).toEqual({
      'answers.6104': ['Enter a number from 0 to 1,000,000'],
    });
  });

  test('options of the question itself, each once', () => {
    const message = ['Choose from the answers listed'];
    expect(errorsWith({ question_id: 6102, answer_option_id: 610101 })).toEqual({ 'answers.6102': message });
    expect(errorsWith({ question_id: 6101, answer_option_ids: [610101, 610101] })).toEqual({
      'answers.6101': message,
    });
  });

  test('an exclusive option is chosen alone', () => {
    expect(errorsWith({ question_id: 6106, answer_option_ids: [610609, 610601] })).toEqual({
      'answers.6106': ['Choose “None of these” or other answers, not both'],
    });
  });

  test('whole numbers within their bounds', () => {
    expect(errorsWith({ question_id: 6103, answer_number: 301 })).toEqual({
      'answers.6103': ['Enter 300 or less'],
    });
    expect(errorsWith({ question_id: 6103, answer_number: 1.5 })).toEqual({
      'answers.6103': ['Enter a whole number'],
    });
    expect(errorsWith({ question_id: 6103, answer_number: 0 })).toEqual({});
    expect(errorsWith({ question_id: 6103, answer_number: 300 })).toEqual({});
  });

  test('text up to its length, counted in characters', () => {
    const judge = (answer_text: string) =>
      checkAnswers(study, [{ question_id: 6301, answer_text }], { isFinal: false }).errors;
    expect(judge('😀'.repeat(120))).toEqual({});
    expect(judge('é'.repeat(121))).toEqual({ 'answers.6301': ['Use 120 characters or fewer'] });
  });

  test('days that the calendar has', () => {
    const judge = (answer_text: string) =>
      checkAnswers(study, [{ question_id: 6306, answer_text }], { isFinal: false }).errors;
    expect(['2028-02-29', '2027-12-31'].map(judge)).toEqual([{}, {}]);
    const refused = { 'answers.6306': ['Enter a real date, such as 2027-03-31'] };
    const impossible = ['2027-02-29', '2027-13-01', '31/03/2027', '0001-01-01', '2027-3-1'];
    expect(impossible.map(judge)).toEqual(impossible.map(() => refused));
  });
});

describe('depends_on', () => {
  test('an answer whose question no longer shows is dropped and named, however wrong it is', () => {
    const remote = instead({ question_id: 6102, answer_option_id: 610205 }).map((answer) =>
      answer.question_id === 6103 ? { question_id: 6103, answer_number: 9999 } : answer,
    );
    const { kept, dropped, errors } = checkAnswers(jobNow, remote);
    expect([kept.map((answer) => answer.question_id), dropped, errors]).toEqual([
      [6101, 6102, 6104, 6105, 6106, 6107, 6108],
      [6103],
      {},
    ]);
  });

  test('a hidden question without an answer is neither dropped nor required', () => {
    const idea = checkAnswers(business, [{ question_id: 6403, answer_option_id: 640301 }]);
    expect([idea.dropped, idea.errors['answers.6404']]).toEqual([[], undefined]);
    const trading = checkAnswers(business, [{ question_id: 6403, answer_option_id: 640304 }]);
    expect(trading.errors['answers.6404']).toEqual(['Enter a date']);
  });

  test('a chain falls together, whatever the order of the questions', () => {
    const [first, second] = business.filter((question) => [6403, 6404].includes(question.id));
    const third: Question = {
      ...second!,
      id: 1,
      depends_on: { question_id: 2, answer_option_ids: [21] },
    };
    const middle: Question = {
      ...first!,
      id: 2,
      depends_on: { question_id: 6403, answer_option_ids: [640304] },
      options: [{ id: 21, label: 'Yes', value: 'yes', order: 1, is_exclusive: false }],
    };
    const answers = [
      { question_id: 1, answer_text: '2024-01-01' },
      { question_id: 2, answer_option_id: 21 },
      { question_id: 6403, answer_option_id: 640301 },
    ];
    expect(checkAnswers([third, middle, first!], answers)).toEqual({
      kept: [{ question_id: 6403, answer_option_id: 640301 }],
      dropped: [2, 1],
      errors: {},
    });
  });
});

test('unknown and repeated questions are refused by name', () => {
  const { errors } = checkAnswers(
    jobNow,
    [
      { question_id: 6201, answer_option_ids: [620101] },
      { question_id: 6104, answer_number: 1 },
      { question_id: 6104, answer_number: 2 },
    ],
    { isFinal: false },
  );
  expect(errors).toEqual({
    'answers.6201': ['This question is not asked here'],
    'answers.6104': ['Answer each question once'],
  });
});

test('whatever is given, every answer ends in exactly one place and a good result can be given again', () => {
  const ids = [...jobNow.map((question) => question.id), 1];
  const answer: fc.Arbitrary<GivenAnswer> = fc.record(
    {
      question_id: fc.constantFrom(...ids),
      answer_option_id: fc.constantFrom(...options.map((option) => option.id)),
      answer_option_ids: fc.array(fc.constantFrom(...options.map((option) => option.id)), { maxLength: 3 }),
      answer_text: fc.string({ maxLength: 20 }),
      answer_number: fc.double(),
    },
    { requiredKeys: ['question_id'] },
  );
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
      const { kept, dropped, errors } = checkAnswers(jobNow, answers, { isFinal: false });
      const broken = Object.keys(errors).map((key) => Number(key.slice('answers.'.length)));
      const places = [...kept.map((item) => item.question_id), ...dropped, ...broken];
      expect(new Set(places).size).toBe(places.length);
      const firstErrors = checkAnswers(jobNow, kept, { isFinal: false });
      expect(firstErrors).toEqual({ kept, dropped: [], errors: {} });
    }),
    { numRuns: 500 },
  );
});
