import fc from 'fast-check';
import { expect, test } from 'vitest';
import { empty } from '../../../tests/fixtures/cv/resumes.ts';
import { examples } from '../../../tests/support/unit/examples.ts';
import { asJsonResume } from '../../resumes/export/jsonResume.ts';
import type { ResumeSections } from '../cvReading.ts';
import { readCv } from '../readCv.ts';
import { emptySections } from '../sections/draft.ts';

const titles = { '101': 'British Army', '405': 'Royal Corps of Signals', '2064': 'Sergeant' };

const exported = (sections: ResumeSections) =>
  asJsonResume({ ...empty, sections, military_titles: titles }, new Date('2026-01-02T03:04:05Z'));

async function imported(json: string) {
  const reading = await readCv(Buffer.from(json), { countryId: 232 });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const withoutIds = (sections: ResumeSections) =>
  JSON.parse(JSON.stringify(sections, (key, value) => (key === 'id' ? undefined : value)));

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
      fc.constantFrom(
        'dos Santos Jr.',
        'O’Brien-‐Smith',
        '<b>R&amp;D</b>',
        'two\nlines',
        '• one',
        '山田花子',
        '2:1',
      ),
    )
    .map((value) => [...value.replaceAll('\0', '')].slice(0, maxLength).join(''))
    .filter((value) => value !== '' && value.length <= maxLength && !/\p{Surrogate}/u.test(value));
const month = fc
  .tuple(fc.integer({ min: 1960, max: 2026 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }))
  .map(([year, number]) => (number ? `${year}-${String(number).padStart(2, '0')}` : `${year}`));
const item = <Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) =>
  fc.array(fc.record({ id: fc.uuid(), ...shape }, { requiredKeys: ['id'] }), { maxLength: 3 });
const post = {
  start_month: month,
  end_month: month,
  is_current: fc.boolean(),
  highlights: fc.array(text(300), { maxLength: 3 }),
};
const learned = {
  ...{ subject: text(120), grade: text(60), credential_id: text(120), civilian_equivalent: text(120) },
  ...{ start_month: month, end_month: month, completed_on: month, expires_on: month },
};
const activity = { title: text(120), issuer: text(120), organisation: text(120), month, text: text(300) };

const sections = fc.record({
  personal_details: fc.record(
    {
      ...{ first_name: text(60), middle_name: text(60), last_name: text(60), headline: text(120) },
      ...{ email: text(100), phone_number: text(20), country_code: text(5), city: text(80), state: text(80) },
      country_id: fc.constantFrom(232, 233),
      linkedin_url: text(100),
    },
    { requiredKeys: ['first_name'] },
  ),
  summary: fc.record({ text: text(1000) }),
  military_exp: item({
    military_service_id: fc.constant(101),
    military_corps_id: fc.constant(405),
    military_rank_id: fc.constant(2064),
    component: fc.constantFrom('regular', 'reserve', 'guard'),
    ...{ role_title: text(120), civilian_title: text(120), region: text(80) },
    people_led: fc.nat(5000),
    value_managed: fc.nat(2_000_000),
    ...post,
  }),
  civilian_exp: item({
    employer: text(120),
    job_title: text(120),
    employment_type: text(40),
    city: text(80),
    ...post,
  }),
  education: item({ institution: text(120), qualification: text(120), ...learned }),
  training: item({ provider: text(120), title: text(120), ...learned }),
  skills: item({ name: text(60), source: fc.constantFrom('self', 'translated', 'parsed') }),
  languages: item({ name: text(60), level: fc.constantFrom('Beginner', 'Fluent') }),
  awards: item(activity),
  interest: item(activity),
  volunteering: item(activity),
  security_clearance: item({
    level: text(60),
    status: fc.constantFrom('active', 'lapsed', 'eligible'),
    month,
    audience: fc.constantFrom('applied_to', 'approved_employers'),
  }).map((list) => list.map((clearance) => ({ audience: 'applied_to', ...clearance }))),
  misc: item({ heading: text(60), text: text(1000) }),
}) as unknown as fc.Arbitrary<ResumeSections>;

test('INPUT-04 a CV that is exported as JSON and imported again is the same CV', async () => {
  await fc.assert(
    fc.asyncProperty(sections, async (written) => {
      const { sections: read, unmapped, warnings } = await imported(exported(written));
      expect(withoutIds(read)).toEqual(withoutIds(written));
      expect([unmapped, warnings]).toEqual([[], []]);
    }),
    { numRuns: examples(200) },
  );
});

const sergeant: ResumeSections = {
  ...emptySections(),
  personal_details: { first_name: 'Ana', last_name: 'dos Santos Jr.' },
  military_exp: [
    { id: 'a', military_service_id: 101, military_rank_id: 2064, role_title: 'Clerk', people_led: 9 },
  ],
  skills: [{ id: 'b', name: 'Excel', source: 'self', evidence_item_id: 'a' }],
};

test('a part that another program changed is read, and the others are as they were', async () => {
  const document = JSON.parse(exported(sergeant));
  document.basics.name = 'Ana Lima';
  const { sections: read } = await imported(JSON.stringify(document));
  expect(read.personal_details).toEqual({ first_name: 'Ana', last_name: 'Lima' });
  expect(read.military_exp[0]).toMatchObject({ military_rank_id: 2064, people_led: 9 });
});

test('what proves a skill is the same entry again', async () => {
  const { sections: read } = await imported(exported(sergeant));
  expect(read.skills[0]!.evidence_item_id).toBe(read.military_exp[0]!.id);
  expect(read.military_exp[0]!.id).not.toBe('a');
});

test.each([
  ['of another type', { people_led: 'nine' }],
  ['unknown', { rank: 'General' }],
  ['too long', { role_title: 'x'.repeat(121) }],
])('a value %s is no section of ours: the standard fields are read', async (_, wrong) => {
  const document = JSON.parse(exported(sergeant));
  Object.assign(document.meta.sections.military_exp[0], wrong);
  const { sections: read } = await imported(JSON.stringify(document));
  expect(read.military_exp[0]).not.toHaveProperty('people_led');
  expect(read.skills[0]).toMatchObject({ name: 'Excel', source: 'parsed' });
});
