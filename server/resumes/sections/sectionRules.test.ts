import { expect, test } from 'vitest';
import { checkReview, checkSections, type ResumeSections } from './sectionRules.ts';

const today = '2026-11-20';
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

function cv(change: Partial<ResumeSections> = {}): ResumeSections {
  return {
    personal_details: {
      first_name: 'Leah',
      last_name: "O'Neill-Åberg",
      email: 'leah@example.com',
      country_id: 232,
    },
    military_exp: [
      {
        id: id(1),
        military_service_id: 103,
        military_rank_id: 2040,
        component: 'regular',
        role_title: 'Section Commander',
        start_month: '2015-01',
        end_month: '2024-06',
      },
    ],
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
    ...change,
  };
}

const served = (change: Partial<ResumeSections['military_exp'][number]>) =>
  checkSections(cv({ military_exp: [{ ...cv().military_exp[0]!, ...change }] }), today);

test('a whole CV passes', () => {
  expect(checkSections(cv(), today)).toEqual({});
});

test('every section names what its items still need', () => {
  const bare = { id: id(2) };
  const errors = checkSections(
    cv({
      personal_details: { first_name: '  ', last_name: '4711', email: 'leah@', country_id: 14 },
      military_exp: [bare],
      civilian_exp: [bare],
      education: [bare],
      training: [bare],
      skills: [bare],
      awards: [bare],
      interest: [bare],
      volunteering: [bare],
      languages: [bare],
      security_clearance: [bare],
      misc: [bare],
    }),
    today,
  );
  expect(Object.fromEntries(Object.entries(errors).map(([path, [message]]) => [path, message]))).toEqual({
    'sections.personal_details.first_name': 'Enter your first name',
    'sections.personal_details.last_name': 'Use letters for your name',
    'sections.personal_details.email': 'Enter an email address such as name@example.com',
    'sections.personal_details.country_id': 'Choose the country you live in',
    'sections.military_exp.0.military_service_id': 'Choose the service you served in',
    'sections.military_exp.0.role_title': 'Enter your role, such as Section Commander',
    'sections.military_exp.0.start_month': 'Enter when you started: the year, and the month if you know it',
    'sections.military_exp.0.end_month': 'Enter when you finished, or say that you’re still there',
    'sections.civilian_exp.0.employer': 'Enter the employer',
    'sections.civilian_exp.0.job_title': 'Enter your job title',
    'sections.civilian_exp.0.start_month': 'Enter when you started: the year, and the month if you know it',
    'sections.civilian_exp.0.end_month': 'Enter when you finished, or say that you’re still there',
    'sections.education.0.institution': 'Enter the school, college or university',
    'sections.education.0.qualification': 'Enter the qualification',
    'sections.training.0.title': 'Enter the name of the course',
    'sections.skills.0.name': 'Enter the skill, or remove this line',
    'sections.awards.0.title': 'Enter the award, or remove this line',
    'sections.interest.0.title': 'Enter the interest, or remove this line',
    'sections.volunteering.0.title': 'Enter what you do, or remove this line',
    'sections.languages.0.name': 'Enter the language, or remove this line',
    'sections.languages.0.level': 'Choose how well you speak it',
    'sections.security_clearance.0.level': 'Choose the clearance, or remove this line',
    'sections.misc.0.heading': 'Enter a heading, or remove this part',
  });
});

test('months are in order and not in the future', () => {
  expect(served({ start_month: '2024-07' })).toEqual({
    'sections.military_exp.0.end_month': ['Enter an end that is not before the start'],
  });
  expect(served({ start_month: '2026-12', end_month: null, is_current: true })).toEqual({
    'sections.military_exp.0.start_month': ['Enter a start that is not in the future'],
  });
  const award = { id: id(3), title: 'Commendation', month: '2027-01' };
  expect(checkSections(cv({ awards: [award] }), today)).toEqual({
    'sections.awards.0.month': ['Enter a date that is not in the future'],
  });
});

test('only someone still serving may plan to leave in a later month', () => {
  expect(served({ end_month: '2027-02', is_current: true })).toEqual({});
  expect(served({ end_month: '2027-02', is_current: false })).toEqual({
    'sections.military_exp.0.end_month': ['Say that you are still serving if you leave in the future'],
  });
  expect(served({ end_month: '2026-10', is_current: true })).toEqual({
    'sections.military_exp.0.end_month': ['Leave the end empty if you are still there'],
  });
});

test('a certificate may run out in the future', () => {
  const card = {
    id: id(4),
    provider: 'CITB',
    title: 'Site card',
    expires_on: '2029-01',
    completed_on: '2024-01',
  };
  expect(checkSections(cv({ training: [card] }), today)).toEqual({});
});

test('a photo is for the United Kingdom only', () => {
  const person = (country_id: number) => ({ ...cv().personal_details, photo: true, country_id });
  expect(checkSections(cv({ personal_details: person(232) }), today)).toEqual({});
  expect(checkSections(cv({ personal_details: person(233) }), today)).toEqual({
    'sections.personal_details.photo': [
      'Leave the photo out: employers in the United States may not consider it',
    ],
  });
});

test('web addresses start with http', () => {
  const person = {
    ...cv().personal_details,
    linkedin_url: 'javascript:alert(1)',
    website_url: 'https://leah.example',
  };
  expect(checkSections(cv({ personal_details: person }), today)).toEqual({
    'sections.personal_details.linkedin_url': ['Enter a web address that starts with https://'],
  });
});

const unsure = (path: string) => ({ path, value: 'x', confidence: 0.4, needs_review: true });
const look = 'Check what we read here, then confirm or change it';

test('what was read uncertainly is confirmed with its section', () => {
  const fields = [unsure('personal_details.first_name'), unsure('military_exp.0.role_title')];
  expect(checkReview(fields, ['personal_details'], cv(), undefined)).toEqual({
    'sections.military_exp.0.role_title': [look],
  });
  expect(checkReview(fields, ['personal_details', 'military_exp'], cv(), undefined)).toEqual({});
});

test('what was read uncertainly may be changed or taken out instead, wherever it is now', () => {
  const fields = [unsure('military_exp.0.role_title')];
  const [item] = cv().military_exp;
  const other = { ...item!, id: id(9) };
  const changed = cv({ military_exp: [other, { ...item!, role_title: 'Troop Commander' }] });
  expect(checkReview(fields, [], cv(), changed)).toEqual({});
  expect(checkReview(fields, [], cv(), cv({ military_exp: [other] }))).toEqual({});
  expect(checkReview(fields, [], cv(), cv({ military_exp: [other, item!] }))).toEqual({
    'sections.military_exp.1.role_title': [look],
  });
});

test('what was read with confidence needs no second look', () => {
  const sure = { path: 'summary.text', value: 'x', confidence: 0.95, needs_review: false };
  expect(checkReview([sure], [], cv(), undefined)).toEqual({});
});
