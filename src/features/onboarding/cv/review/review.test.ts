import { expect, test } from 'vitest';
import type { components } from '../../../../../openapi.gen.d.ts';
import { placeLine, placesFor } from './placeLine.ts';
import { doubtsOf, inWords, reviewProblems, sectionsToCheck } from './reviewProblems.ts';
import {
  addItem,
  changeItem,
  confirm,
  openReview,
  removeItem,
  reviewedCv,
  typedReview,
} from './reviewState.ts';
import type { Sections } from './sections.ts';

const [service, job, skill, extra] = ['a1', 'b2', 'c3', 'd4'] as [string, string, string, string];

const sections: Sections = {
  personal_details: {
    first_name: 'Leah',
    last_name: 'Bennett',
    email: 'leah@post.example',
    country_id: 232,
  },
  summary: { text: 'Signals.' },
  military_exp: [
    {
      id: service,
      military_service_id: 103,
      military_rank_id: 2040,
      military_corps_id: 409,
      component: 'regular',
      role_title: 'Networks Engineer',
      start_month: '2015-03',
      is_current: true,
      highlights: ['Led 8'],
    },
  ],
  civilian_exp: [
    { id: job, employer: 'Currys', job_title: 'Sales', start_month: '2012-01', end_month: '2015-02' },
  ],
  education: [],
  training: [],
  skills: [{ id: skill, name: 'Routing' }],
  awards: [],
  interest: [],
  volunteering: [],
  languages: [],
  security_clearance: [],
  misc: [],
};

const read: Omit<components['schemas']['OnboardingResume'], 'pages'> = {
  is_reviewed: false,
  resume: {
    id: 34,
    title: 'Leah Bennett CV',
    kind: 'cv',
    source: 'upload',
    file_name: 'Leah_Bennett_CV.docx',
    template_id: 'meridian-black',
    colour: 'black',
    page_size: 'a4',
    is_primary: false,
    section_order: [],
    hidden_sections: [],
    sections,
    military_titles: {},
    completeness: 40,
    page_count: null,
    checks: null,
    version: 1,
    updated_at: '2026-11-20T09:00:00Z',
    deleted_at: null,
  },
  parse: {
    id: 7,
    status: 'done',
    failure: null,
    confidence: 0.8,
    fields: [
      { path: 'civilian_exp.0.start_month', value: '2012-01', confidence: 0.55, needs_review: true },
      { path: 'skills.0.name', value: 'Routing', confidence: 0.98, needs_review: false },
    ],
    unmapped: ['A line', 'A line', 'Another line'],
    unmapped_sources: [[], [], []],
    warnings: [],
  },
};
const doubts = doubtsOf(read.parse.fields, sections);
const review = openReview(read, null);
const today = '2026-11-20';

test('a section with a doubt is to be checked until it is confirmed, or the doubtful entry is gone', () => {
  expect([
    sectionsToCheck(review, doubts),
    sectionsToCheck(confirm(review, 'civilian_exp'), doubts),
    sectionsToCheck(removeItem(review, 'civilian_exp', 0), doubts),
  ]).toEqual([['civilian_exp'], [], []]);
});

test('a confirmed section that is changed is to be confirmed again', () => {
  const changed = changeItem(confirm(review, 'civilian_exp'), 'civilian_exp', 0, { city: 'Bristol' });
  expect([changed.confirmed, sectionsToCheck(changed, doubts)]).toEqual([[], ['civilian_exp']]);
});

test('a doubt follows its entry when others are added before or after it', () => {
  const two = addItem(review, 'civilian_exp', { id: extra });
  expect(sectionsToCheck(removeItem(two, 'civilian_exp', 1), doubts)).toEqual(['civilian_exp']);
  expect(sectionsToCheck(removeItem(two, 'civilian_exp', 0), doubts)).toEqual([]);
});

test('doubt is said in words', () => {
  expect([0.3, 0.55, 0.9].map(inWords)).toEqual(['we weren’t sure', 'probably right', 'read clearly']);
});

test('what is open is named at its field, and a section that only needs a look at its heading', () => {
  expect(reviewProblems(review, doubts, today)).toEqual([
    {
      field: 'section-civilian_exp',
      message: 'Civilian Exp.: check what we read, then press “Looks right”',
    },
  ]);
  const worse = changeItem(
    changeItem(review, 'military_exp', 0, { component: null, end_month: '2014-01', is_current: false }),
    'personal_details',
    0,
    { email: 'leah', linkedin_url: 'linkedin.com/in/leah' },
  );
  expect(reviewProblems(confirm(worse, 'civilian_exp'), doubts, today)).toEqual([
    {
      field: 'sections.personal_details.email',
      message: 'Enter an email address such as name@example.com',
    },
    {
      field: 'sections.personal_details.linkedin_url',
      message: 'Enter a web address that starts with https://',
    },
    {
      field: 'sections.military_exp.0.end_month',
      message: 'Enter an end that is not before the start',
    },
  ]);
});

