import { afterEach, expect, test } from 'vitest';
import { american, british, containing } from '../../../../tests/support/spellings.ts';
import { definitionsOf, stepKeys, stepLead } from './steps.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

const textsIn = (locale: string) => {
  document.documentElement.lang = locale;
  return (['employment', 'education'] as const).flatMap((type) =>
    stepKeys.flatMap((_, step) => [
      stepLead(type, step),
      ...definitionsOf(type, step).flatMap(
        ({ label, hint = '', required = '', choices = [], notOffered = [] }) => [
          label,
          hint,
          String(required),
          ...choices.filter(({ value }) => !notOffered.includes(String(value))).map((choice) => choice.label),
        ],
      ),
    ]),
  );
};

const onlyBritish = ['adviser', 'redundancy', 'reservist', 'resettlement', 'foundation degree', 'towards'];
const onlyAmerican = ['counselor', 'National Guard', 'associate degree', 'GI Bill', 'schools on your list'];

test('the steps of a plan use the words of their country alone', () => {
  expect(containing(textsIn('en-US'), [...british, ...onlyBritish, 'Learning Credits?', '30 6'])).toEqual([]);
  expect(containing(textsIn('en-GB'), [...american, ...onlyAmerican, '6 30'])).toEqual([]);
});

test('each country offers its own ways to pay for study', () => {
  const offered = (locale: string) => {
    document.documentElement.lang = locale;
    const { choices = [], notOffered = [] } =
      definitionsOf('education', 4).find(({ name }) => name === 'funding_source') ?? {};
    return choices.map(({ value }) => String(value)).filter((value) => !notOffered.includes(value));
  };
  const everywhere = ['student_loan', 'scholarship', 'employer', 'own_money', 'other'];
  expect([offered('en-GB'), offered('en-US')]).toEqual([
    ['enhanced_learning_credits', 'standard_learning_credit', ...everywhere],
    ['gi_bill', ...everywhere],
  ]);
});
