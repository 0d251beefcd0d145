import { expect, test } from 'vitest';
import { sectionsOf, spanOf } from './sections.ts';

const empty = {
  military_exp: [],
  civilian_exp: [],
  education: [],
  training: [],
  skills: [],
  awards: [],
  interest: [],
  volunteering: [],
  languages: [],
  security_clearance: [],
  misc: [],
};

test('an empty CV has no sections', () => {
  expect(sectionsOf(empty, {}, 'en-GB')).toEqual([]);
});

test('military service shows the names behind its ids, and hides what its owner hides', () => {
  const post = {
    id: 'a',
    role_title: 'Networks Engineer',
    unit: '21 Signal Regiment',
    region: 'South West',
    start_month: '2015-09',
    is_current: true,
    highlights: ['Led 9 engineers'],
    show: { unit: false, region: true },
  };
  const names = { a: { service: 'British Army', rank: 'Sergeant' } };
  expect(sectionsOf({ ...empty, military_exp: [post] }, names, 'en-GB')).toEqual([
    {
      title: 'Military Exp.',
      entries: [
        {
          id: 'a',
          title: 'Networks Engineer',
          detail: 'Sergeant · British Army · South West',
          when: 'Sept 2015 to now',
          text: undefined,
          points: ['Led 9 engineers'],
        },
      ],
    },
  ]);
});

test('every kind of entry finds its section', () => {
  const sections = sectionsOf(
    {
      ...empty,
      civilian_exp: [{ id: 'b', employer: 'Severn Networks', job_title: 'Engineer', city: 'Bristol' }],
      education: [{ id: 'c', institution: 'City of Bristol College', qualification: 'BTEC' }],
      training: [{ id: 'd', provider: 'CompTIA', title: 'Network+', completed_on: '2024-03' }],
      skills: [{ id: 'e', name: 'Fault finding' }],
      awards: [{ id: 'f', title: 'Medal', issuer: 'The Crown', month: '2019-06' }],
      interest: [{ id: 'g', title: 'Climbing' }],
      volunteering: [{ id: 'h', title: 'Scouts', organisation: '3rd Bristol' }],
      languages: [{ id: 'i', name: 'German', level: 'Advanced' }],
      security_clearance: [{ id: 'j', level: 'SC', status: 'active' }],
      misc: [{ id: 'k', heading: 'Driving licence', text: 'B, C1' }],
    },
    {},
    'en-GB',
  );
  expect(
    sections.map(({ title, entries }) => [title, ...entries.map((one) => [one.title, one.detail, one.when])]),
  ).toEqual([
    ['Civilian Exp.', ['Engineer', 'Severn Networks · Bristol', '']],
    ['Education', ['BTEC', 'City of Bristol College', '']],
    ['Training', ['Network+', 'CompTIA', 'Mar 2024']],
    ['Skills', ['Fault finding', '', '']],
    ['Awards', ['Medal', 'The Crown', 'Jun 2019']],
    ['Interests', ['Climbing', '', '']],
    ['Volunteering', ['Scouts', '3rd Bristol', '']],
    ['Languages', ['German', 'Advanced', '']],
    ['Security clearance', ['SC', 'active', '']],
    ['Misc', ['Driving licence', '', '']],
  ]);
});

test('a span without an end is only a beginning', () => {
  expect(spanOf({ start_month: '2015-09', end_month: '2020-01' }, 'en-GB')).toBe('Sept 2015 to Jan 2020');
  expect(spanOf({ start_month: '2015-09' }, 'en-GB')).toBe('Sept 2015');
  expect(spanOf({}, 'en-GB')).toBe('');
});
