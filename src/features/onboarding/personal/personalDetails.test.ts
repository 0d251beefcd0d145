import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ageOn, personalDetailsSchema } from './personalDetails.ts';

const whole = {
  dob: '1991-04-17',
  phone: { country_code: '+44', phone_number: '07700900123' },
  gender: 'female',
  answer_option_id: '2',
  leaving: '',
};
const schema = personalDetailsSchema({
  options: ['serving', 'leaving', 'veteran', 'reservist', 'partner'].map((value, at) => ({
    ...{ id: at + 1, label: value, value, order: at + 1, is_exclusive: false },
  })),
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function problems(change: object) {
  const { error } = await schema.safeParseAsync({ ...whole, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('what is typed becomes what is sent, the trunk zero left out', async () => {
  expect(await schema.parseAsync(whole)).toEqual({
    dob: '1991-04-17',
    phone_number: '7700900123',
    country_code: '+44',
    gender: 'female',
    answer_option_id: 2,
    leaving: { answer: 'undecided', on: null },
  });
});

test('an empty form says what to do for each question', async () => {
  const empty = {
    dob: '',
    phone: { country_code: '+44', phone_number: '' },
    gender: '',
    answer_option_id: '',
    leaving: '',
  };
  expect((await problems(empty)).sort()).toEqual([
    'answer_option_id: Choose what describes you best',
    'dob: Enter your date of birth',
    'gender: Choose your gender, or “Prefer not to say”',
    'phone: Enter your phone number',
  ]);
});

test('a date of birth must exist and make one 16 to 100 years old', async () => {
  const dates = [
    '1990-2-',
    '2001-02-29',
    '2030-01-01',
    '2010-11-21',
    '2010-11-20',
    '1925-11-21',
    '1925-11-20',
  ];
  expect(await Promise.all(dates.map((dob) => problems({ dob })))).toEqual([
    ['dob: Enter a day, a month and a year of four digits'],
    ['dob: Enter a real date'],
    ['dob: Enter a date of birth in the past'],
    ['dob: You must be at least 16 to use this service'],
    [],
    [],
    ['dob: Check the year, as this is more than 100 years ago'],
  ]);
});

test('a birthday counts from its day on', () => {
  expect([ageOn('2000-11-20', '2026-11-20'), ageOn('2000-11-21', '2026-11-20')]).toEqual([26, 25]);
});

test('a phone number has a length that its country uses', async () => {
  const numbers = [
    ['+44', '7700900123'],
    ['+1', '2025550123'],
    ['+44', '77009'],
    ['+1', '20255501234'],
  ];
  const found = numbers.map(([country_code, phone_number]) =>
    problems({ phone: { country_code, phone_number } }),
  );
  const wrong = 'phone: Enter a full phone number, such as';
  expect(await Promise.all(found)).toEqual([[], [], [`${wrong} 07700 900123`], [`${wrong} 202 555 0123`]]);
});

const [serving, leaving, veteran, reservist, partner] = ['1', '2', '3', '4', '5'];

test('of a leaving date a month is enough; an empty one is not decided, or not known', async () => {
  const sent = async (answer_option_id: string | undefined, leaving: string) =>
    (await schema.parseAsync({ ...whole, answer_option_id, leaving })).leaving;
  expect(await sent(leaving, '2027-6-')).toEqual({ answer: 'dated', on: '2027-06' });
  expect(await sent(leaving, '2027-06-30')).toEqual({ answer: 'dated', on: '2027-06-30' });
  expect(await sent(serving, '')).toEqual({ answer: 'undecided', on: null });
  expect(await sent(veteran, '2021-11')).toEqual({ answer: 'left', on: '2021-11' });
  expect(await sent(veteran, '')).toEqual({ answer: 'left', on: null });
  expect(await sent(reservist, '2020-01-')).toEqual({ answer: 'left', on: '2020-01' });
  expect(await sent(reservist, '')).toBeNull();
  expect(await sent(partner, '2027-06-30')).toBeNull();
});

test('a leaving date that contradicts the answer above it is refused', async () => {
  const problemsOf = async (answer_option_id: string | undefined, leaving: string) =>
    problems({ answer_option_id, leaving });
  expect(await problemsOf(leaving, '2026-11-')).toEqual([]);
  expect(await problemsOf(leaving, '2026-10-')).toEqual([
    'leaving: Enter a date from today on. If you’ve already left, choose “I am a veteran”',
  ]);
  expect(await problemsOf(veteran, '2027-01-')).toEqual(['leaving: Enter a date in the past']);
  expect(await problemsOf(serving, '--2027')).toEqual([
    'leaving: Enter a month and a year of four digits. You can leave the day empty',
  ]);
  expect(await problemsOf(serving, '2027-02-30')).toEqual(['leaving: Enter a real date']);
  expect(await problemsOf(partner, '2027-02-30')).toEqual([]);
});
