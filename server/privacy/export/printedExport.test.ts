import { expect, test } from 'vitest';
import { resumes } from '../../db/schema/resumes.ts';
import type { CollectedExport } from './collectExport.ts';
import { exportSections } from './exportSections.ts';
import { printedExport } from './printedExport.ts';

const eventSource = exportSections.applications.sources.find(({ title }) => title === 'Application event')!;

const collected: CollectedExport = {
  person: { name: 'Leah Bennett', email: 'leah@demo.test' },
  consents: [
    {
      ...{ tenant_id: 1, id: 7, user_id: 3, kind: 'privacy', value: 'accepted', privacy_version: '2026-11' },
      given_at: new Date('2026-11-20T09:30:00Z'),
    },
  ],
  sections: [
    {
      section: 'resumes',
      parts: [
        {
          source: { title: 'Document', table: resumes, jsonOnly: ['content'] },
          rows: [
            {
              id: 5,
              title: 'My CV',
              is_primary: true,
              content: { text: 'left to the other file' },
              file_name: null,
              updated_at: '2026-11-20T09:00:00.000Z',
              sections: {
                summary: { text: 'Network engineer' },
                military_exp: [
                  {
                    id: 'a1',
                    military_rank_id: 12,
                    highlights: ['Led 9', 'Kept 14'],
                    answers: [{ question_id: 6, answer_option_ids: [61, 62] }],
                  },
                ],
                skills: [
                  { id: 's1', source: 'self', name: 'Planning' },
                  { id: 's2', name: 'Radio' },
                ],
                languages: [],
              },
            },
          ],
        },
      ],
    },
    { section: 'applications', parts: [] },
    { section: 'consents', parts: [] },
  ],
};

const keeper = { name: 'Valour', countryId: 232, now: new Date('2026-11-20T10:00:00Z') };
const names: Record<string, string> = { 'military_rank_id 12': 'Sergeant', 'answer_option_ids 61': 'Yes' };

test('rows become lines that a person reads: names for numbers, no keys, nothing empty', () => {
  expect(printedExport(keeper, collected, (field, id) => names[`${field} ${id}`])).toEqual({
    name: 'Leah Bennett',
    email: 'leah@demo.test',
    keeper: 'Valour',
    consents: [{ what: 'Privacy notice', answer: 'accepted', notice: '2026-11', at: '2026-11-20 09:30 UTC' }],
    sections: [
      {
        title: 'CVs',
        jsonOnly: ['Document'],
        entries: [
          {
            title: 'Document',
            lines: [
              ['Title', 'My CV'],
              ['Is primary', 'yes'],
              ['Updated', '2026-11-20 09:00 UTC'],
              ['Summary, Text', 'Network engineer'],
            ],
          },
          {
            title: 'Military experience 1',
            lines: [
              ['Military rank', 'Sergeant'],
              ['Highlights', 'Led 9; Kept 14'],
              ['Answers 1, Question', '6'],
              ['Answers 1, Answer options', 'Yes; 62'],
            ],
          },
          {
            title: 'Skills',
            lines: [
              ['1', 'Planning; source: self'],
              ['2', 'Radio'],
            ],
          },
        ],
      },
      { title: 'Applications', jsonOnly: [], entries: [] },
    ],
  });
});

test('people in the United States have resumes', () => {
  const { sections } = printedExport({ ...keeper, countryId: 233 }, collected, () => undefined);
  expect(sections.map(({ title }) => title)).toEqual(['Resumes', 'Applications']);
});

test('an application that was closed while inactive, after its offer expired, is printed as the pages name it', () => {
  const [application] = exportSections.applications.sources;
  const closed = {
    ...{ status: 'rejected', rejected_from: 'inactive', inactive_from: 'offer' },
    ...{ offer_status: 'lapsed', job_title: 'Fitter' },
  };
  const steps = [
    { from: 'interview', to: 'offer', offer: null, interview: null, by: 'employer' },
    { from: 'offer', to: 'offer', offer: 'lapsed', interview: null, by: 'calendar' },
    { from: 'offer', to: 'inactive', offer: null, interview: null, by: 'calendar' },
    { from: 'inactive', to: 'rejected', offer: null, interview: null, by: 'employer' },
  ];
  const { sections } = printedExport(
    keeper,
    {
      ...collected,
      sections: [
        {
          section: 'applications',
          parts: [
            { source: application!, rows: [closed] },
            { source: eventSource, rows: steps },
          ],
        },
      ],
    },
    () => undefined,
  );
  expect(sections[0]!.entries.map(({ lines }) => lines)).toEqual([
    [
      ['Status', 'Application closed'],
      ['Offer status', 'lapsed'],
      ['Job title', 'Fitter'],
    ],
    [
      ['Step', 'Offer'],
      ['By', 'employer'],
    ],
    [
      ['Step', 'Offer expired'],
      ['By', 'calendar'],
    ],
    [
      ['Step', 'Inactive'],
      ['By', 'calendar'],
    ],
    [
      ['Step', 'Application closed'],
      ['By', 'employer'],
    ],
  ]);
});

test.each([
  ['proposed', '2026-11-20T10:00:01.000Z', 'Interview proposed'],
  ['proposed', '2026-11-20T10:00:00.000Z', 'Interview times passed'],
  ['confirmed', '2026-11-20T10:00:01.000Z', 'Interview confirmed'],
  ['confirmed', '2026-11-20T10:00:00.000Z', 'Interview held'],
  ['requested', null, 'New times requested'],
  [null, null, 'Interview'],
])(
  'an application whose interview is %s until %s is printed as the pages name it: %s',
  (interview_status, interview_until, label) => {
    const [application] = exportSections.applications.sources;
    const row = { status: 'interview', offer_status: null, interview_status, interview_until };
    const sections = [{ section: 'applications' as const, parts: [{ source: application!, rows: [row] }] }];
    const printed = printedExport(keeper, { ...collected, sections }, () => undefined);
    expect(printed.sections[0]!.entries[0]!.lines[0]).toEqual(['Status', label]);
  },
);

test('an American reads American English', () => {
  const steps = [{ from: 'interview', to: 'interview', offer: null, interview: 'cancelled', by: 'employer' }];
  const sections = [{ section: 'applications' as const, parts: [{ source: eventSource, rows: steps }] }];
  const stepIn = (countryId: number) =>
    printedExport({ ...keeper, countryId }, { ...collected, sections }, () => undefined).sections[0]!
      .entries[0]!.lines;
  expect([stepIn(233), stepIn(232)]).toEqual([
    [
      ['Step', 'Interview canceled'],
      ['By', 'employer'],
    ],
    [
      ['Step', 'Interview cancelled'],
      ['By', 'employer'],
    ],
  ]);
});
