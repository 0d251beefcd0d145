import { expect, test } from 'vitest';
import type { ResumeSections } from '../../cv/cvReading.ts';
import { emptySections } from '../../cv/sections/draft.ts';
import { mergeReading } from './mergeReading.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const sections = (change: Partial<ResumeSections>): ResumeSections => ({ ...emptySections(), ...change });
const box = { page: 1, left: 0.1, top: 0.2, width: 0.3, height: 0.02 };
const field = (path: string) => ({ path, value: 'x', confidence: 0.5, needs_review: true });

test('into nothing everything goes as it was read', () => {
  const read = {
    sections: sections({
      personal_details: { first_name: 'Leah' },
      summary: { text: 'Engineer' },
      skills: [{ id: uuid(1), name: 'Routing' }],
    }),
    fields: ['personal_details.first_name', 'summary.text', 'skills.0.name'].map(field),
    unmapped: ['A line'],
    unmapped_sources: [[box]],
  };
  expect(mergeReading(emptySections(), read)).toEqual(read);
});

test('what is there stays; what is new joins it, and what differs is left for the person', () => {
  const stored = sections({
    personal_details: { first_name: 'Leah', email: 'leah@example.com' },
    summary: { text: 'My own words' },
    civilian_exp: [
      {
        id: uuid(1),
        employer: 'Fenland',
        job_title: 'Electrician',
        start_month: '2012-01',
        highlights: ['Wired'],
      },
    ],
    skills: [{ id: uuid(2), name: 'Routing' }],
  });
  const merged = mergeReading(stored, {
    sections: sections({
      personal_details: { first_name: 'Leah', email: 'other@example.com', city: 'Bristol' },
      summary: { text: 'Their words' },
      civilian_exp: [
        {
          id: uuid(3),
          employer: 'FENLAND',
          job_title: 'Electrician',
          start_month: '2012-01',
          end_month: '2014-01',
          highlights: ['wired', 'Tested'],
        },
      ],
      skills: [
        { id: uuid(4), name: 'routing' },
        { id: uuid(5), name: 'Linux' },
      ],
    }),
    fields: [
      'personal_details.email',
      'personal_details.city',
      'civilian_exp.0.end_month',
      'civilian_exp.0.highlights.1',
      'skills.0.name',
      'skills.1.name',
    ].map(field),
    unmapped: [],
    unmapped_sources: [],
  });
  expect(merged).toEqual({
    sections: {
      ...stored,
      personal_details: { first_name: 'Leah', email: 'leah@example.com', city: 'Bristol' },
      civilian_exp: [{ ...stored.civilian_exp[0], end_month: '2014-01', highlights: ['Wired', 'Tested'] }],
      skills: [
        { id: uuid(2), name: 'Routing' },
        { id: uuid(5), name: 'Linux' },
      ],
    },
    fields: [
      'personal_details.city',
      'civilian_exp.0.end_month',
      'civilian_exp.0.highlights.1',
      'skills.0.name',
      'skills.1.name',
    ].map(field),
    unmapped: ['other@example.com', 'Their words'],
    unmapped_sources: [[], []],
  });
});

test('a job that goes on gets no end from another file, which is left for the person', () => {
  const job = { employer: 'Fenland', job_title: 'Electrician', start_month: '2012-01' };
  const stored = sections({ civilian_exp: [{ id: uuid(1), ...job, is_current: true }] });
  const ended = { id: uuid(2), ...job, end_month: '2014-01', is_current: false };
  const merged = mergeReading(stored, {
    ...{ sections: sections({ civilian_exp: [ended] }), unmapped: [], unmapped_sources: [] },
    fields: [field('civilian_exp.0.end_month')],
  });
  expect(merged).toEqual({ sections: stored, fields: [], unmapped: ['2014-01'], unmapped_sources: [[]] });
});

test('what finds no room is not lost', () => {
  const full = Array.from({ length: 10 }, (_, n) => ({
    id: uuid(n + 20),
    heading: `Part ${n}`,
    text: 'Text',
  }));
  const {
    sections: after,
    unmapped,
    unmapped_sources,
  } = mergeReading(sections({ misc: full }), {
    sections: sections({ misc: [{ id: uuid(9), heading: 'Driving', text: 'Category C' }] }),
    fields: [],
    unmapped: ['First'],
    unmapped_sources: [[box]],
  });
  expect([after.misc, unmapped, unmapped_sources]).toEqual([
    full,
    ['First', 'Driving, Category C'],
    [[box], []],
  ]);
});
