import { expect, test } from 'vitest';
import type { DateOrder } from '../formats/writtenDates.ts';
import { choicesOf, column, readCell } from './cells.ts';

const read = (
  type: 'date' | 'amount' | 'yes_no' | 'number' | 'web',
  text: string,
  order: DateOrder = 'day first',
) => {
  const cell = readCell(column('one', 'One', type), text, order);
  return 'value' in cell ? cell.value : cell.fault;
};

test.each([
  ['01/09/2031', 'day first', '2031-09-01'],
  ['01/09/2031', 'month first', '2031-01-09'],
  ['1.9.2031', 'day first', '2031-09-01'],
  ['1-9-31', 'day first', '2031-09-01'],
  ['9/1/31', 'month first', '2031-09-01'],
  ['2031-09-01', 'month first', '2031-09-01'],
  ['2031-09-01 00:00:00', 'day first', '2031-09-01'],
  ['1 September 2031', 'day first', '2031-09-01'],
  ['01-Sep-31', 'day first', '2031-09-01'],
  ['Sept 1st, 2031', 'month first', '2031-09-01'],
  ['Monday, 1 September 2031', 'day first', '2031-09-01'],
  ['1st of September, 2031', 'month first', '2031-09-01'],
  ['2031/9/1', 'day first', '2031-09-01'],
  ['2031 Sep 1', 'day first', '2031-09-01'],
  ['01/09/2031 00:00', 'day first', '2031-09-01'],
  ['1\u201109\u20112031', 'day first', '2031-09-01'],
  ['September 2031', 'day first', 'Enter a real date, such as 2027-03-31 or 31/03/2027'],
  ['2031', 'day first', 'Enter a real date, such as 2027-03-31 or 31/03/2027'],
  ['1/9/2031 - 3/9/2031', 'day first', 'Enter a real date, such as 2027-03-31 or 31/03/2027'],
  ['31/02/2031', 'day first', 'Enter a real date, such as 2027-03-31 or 31/03/2027'],
  ['31/03/2031', 'month first', 'Enter a real date, such as 2027-03-31 or 03/31/2027'],
  ['next week', 'day first', 'Enter a real date, such as 2027-03-31 or 31/03/2027'],
  ['1 Smarch 2031', 'day first', 'Enter a real date, such as 2027-03-31 or 31/03/2027'],
] as const)('INPUT-01 “%s”, %s, is %s', (text, order, value) =>
  expect(read('date', text, order)).toBe(value),
);

const amountHint = 'Enter an amount, such as 480, 480.50 or 1,120.50';
test.each([
  ['120.5', 12_050],
  ['1,120.50', 112_050],
  ['£1,120', 112_000],
  ['1 120.50', 112_050],
  ['1.120,50', 112_050],
  ['480,5', 48_050],
  ['0', 0],
  ['1.120', amountHint],
  ['12,34', 1234],
  ['1,20,0', amountHint],
  ['-5', amountHint],
  ['99,999,999', amountHint],
  ['free', amountHint],
])('the amount “%s” is %s', (text, value) => expect(read('amount', text)).toBe(value));

test.each([
  ['No', false],
  ['NO', false],
  ['FALSE', false],
  ['', false],
  ['Yes', true],
  ['TRUE', true],
  ['perhaps', 'Write yes or no'],
])('“%s” is %s', (text, value) => expect(read('yes_no', text)).toBe(value));

const aNumber = 'Enter a whole number, such as 1200';
test.each([
  ['12', 12],
  ['-3', -3],
  ['12.00', 12],
  ['1,200', 1200],
  ['1,200.0', 1200],
  ['12.5', aNumber],
  ['1,20', aNumber],
  ['1.200', aNumber],
  ['a dozen', aNumber],
])('the number “%s” is %s', (text, value) => expect(read('number', text)).toBe(value));

test('what is no web address is asked for in plain words', () => {
  expect(['https://lift.example', 'lift.example'].map((text) => read('web', text))).toEqual([
    'https://lift.example',
    'Enter a web address that begins with https://',
  ]);
});

const hours = column('availability', 'Hours', 'choices', {
  choices: choicesOf({ '24/7_support': 'Day and night', business_hours: 'Office hours' }),
});

test.each([
  ['business_hours', ['business_hours']],
  ['Business Hours', ['business_hours']],
  ['office hours; 24/7 Support', ['business_hours', '24/7_support']],
  ['DAY AND NIGHT; 24/7_support', ['24/7_support']],
])('the choices “%s” are compared without case and signs, by value or label', (text, value) => {
  expect(readCell(hours, text, 'day first')).toEqual({ value });
});

test('what is no choice is named as it was written', () => {
  expect(readCell({ ...hours, type: 'choice' }, 'Evenings', 'day first')).toEqual({
    fault: '“Evenings” is none of: 24/7_support, business_hours',
  });
});
