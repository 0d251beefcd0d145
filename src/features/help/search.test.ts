import { expect, test } from 'vitest';
import { helpQuestions } from './questions.ts';
import { matchingQuestions, withDocument } from './search.ts';

const question = (title: string, text: string) => ({
  question: title,
  text,
  link: { to: '/jobs', label: 'Find jobs' },
});
const questions = [
  question('How do I apply?', 'Open the job and send your {document}.'),
  question('Who sees me?', 'You decide: a résumé is never public.'),
];
const titlesFor = (search: string) => matchingQuestions(questions, search).map((match) => match.question);

test('a search finds the beginnings of all its words, in the question or the answer', () => {
  expect(titlesFor('')).toEqual(['How do I apply?', 'Who sees me?']);
  expect(titlesFor('  JOB, app')).toEqual(['How do I apply?']);
  expect(titlesFor('resume')).toEqual(['Who sees me?']);
  expect(titlesFor('apply public')).toEqual([]);
  expect(titlesFor('pply')).toEqual([]);
});

test('the document has the name of the country, as in a sentence', () => {
  const texts = (name: string) => withDocument(questions, name).map(({ text }) => text)[0];
  expect([texts('CV'), texts('Resume')]).toEqual([
    'Open the job and send your CV.',
    'Open the job and send your resume.',
  ]);
});

test('each role has at least 12 questions, all different', () => {
  for (const all of Object.values(helpQuestions)) {
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map((each) => each.question)).size).toBe(all.length);
  }
});
