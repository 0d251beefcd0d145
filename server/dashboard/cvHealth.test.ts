import { expect, test } from 'vitest';
import { emptySections } from '../cv/sections/draft.ts';
import type { ResumeSections } from '../resumes/sections/sectionRules.ts';
import { cvHealthOf } from './cvHealth.ts';

const today = '2026-11-23';
const entry = '7f1c1b1e-0000-4000-8000-000000000001';

const sound: ResumeSections = {
  ...emptySections(),
  personal_details: {
    first_name: 'Leah',
    last_name: 'Bennett',
    email: 'leah@example.com',
    country_id: 232,
    phone_number: '7700900123',
    city: 'Bristol',
    headline: 'Engineer',
  },
  summary: { text: 'Engineer who keeps lifts running in hospitals and schools.' },
  civilian_exp: [
    {
      id: entry,
      employer: 'Lifts Ltd',
      job_title: 'Engineer',
      start_month: '2019-01',
      is_current: true,
      highlights: [
        'Serviced 60 lifts in 14 hospitals',
        'Cut call-outs from 40 to 25 a month',
        'Trained two apprentices in fault finding',
      ],
    },
  ],
  education: [{ id: entry, institution: 'College', qualification: 'BTEC' }],
  skills: ['Lifts', 'Electrics', 'Planning', 'Training', 'Safety'].map((name, at) => ({
    id: `7f1c1b1e-0000-4000-8000-00000000000${at}`,
    name,
  })),
};

const withLines = (...highlights: string[]): ResumeSections => ({
  ...sound,
  civilian_exp: [{ ...sound.civilian_exp[0]!, highlights }],
});
const [first = '', second = '', third = ''] = sound.civilian_exp[0]?.highlights ?? [];
const healthOf = (sections: ResumeSections) => cvHealthOf({ id: 7, title: 'CV', sections }, today);
const toMend = (sections: ResumeSections) =>
  healthOf(sections).findings.flatMap(({ is_good, text, to }) => (is_good ? [] : [[text, to]]));
const builder = '/veteran/resume/edit?resume_id=7';
const atEntry = `${builder}&section=civilian_exp&entry=${entry}`;

test('WORDS-03 100 is for a CV in which nothing is left to mend, and every point leads to its line', () => {
  expect(healthOf(sound)).toEqual({
    resume_id: 7,
    title: 'CV',
    score: 100,
    findings: [{ is_good: true, text: 'It is written in plain words', to: null }],
  });
  const faults: [ResumeSections, string, string][] = [
    [
      withLines(first, second, 'SNCO i/c FAMO returns to JSP 375'),
      'A civilian reader may not know “SNCO”, “i/c”, “JSP 375” and more',
      atEntry,
    ],
    [
      withLines(first, second, 'Kept the XQTT log of 12 sites'),
      'A civilian reader may not know “XQTT”',
      atEntry,
    ],
    [withLines(first, second, third, third), 'This line is there twice', atEntry],
    [
      withLines(third, 'Planned the work of the team', 'Answered calls from hospital staff'),
      'Few lines have a number: say how many, how much or how often',
      atEntry,
    ],
    [withLines(first, second, third.repeat(7)), 'A line runs long: split it in two', atEntry],
    [withLines(first, second, 'Fixed 3 lifts'), 'A line says very little: add what came of it', atEntry],
    [
      { ...sound, summary: { text: ' ' } },
      'Add a summary: two sentences are enough',
      `${builder}&section=summary`,
    ],
    [
      { ...sound, personal_details: { ...sound.personal_details, phone_number: '' } },
      'Add your phone number',
      `${builder}&section=personal_details`,
    ],
    [
      { ...sound, skills: sound.skills.slice(0, 2) },
      'Employers search by skill: name five or more',
      `${builder}&section=skills`,
    ],
    [{ ...sound, education: [] }, 'Add your education or training', `${builder}&section=education`],
    [
      {
        ...sound,
        civilian_exp: [
          ...sound.civilian_exp,
          {
            id: '7f1c1b1e-0000-4000-8000-000000000009',
            employer: 'Shop',
            job_title: 'Clerk',
            start_month: '2015-01',
            end_month: '2017-01',
          },
        ],
      },
      '23 months lie between Clerk and Engineer. Employers may ask what you did then.',
      atEntry,
    ],
  ];
  for (const [sections, text, to] of faults) {
    expect(toMend(sections), text).toContainEqual([text, to]);
    expect(healthOf(sections).score, text).toBeLessThan(100);
  }
});

test('years without months are no gap', () => {
  const years = {
    ...sound,
    civilian_exp: [
      { ...sound.civilian_exp[0]!, start_month: '2019' },
      {
        id: '7f1c1b1e-0000-4000-8000-000000000009',
        employer: 'Shop',
        job_title: 'Clerk',
        start_month: '2015',
        end_month: '2018',
      },
    ],
  };
  expect(healthOf(years).score).toBe(100);
});

test('a term is named in a CV that lacks nearly everything, too', () => {
  const bare = {
    ...emptySections(),
    military_exp: [{ id: 'a', highlights: ['Kept the XQTT log of 12 sites'] }],
  } as ResumeSections;
  expect(toMend(bare).map(([text]) => text)).toContain('A civilian reader may not know “XQTT”');
  expect(healthOf(bare).findings).toHaveLength(6);
});
