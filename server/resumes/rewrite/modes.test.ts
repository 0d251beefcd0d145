import { expect, test } from 'vitest';
import { addition, numbersIn } from './factLock.ts';
import { rewriteByRules } from './rules.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;

const lines = [
  'I wrote the handover guide and trained 12 new starters in order to reduce errors by 30%',
  'I supervised a team of 6 drivers and kept the records of a total of 40 vehicles in order to pass the audit',
  'I wrote the watch bill for the 84 sailors of the ship in order to cover 3 shifts',
  'I ran the stores for 2 years and started a weekly stock check in order to cut losses from 5% to 1%',
  'I taught the first-aid course and managed a budget of $12,000 in order to replace 40 kits by 30/06/2021',
];

test.each(lines)('RESUME-05 no two of the six manners say it alike, and none changes a fact: %s', (line) => {
  const suggestions = modes.map((mode) => rewriteByRules(line, mode).suggestion);
  expect(suggestions.filter((item, at) => suggestions.indexOf(item) !== at)).toEqual([]);
  for (const suggestion of suggestions) {
    expect(addition(line, suggestion)).toBeNull();
    expect(numbersIn(suggestion).toSorted()).toEqual(numbersIn(line).toSorted());
  }
});

test('WORDS-02 the modes of a military line differ: what comes first, how it is said, how long it is', () => {
  const line = 'OC of an AR sub-unit of 95, raising MATT pass rates from 61% to 88% in 2021/22.';
  expect(
    Object.fromEntries(modes.map((mode) => [mode, rewriteByRules(line, mode).suggestion])),
  ).toMatchObject({
    rephrase:
      'Commander of an Army Reserve department of 95, raising mandatory annual training pass rates from 61% to 88% in 2021/22.',
    persuasive:
      'Raised mandatory annual training pass rates from 61% to 88% in 2021/22, as commander of an Army Reserve department of 95.',
    ninja:
      'Raised mandatory annual training pass rates from 61% to 88% in 2021/22 (commander of Army Reserve department of 95)',
  });
  const charge = 'SNCO i/c stores for 42 soldiers with nil losses.';
  expect(modes.map((mode) => rewriteByRules(charge, mode).suggestion)).toEqual([
    'Senior non-commissioned officer in charge of stores for 42 soldiers with no losses.',
    'Senior non-commissioned officer managing stores for 42 soldiers with no losses.',
    'As a senior non-commissioned officer, managed stores for 42 soldiers with no losses.',
    'As a senior non-commissioned officer, took responsibility for stores for 42 soldiers with no losses.',
    'Managed stores for 42 soldiers with no losses, as a senior non-commissioned officer.',
    'Managed stores for 42 soldiers with no losses (senior non-commissioned officer)',
  ]);
});

test('each manner is of its kind', () => {
  const [line = ''] = lines;
  expect(Object.fromEntries(modes.map((mode) => [mode, rewriteByRules(line, mode).suggestion]))).toEqual({
    rephrase: 'I wrote the handover guide and trained 12 new starters to reduce errors by 30%',
    shorten: 'Wrote the handover guide and trained 12 new starters to reduce errors by 30%',
    professional: 'Prepared the handover guide and trained 12 new starters in order to reduce errors by 30%.',
    enthusiastic:
      'I put together the handover guide and coached 12 new starters in order to reduce errors by 30%',
    persuasive: 'To reduce errors by 30%, authored the handover guide and trained 12 new starters',
    ninja: 'Wrote handover guide & trained 12 new starters to reduce errors by 30%',
  });
});

test.each([
  'Trained nurse who fixed costs and sorted mail',
  'Did not look for work, had to leave and managed to return',
  'Studied A levels, with a grade A in maths, and worked with steel',
  'Treated people fairly in that kind of work',
  'Was given a medal for that kind of work',
  'Used C#, .NET and approx. 30 iPads',
])('a word that means something else there stays: %s', (line) => {
  for (const mode of modes) expect(rewriteByRules(line, mode).suggestion).toBe(line);
});
