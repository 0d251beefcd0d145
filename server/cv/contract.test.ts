import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { armySignaller, rafTechnician, usInfantry } from '../../tests/fixtures/cv/content.ts';
import { examples } from '../../tests/support/unit/examples.ts';
import type { CvReading } from './cvReading.ts';
import { readPlainText } from './files/plainText.ts';
import { mapJsonResume } from './jsonResume/jsonResume.ts';
import { parseJsonResume } from './jsonResume/parseJsonResume.ts';
import { sortIntoSections } from './sections/sortIntoSections.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(
  load(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'), {
    schema: CORE_SCHEMA,
  }) as object,
  'contract',
);
const isSections = ajv.compile({ $ref: 'contract#/components/schemas/ResumeSections' });
const areFields = ajv.compile({ type: 'array', items: { $ref: 'contract#/components/schemas/ReadField' } });

function faults(reading: CvReading): unknown {
  if (!reading.ok) return reading;
  isSections(reading.sections);
  areFields(reading.fields);
  return [...(isSections.errors ?? []), ...(areFields.errors ?? [])].map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
}

const hints = { countryId: 232 } as const;
const sort = (text: string) => sortIntoSections(readPlainText(Buffer.from(text)), hints);

const words = [
  ...new Set(JSON.stringify([armySignaller, usInfantry, rafTechnician]).match(/[\p{L}\d@.'’:/()&|–-]+/gu)),
];
const headings =
  'SKILLS,Languages,Military Career,Experience,Education,Awards,Volunteering,Additional Information,Interests,Security Clearance,Training'.split(
    ',',
  );
const isHeading = new RegExp(`^(${headings.join('|')}|[A-Z ]+)$`);
const line = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 25, size: 'max' }).map((some) => some.join(' ')),
  fc.constantFrom(...rafTechnician.split('\n')),
  fc.constantFrom(...headings),
  fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }),
);
const cv = fc.array(line, { maxLength: 60, size: 'max' }).map((lines) => lines.join('\n'));

const isPrivate = /birth|born|d\.?o\.?b|number|\bno\b|gender|sex|status|\bage|\d{5}/i;

test('whatever the text, the sections fit the contract and no marked word is lost', () => {
  fc.assert(
    fc.property(cv, (text) => {
      const rows = text.replaceAll(/[^\P{Cc}\n]/gu, '').split('\n');
      const isMarked = (row: string) => row.trim() !== '' && !isHeading.test(row) && !isPrivate.test(row);
      const marked = rows.map((row, at) => (isMarked(row) ? `${row} Zq${at}z` : row));
      const reading = sort(marked.join('\n'));
      expect(faults(reading)).toEqual([]);
      const out = JSON.stringify(reading);
      expect(rows.filter((row, at) => isMarked(row) && !out.includes(`Zq${at}z`))).toEqual([]);
    }),
    { numRuns: examples(400), endOnFailure: true },
  );
});

test('whatever the JSON Resume, the sections fit the contract', () => {
  const value = fc.oneof(
    fc.nat(1500).map((length) => 'Kept the stores in order. '.repeat(60).slice(0, length)),
    fc.constantFrom(...words),
    fc.constantFrom('2014-03-01', '2020', 'Royal Navy'),
    fc.integer(),
  );
  const record = (keys: string[]) =>
    fc.dictionary(fc.constantFrom(...keys), fc.oneof(value, fc.array(value, { maxLength: 12, size: 'max' })));
  const items = (...keys: string[]) => fc.array(record(keys), { maxLength: 50 });
  const resume = fc.record({
    basics: record(['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles']),
    work: items('name', 'position', 'startDate', 'endDate', 'highlights', 'summary', 'location'),
    education: items('institution', 'area', 'studyType', 'score', 'startDate', 'endDate'),
    volunteer: items('organization', 'position', 'startDate', 'summary'),
    awards: items('title', 'awarder', 'date', 'summary'),
    certificates: items('name', 'issuer', 'date'),
    skills: items('name', 'keywords'),
    languages: items('language', 'fluency'),
    interests: items('name', 'keywords'),
  });
  fc.assert(
    fc.property(resume, (json) => {
      const bytes = Buffer.from(JSON.stringify(json));
      fc.pre(bytes.length < 100_000);
      expect(faults(mapJsonResume(parseJsonResume(bytes), hints))).toEqual([]);
    }),
    { numRuns: examples(200), endOnFailure: true },
  );
});
