import { expect, test } from 'vitest';
import { withLaterReading } from './laterReading.ts';
import type { Sections } from './sections.ts';

type Review = Parameters<typeof withLaterReading>[0];

const reading = (sections: Partial<Sections>, paths: string[]) =>
  ({
    resume: { sections },
    parse: { fields: paths.map((path) => ({ path, value: 'x', confidence: 0.9, needs_review: false })) },
  }) as unknown as Review;

const currys = { id: 'b2', employer: 'Currys', job_title: 'Sales', start_month: '2012-01' };

test.each([
  [
    'a job that the person still has gets no end',
    { ...currys, is_current: true, end_month: null },
    { ...currys, is_current: false, end_month: '2015-02' },
    'end_month',
  ],
  [
    'a job that the person has left is not theirs again',
    { ...currys, end_month: '2014-05' },
    { ...currys, is_current: true, end_month: null },
    'is_current',
  ],
])('%s', (_, typed, stored, field) => {
  const later = reading({ civilian_exp: [stored] }, [`civilian_exp.0.${field}`]);
  expect(withLaterReading(later, { civilian_exp: [typed] })).toEqual({ civilian_exp: [typed] });
});

test('the end of a job is filled in where nothing typed contradicts it', () => {
  const ended = { ...currys, is_current: false, end_month: '2015-02' };
  const later = reading({ civilian_exp: [ended] }, ['civilian_exp.0.end_month']);
  const typed = { ...currys, is_current: false, end_month: null };
  expect(withLaterReading(later, { civilian_exp: [typed] })).toEqual({ civilian_exp: [ended] });
});

test('an entry that was typed, and that the file has as well, is there once, under the id that was read', () => {
  const read = { ...currys, id: 'e5', job_title: 'Sales lead', city: 'Bristol', highlights: ['Sold'] };
  const later = reading(
    {
      civilian_exp: [currys, read],
      skills: [
        { id: 'c3', name: 'Routing' },
        { id: 'f6', name: 'fibre' },
      ],
    },
    ['civilian_exp.1.employer', 'civilian_exp.1.city', 'civilian_exp.1.highlights.0', 'skills.1.name'],
  );
  const typed: Partial<Sections> = {
    civilian_exp: [{ ...currys, job_title: 'Sales lead', end_month: '2015-02' }],
    skills: [
      { id: 'd4', name: 'Fibre', source: 'self' },
      { id: 'd5', name: 'Fibre', source: 'self' },
    ],
  };
  expect(withLaterReading(later, typed)).toEqual({
    civilian_exp: [{ ...read, end_month: '2015-02' }],
    skills: [
      { id: 'f6', name: 'Fibre', source: 'self' },
      { id: 'd5', name: 'Fibre', source: 'self' },
    ],
  });
});

test('an entry of the file that differs from what was typed stays next to it', () => {
  const typed = { id: 'd4', title: 'Medal', month: '2019-06' };
  const read = { id: 'e5', title: 'Medal', month: '2021-06' };
  expect(withLaterReading(reading({ awards: [read] }, ['awards.0.title']), { awards: [typed] })).toEqual({
    awards: [typed, read],
  });
});
