import { expect, test } from 'vitest';
import { emptySections } from '../../cv/interface.ts';
import { currentFields, withItemIds } from './readFields.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const field = (path: string, value: string) => ({ path, value, confidence: 0.6, needs_review: true });
const job = (n: number, employer: string) => ({ id: id(n), employer });

const read = { ...emptySections(), civilian_exp: [job(1, 'Currys'), job(2, 'Argos')] };
const fields = [
  field('personal_details.first_name', 'Leah'),
  field('civilian_exp.0.employer', 'Currys'),
  field('civilian_exp.1.employer', 'Argos'),
  field('civilian_exp.1.highlights.2', 'Drove'),
];
const stored = withItemIds(fields, read);

const pathsIn = (civilian_exp: (typeof read)['civilian_exp']) =>
  currentFields(stored, { ...read, civilian_exp }).map(({ path, value }) => `${path} ${value}`);

test('what was read follows its entry, and goes away with it', () => {
  expect(currentFields(stored, read)).toEqual(fields);
  expect(pathsIn([job(2, 'Argos')])).toEqual([
    'personal_details.first_name Leah',
    'civilian_exp.0.employer Argos',
    'civilian_exp.0.highlights.2 Drove',
  ]);
  expect(pathsIn([job(3, 'Tesco'), job(2, 'Argos'), job(1, 'Currys')])).toEqual([
    'personal_details.first_name Leah',
    'civilian_exp.2.employer Currys',
    'civilian_exp.1.employer Argos',
    'civilian_exp.1.highlights.2 Drove',
  ]);
});

test('what an earlier version stored keeps the path it was stored with', () => {
  expect(currentFields(fields, { ...read, civilian_exp: [job(2, 'Argos')] })).toEqual(fields);
});
