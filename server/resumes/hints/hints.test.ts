import { expect, test } from 'vitest';
import type { ResumeSections } from '../../cv/cvReading.ts';
import { emptySections } from '../../cv/sections/draft.ts';
import { resumeHealth } from './completeness.ts';
import { resumeHints } from './hints.ts';

const completeness = (...content: Parameters<typeof resumeHealth>) => resumeHealth(...content).completeness;

const today = '2026-11-20';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const sections = (change: Partial<ResumeSections>): ResumeSections => ({ ...emptySections(), ...change });

const job = (n: number, job_title: string, start_month: string, end_month: string | null) => ({
  id: uuid(n),
  employer: 'Fenland',
  job_title,
  start_month,
  end_month,
  is_current: end_month === null,
});

test('more than six months between two jobs is worth a word, and so are jobs at the same time', () => {
  const resume = sections({
    military_exp: [{ id: uuid(1), role_title: 'Sapper', start_month: '2012-01', end_month: '2018-06' }],
    civilian_exp: [
      job(2, 'Driver', '2019-01', '2020-01'),
      job(3, 'Clerk', '2020-08', '2022-01'),
      job(4, 'Foreman', '2021-06', null),
      { id: uuid(5), job_title: 'Undated' },
    ],
  });
  expect(resumeHints(resume, today)).toEqual([
    {
      path: 'civilian_exp.2.start_month',
      text: 'Foreman overlaps with Clerk. That is fine if you did both.',
    },
  ]);
  const later = sections({ ...resume, civilian_exp: [job(2, 'Driver', '2019-02', '2020-01')] });
  expect(resumeHints(later, today)).toEqual([
    {
      path: 'civilian_exp.0.start_month',
      text: '7 months lie between Sapper and Driver. Employers may ask what you did then.',
    },
  ]);
});

test('a year without its month makes neither a gap nor an overlap that the months may not have', () => {
  const hints = (start: string, end: string, next: string) =>
    resumeHints(
      sections({ civilian_exp: [job(1, 'Driver', start, end), job(2, 'Clerk', next, null)] }),
      today,
    ).map(({ text }) => text.split('.')[0]);
  expect([
    hints('2012', '2014', '2014'),
    hints('2012', '2014', '2015'),
    hints('2012-03', '2014-03', '2014'),
    hints('2012-03', '2014-03', '2015'),
    hints('2012', '2014', '2013'),
    hints('2012', '2014', '2016'),
  ]).toEqual([
    [],
    [],
    [],
    ['9 months lie between Driver and Clerk'],
    ['Clerk overlaps with Driver'],
    ['12 months lie between Driver and Clerk'],
  ]);
});

test('how complete it is grows from nothing to all of it', () => {
  const whole = sections({
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
        ...job(1, 'Driver', '2019-01', null),
        highlights: [
          'Drove 40,000 miles a year without an accident',
          'Planned routes for 12 vans and their drivers',
          'Trained new drivers in safe loading',
        ],
      },
    ],
    education: [{ id: uuid(2), institution: 'College', qualification: 'BTEC' }],
    skills: [1, 2, 3, 4, 5].map((n) => ({ id: uuid(n), name: `Skill ${n}` })),
  });
  expect([
    completeness(emptySections(), today),
    completeness({ ...whole, summary: { text: ' ' } }, today),
    completeness({ ...whole, civilian_exp: [] }, today),
    completeness(whole, today),
  ]).toEqual([0, 85, 65, 100]);
});
