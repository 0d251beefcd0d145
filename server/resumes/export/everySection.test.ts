import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerFaces } from '../../../src/documents/faces.ts';
import { renderResume } from '../../../src/documents/resume/render.tsx';
import type { Resume } from '../../../src/documents/resume/resumeContent.ts';
import { empty } from '../../../tests/fixtures/cv/resumes.ts';
import { asText } from './text.ts';
import { asWord } from './word.ts';

const at = new Date('2026-11-20T00:00:00Z');
const id = '00000000-0000-4000-8000-000000000001';

beforeAll(() => registerFaces((name) => `src/documents/fonts/${name}.ttf`));

// No two texts have a word or a year in common, so that one that is missing is missed.
const cv: Resume = {
  ...empty,
  hidden_sections: [],
  sections: {
    personal_details: {
      ...{ first_name: 'Leah', last_name: 'Bennett', headline: 'Fitter', email: 'leah@post.example' },
      ...{ country_code: '+44', phone_number: '7700900482', city: 'Bristol', state: 'Avon' },
    },
    summary: { text: 'Keeps turbines running.' },
    military_exp: [
      {
        ...{ id, role_title: 'Signaller', civilian_title: 'Technician', region: 'Norway' },
        ...{ start_month: '2001-02', end_month: '2004-05', highlights: ['Repaired masts', 'Taught cadets'] },
      },
      { ...{ id, civilian_title: 'Storekeeper', region: 'Kenya', start_month: '2005', end_month: '2006' } },
    ],
    civilian_exp: [
      {
        ...{
          id,
          job_title: 'Rigger',
          employer: 'Orbital',
          city: 'Hull',
          start_month: '2007-08',
          is_current: true,
        },
      },
      {
        ...{
          id,
          employer: 'Freelance',
          start_month: '2008',
          end_month: '2009',
          highlights: ['Cleaned hulls'],
        },
      },
    ],
    education: [
      {
        ...{ id, qualification: 'Diploma', institution: 'Abingdon', subject: 'Physics', grade: 'Merit' },
        start_month: '1990',
        end_month: '1992',
      },
      { id, qualification: 'Degree', institution: 'Leeds', completed_on: '1993-07' },
    ],
    training: [
      {
        ...{ id, title: 'Welding', provider: 'Weldco', credential_id: 'W77', civilian_equivalent: 'Level' },
        completed_on: '1994',
        expires_on: '2031',
      },
      { id, title: 'Rescue', start_month: '1995', end_month: '1996' },
    ],
    skills: [
      { id, name: 'Hydraulics' },
      { id, name: 'Soldering' },
    ],
    awards: [{ id, title: 'Commendation', issuer: 'Brigade', text: 'For courage', month: '1997-03' }],
    interest: [{ id, title: 'Sailing', organisation: 'Yachtclub', month: '1998' }],
    volunteering: [
      { id, title: 'Lifeguard', organisation: 'Lifeboats', text: 'Weekends\nWinter', month: '1999' },
    ],
    languages: [{ id, name: 'Welsh', level: 'Fluent' }],
    security_clearance: [
      { id, level: 'SC', status: 'active', month: '2000-09', audience: 'applied_to' },
      { id, level: 'STRAP', status: 'lapsed', month: '2002', audience: 'hidden' },
      { id, level: 'COSMIC', status: 'lapsed', month: '2003' },
    ],
    misc: [{ id, heading: 'Driving', text: 'Category licence' }],
  },
};

const printed = [
  ...[
    'Leah Bennett',
    'Fitter',
    'Bristol, Avon',
    '+44 7700900482',
    'leah@post.example',
    'Keeps turbines running.',
  ],
  ...['Technician', 'Signaller, Norway', 'Feb 2001 to May 2004', 'Repaired masts', 'Taught cadets'],
  ...['Storekeeper', 'Kenya', '2005 to 2006'],
  ...['Rigger', 'Orbital, Hull', 'Aug 2007 to present', 'Freelance', '2008 to 2009', 'Cleaned hulls'],
  ...['Diploma, Physics', 'Merit, Abingdon', '1990 to 1992', 'Degree', 'Leeds', 'Jul 1993'],
  ...['Welding', 'Weldco, equal to Level, W77, valid until 2031', '1994', 'Rescue', '1995 to 1996'],
  ...['Hydraulics', 'Soldering', 'Commendation', 'Brigade, For courage', 'Mar 1997'],
  ...['Sailing', 'Yachtclub', '1998', 'Lifeguard', 'Weekends', 'Winter', '1999', 'Welsh (fluent)'],
  ...['SC', 'active', 'Sep 2000', 'Driving', 'Category licence'],
];

const layouts = ['meridian', 'margin', 'harbour', 'horizon'] as const;
const unwrapped = (text: string) => text.replace(/\s+/g, ' ');
const yearsIn = (text: string) => (text.match(/\b(19|20)\d\d\b/g) ?? []).sort();

async function textOfPdf(layout: (typeof layouts)[number]) {
  const pdf = await renderResume({ ...cv, template_id: `${layout}-blue` }, { at });
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return text;
}

const formats: [name: string, read: () => Promise<string>][] = [
  ['text', async () => asText(cv)],
  ['Word', async () => (await mammoth.extractRawText({ buffer: await asWord(cv, at) })).value],
  ...layouts.map((layout): [string, () => Promise<string>] => [`PDF ${layout}`, () => textOfPdf(layout)]),
];

describe('a CV with every kind of section', () => {
  test.each(formats)(
    'as %s prints each text, each year and the clearance that is switched on',
    async (_, read) => {
      const file = await read();
      const line = unwrapped(file);
      expect(printed.filter((text) => !line.includes(text))).toEqual([]);
      expect(yearsIn(file)).toEqual(yearsIn(printed.join(' ')));
      expect(line).not.toMatch(/STRAP|COSMIC/);
    },
  );
});
