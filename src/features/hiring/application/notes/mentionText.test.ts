import { expect, test } from 'vitest';
import { mentionable, storedText, suggestions, typedMention, withMention } from './mentionText.ts';

const colleague = (id: number, name: string, job_title: string | null = null) => ({ id, name, job_title });
const ann = colleague(4, 'Ann Lee', 'Depot manager');
const annette = colleague(5, 'Ann Leeds');
const zoe = colleague(6, 'Zoë O’Neill');
const people = mentionable([ann, annette, zoe]);

const titles = (text: string, caret = text.length) => {
  const mention = typedMention(text, caret);
  return mention && suggestions(people, mention).map(({ title }) => title);
};

test('colleagues with the same name are distinguished by their job titles, or by number', () => {
  const twice = [ann, colleague(7, 'Ann Lee', 'Recruiter'), colleague(8, 'Ann Lee'), zoe];
  expect(mentionable(twice).map(({ title }) => title)).toEqual([
    'Ann Lee (Depot manager)',
    'Ann Lee (Recruiter)',
    'Ann Lee (8)',
    'Zoë O’Neill',
  ]);
});

test('an @ suggests colleagues by any part of their name, without case and accents', () => {
  expect(titles('Hello @')).toEqual(['Ann Lee', 'Ann Leeds', 'Zoë O’Neill']);
  expect(titles('@ann le')).toEqual(['Ann Lee', 'Ann Leeds']);
  expect(titles('(@zoe')).toEqual(['Zoë O’Neill']);
  expect(titles('@zoe rest', 4)).toEqual(['Zoë O’Neill']);
  expect(titles('@nobody')).toEqual([]);
});

test.each(['No mention', 'robin@', 'robin@an', '@Ann Lee can', '@Ann\n'])(
  'nothing is suggested after “%s”',
  (text) => {
    expect(titles(text)).toBeNull();
  },
);

test('a mention takes the place of what was typed of it, and leaves one space behind it', () => {
  const text = 'Ask @an today';
  const mention = typedMention(text, 7)!;
  expect(withMention(text, 7, mention, people[0]!)).toEqual({ text: 'Ask @Ann Lee today', caret: 13 });
  expect(withMention('@', 1, typedMention('@', 1)!, people[2]!)).toEqual({
    text: '@Zoë O’Neill ',
    caret: 13,
  });
});

test('what is stored has numbers for the names, picked or typed, and no others', () => {
  expect(
    storedText(' @Ann Lee, ask @Ann Leeds or @Zoë O’Neill; not @Ann Leeward or a@Ann Lee ', people),
  ).toBe('@[4], ask @[5] or @[6]; not @Ann Leeward or a@Ann Lee');
  expect(storedText('@Ann Lee', [])).toBe('@Ann Lee');
  expect(storedText('@Ann Lee (Depot manager)', mentionable([ann, { ...ann, id: 9, job_title: null }]))).toBe(
    '@[4]',
  );
});