test('what is missing in several entries says in which, so that no two lines are the same', () => {
  const empty = addItem(addItem(review, 'military_exp', { id: extra }), 'military_exp', { id: skill });
  const messages = reviewProblems(confirm(empty, 'civilian_exp'), doubts, today).map(
    ({ message }) => message,
  );
  expect(messages).toContain('Period of service 2: Choose the service you served in');
  expect(messages).toContain('Period of service 3: Choose the service you served in');
  expect(new Set(messages).size).toBe(messages.length);
});

test('only what differs from the file is kept, and opens again over the same CV alone', () => {
  const changed = placeLine(changeItem(review, 'summary', 0, { text: 'New' }), 0, 'skills', extra);
  const typed = typedReview(read, changed);
  expect(typed).toEqual({
    resume_id: 34,
    reading_id: 7,
    sections: {
      summary: { text: 'New' },
      skills: [
        { id: skill, name: 'Routing' },
        { id: extra, name: 'A line', source: 'self' },
      ],
    },
    confirmed: [],
    placed: ['A line'],
  });
  expect(openReview(read, typed)).toEqual(changed);
  expect(openReview(read, { ...typed, resume_id: 33 })).toEqual(review);
});

test('what was moved and confirmed over one file does not count for another that is read into the same CV', () => {
  const checked = placeLine(changeItem(review, 'summary', 0, { text: 'New' }), 0, 'skills', extra);
  const typed = typedReview(read, confirm(checked, 'civilian_exp'));
  const parse = { ...read.parse, id: 8, unmapped: ['A line', 'Of the second file'] };
  const opened = openReview({ ...read, parse }, typed);
  expect(opened).toEqual({
    sections: checked.sections,
    confirmed: [],
    unplaced: ['A line', 'Of the second file'],
    placed: [],
  });
  expect(reviewedCv({ ...read, parse }, 1, opened)).not.toHaveProperty('placed_lines');
});

const fieldOf = (path: string) => ({ path, value: 'x', confidence: 0.9, needs_review: false });

test('what another file has added to sections that were changed over the first is there, too', () => {
  const renamed = changeItem(review, 'civilian_exp', 0, { job_title: 'Sales lead' });
  const named = changeItem(renamed, 'personal_details', 0, { headline: 'Engineer' });
  const changed = addItem(removeItem(named, 'skills', 0), 'skills', { id: extra, name: 'Satellites' });
  const typed = typedReview(read, changed);
  const [currys] = sections.civilian_exp;
  const [argos, fibre] = [
    { id: 'e5', employer: 'Argos', job_title: 'Driver' },
    { id: 'f6', name: 'Fibre' },
  ];
  const second: Sections = {
    ...sections,
    personal_details: { ...sections.personal_details, phone_number: '+447700900123' },
    civilian_exp: [{ ...currys!, city: 'Bristol', highlights: ['Sold'] }, argos],
    skills: [...sections.skills, fibre],
  };
  const fields = [
    'personal_details.phone_number',
    'civilian_exp.0.city',
    'civilian_exp.0.highlights.0',
    'civilian_exp.1.employer',
    'skills.1.name',
  ].map(fieldOf);
  const resume = { ...read.resume, sections: second };
  const opened = openReview({ ...read, resume, parse: { ...read.parse, id: 8, fields } }, typed);
  expect(opened.sections).toEqual({
    ...sections,
    personal_details: {
      ...sections.personal_details,
      headline: 'Engineer',
      phone_number: '+447700900123',
    },
    civilian_exp: [{ ...currys!, job_title: 'Sales lead', city: 'Bristol', highlights: ['Sold'] }, argos],
    skills: [{ id: extra, name: 'Satellites' }, fibre],
  });
});

test('what was typed while the file is being read leaves room for what it has', () => {
  const parse = { ...read.parse, status: 'processing' as const, fields: [], unmapped: [] };
  const empty = { ...read.resume, sections: { ...sections, skills: [] } };
  const reading = { ...read, resume: empty, parse };
  const typed = typedReview(
    reading,
    addItem(openReview(reading, null), 'skills', { id: extra, name: 'Fibre' }),
  );
  expect(typed.reading_id).toBeNull();
  expect(openReview(read, typed).sections.skills).toEqual([
    { id: extra, name: 'Fibre' },
    { id: skill, name: 'Routing' },
  ]);
});

