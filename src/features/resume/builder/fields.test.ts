import { expect, test } from 'vitest';
import { highlights, personFields, resumeLists } from '../../../documents/resume/fields.ts';
import type { BuilderContent } from './builderContent.ts';
import { missingInEntry, periodProblem, type ResumeItem, resumeGroups } from './fields.ts';
import { sectionProgress } from './progress.ts';

// The end of a post has two labels, and is one field.
const namesOf = (fields: readonly { name: string }[]) => [...new Set(fields.map(({ name }) => name))];
const learning = [
  ...['subject', 'grade', 'start_month', 'end_month', 'completed_on', 'expires_on'],
  ...['credential_id', 'civilian_equivalent'],
];

test('RESUME-01 the section groups with all their fields', () => {
  expect(resumeGroups.map(({ title, sections }) => [title, ...sections])).toEqual([
    ['Personal Details', 'personal_details'],
    ['Summary', 'summary'],
    ['Military Exp.', 'military_exp'],
    ['Civilian Exp.', 'civilian_exp'],
    ['Education', 'education', 'training'],
    ['Skills', 'skills'],
    ['Misc', 'languages', 'awards', 'volunteering', 'interest', 'security_clearance', 'misc'],
  ]);
  expect({
    person: namesOf(personFields),
    ...Object.fromEntries(Object.entries(resumeLists).map(([name, { fields }]) => [name, namesOf(fields)])),
    mostLines: highlights.maxItems,
    most: Object.fromEntries(Object.entries(resumeLists).map(([name, { maxItems }]) => [name, maxItems])),
  }).toEqual({
    person: [
      ...['first_name', 'middle_name', 'last_name', 'headline', 'email', 'country_code', 'phone_number'],
      ...['city', 'state', 'country_id', 'linkedin_url', 'website_url'],
    ],
    military_exp: [
      ...['civilian_title', 'start_month', 'is_current', 'end_month', 'unit', 'show.unit', 'region'],
      ...['show.region', 'people_led', 'value_managed', 'highlights'],
    ],
    civilian_exp: [
      ...['job_title', 'employer', 'employment_type', 'city', 'country_id'],
      ...['start_month', 'is_current', 'end_month', 'highlights'],
    ],
    education: ['qualification', 'institution', ...learning],
    training: ['title', 'provider', ...learning],
    skills: ['name'],
    languages: ['name', 'level'],
    awards: ['title', 'issuer', 'month', 'text'],
    volunteering: ['title', 'organisation', 'month', 'text'],
    interest: ['title', 'organisation', 'month', 'text'],
    security_clearance: ['level', 'status', 'month', 'audience'],
    misc: ['heading', 'text'],
    mostLines: 30,
    most: {
      military_exp: 40,
      civilian_exp: 40,
      education: 40,
      training: 80,
      skills: 40,
      languages: 20,
      awards: 40,
      volunteering: 40,
      interest: 40,
      security_clearance: 5,
      misc: 10,
    },
  });
});

const day = new Date('2026-11-20T12:00:00Z');

test.each<[string, Partial<ResumeItem>, string, string | undefined]>([
  [
    'an end before the start',
    { start_month: '2020-05', end_month: '2020-04' },
    'end_month',
    'The end can’t be before the start',
  ],
  ['the same month', { start_month: '2020-05', end_month: '2020-05' }, 'end_month', undefined],
  ['a month that is none', { start_month: '2020-13' }, 'start_month', 'Enter a month from 1 to 12'],
  [
    'a year that ends in the year of its start',
    { start_month: '2020-05', end_month: '2020' },
    'end_month',
    undefined,
  ],
  [
    'a year before the start',
    { start_month: '2020-05', end_month: '2019' },
    'end_month',
    'The end can’t be before the start',
  ],
  ['half a month', { start_month: '2020-' }, 'start_month', undefined],
  ['the future', { end_month: '2026-12' }, 'end_month', 'Enter a date that is not in the future'],
  [
    'the planned leaving month of who still serves',
    { end_month: '2027-02', is_current: true },
    'end_month',
    undefined,
  ],
  ['an expiry', { expires_on: '2030-01' }, 'expires_on', undefined],
])('a period with %s', (_, fields, field, message) => {
  expect(periodProblem({ id: 'a', ...fields }, field, day)).toBe(message);
});

test('a post needs what the cascade asks for; one that goes on needs no end', () => {
  expect([
    missingInEntry('military_exp', { id: 'a' }),
    missingInEntry('civilian_exp', { id: 'b', job_title: 'Clerk', start_month: '2020-01', is_current: true }),
  ]).toEqual([['Service', 'Rank', 'Your role', 'Start', 'End'], ['Employer']]);
});

test('the route says how far each group is', () => {
  const none = { civilian_exp: [], education: [], training: [], skills: [], awards: [] };
  const content: BuilderContent = {
    title: 'CV',
    page_size: 'a4',
    section_order: [],
    hidden_sections: [],
    sections: {
      ...none,
      personal_details: { first_name: 'Leah', last_name: 'Bennett' },
      summary: { text: 'Network engineer' },
      military_exp: [{ id: 'a' }],
      interest: [],
      volunteering: [],
      languages: [{ id: 'l', name: 'German', level: 'Fluent' }],
      security_clearance: [],
      misc: [{ id: 'm', heading: 'Driving' }],
    },
  };
  expect(resumeGroups.map((group) => sectionProgress(group, content))).toEqual([
    { state: 'ahead', detail: 'Add email, country' },
    { state: 'done', detail: '2 words' },
    { state: 'ahead', detail: 'Add service, rank' },
    { state: 'skipped', detail: 'None yet, and that’s fine' },
    { state: 'ahead', detail: 'None yet' },
    { state: 'ahead', detail: 'None yet' },
    { state: 'done', detail: 'Languages, other parts' },
  ]);
});