test('what earlier versions kept, without the reading, opens as it was left', () => {
  const { reading_id: _, ...typed } = typedReview(
    read,
    confirm(removeItem(review, 'skills', 0), 'civilian_exp'),
  );
  const opened = openReview(read, typed);
  expect([opened.sections.skills, opened.confirmed]).toEqual([[], ['civilian_exp']]);
});

test('lines that a draft of an earlier version has placed are not offered again', () => {
  const { reading_id: _, placed: __, ...typed } = typedReview(read, placeLine(review, 0, 'skills', extra));
  const long = `Qualified ${'and trained '.repeat(8)}for months`;
  const sections = { ...typed.sections, awards: [{ id: extra, title: `${long.slice(0, 59)}…` }] };
  const parse = { ...read.parse, unmapped: ['A line', 'Another line', long, 'Of a second file'] };
  const opened = openReview({ ...read, parse }, { ...typed, sections, unplaced: ['Another line'] });
  expect([opened.placed, opened.unplaced]).toEqual([
    ['A line', long],
    ['Another line', 'Of a second file'],
  ]);
  expect(reviewedCv({ ...read, parse }, 1, opened).placed_lines).toEqual(['A line', long]);
});

test('a CV that was kept earlier need not be checked again', () => {
  expect(sectionsToCheck(openReview({ ...read, is_reviewed: true }, null), doubts)).toEqual([]);
});

test('a line without a place can go where there is room', () => {
  const full = changeItem(review, 'military_exp', 0, { highlights: Array(30).fill('Done') });
  expect([
    placesFor(review, 'A line').includes('military_exp'),
    placesFor(full, 'A line').includes('military_exp'),
  ]).toEqual([true, false]);
  expect(placeLine(review, 1, 'military_exp', extra).sections.military_exp[0]?.highlights).toEqual([
    'Led 8',
    'Another line',
  ]);
  expect(placeLine(review, 1, 'misc', extra).sections.misc).toEqual([
    { id: extra, heading: 'Other', text: 'Another line' },
  ]);
});

test('a line goes whole into every section, Education and Training included', () => {
  const empty = openReview(
    {
      ...read,
      resume: {
        ...read.resume,
        sections: {
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
        },
      },
    },
    null,
  );
  const names = placesFor(empty, 'Another line');
  expect(names.sort()).toEqual([
    'awards',
    'civilian_exp',
    'education',
    'interest',
    'languages',
    'military_exp',
    'misc',
    'personal_details',
    'security_clearance',
    'skills',
    'summary',
    'training',
    'volunteering',
  ]);
  for (const name of names) {
    const placed = placeLine(empty, 1, name, extra);
    expect(JSON.stringify(placed.sections[name])).toContain('Another line');
    expect(placed.unplaced).toEqual(['A line']);
  }
});

test('a long line is offered only where nothing of it is lost', () => {
  const line = Array(100).fill('word').join(' ');
  const long = { ...review, unplaced: [line] };
  expect(placesFor(long, line)).not.toContain('skills');
  expect(placeLine(long, 0, 'skills', extra)).toBe(long);
  const [job] = placeLine(long, 0, 'military_exp', extra).sections.military_exp;
  const added = job?.highlights?.slice(1) ?? [];
  expect(added.every((part) => part.length <= 300)).toBe(true);
  expect(added.join(' ')).toBe(line);
});

test('what is sent has no empty texts, no empty lines and no spaces around', () => {
  const typed = changeItem(
    changeItem(review, 'military_exp', 0, { unit: ' ', highlights: ['Led 8 ', ''], end_month: '' }),
    'personal_details',
    0,
    { first_name: ' Leah ', headline: '' },
  );
  const sent = reviewedCv(read, 1, confirm(typed, 'civilian_exp'));
  expect(sent).toEqual({
    resume_id: 34,
    version: 1,
    confirmed_sections: ['civilian_exp'],
    sections: {
      ...sections,
      military_exp: [{ ...sections.military_exp[0], highlights: ['Led 8'], end_month: null }],
    },
  });
});

test('the lines that went into a section are sent, so that they are not offered again', () => {
  const placed = placeLine(review, 0, 'skills', extra);
  expect(reviewedCv(read, 1, placed).placed_lines).toEqual(['A line']);
});
