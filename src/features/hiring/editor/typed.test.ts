import { expect, test } from 'vitest';
import {
  changedJobFields,
  emptyJob,
  inCountry,
  mergeTypedJob,
  openingsErrors,
  stepOf,
  toJobFields,
  withoutRefused,
  withRefused,
} from './typed.ts';

const typed = {
  ...emptyJob(232),
  title: ' Depot Shift Manager ',
  openings: '2',
  salary_min: '36,000',
  salary_max: '42480.5',
  skills: 'Team leadership\n- Transport planning',
  nice_skills: 'First aid',
  description: 'You lead a shift.',
  questions: [
    { key: 'a', title: 'Nights?', type: 'yes_no' as const, options: 'x', is_required: true },
    { key: 'b', title: 'When?', type: 'single_choice' as const, options: 'Now\nLater', is_required: false },
    { key: 'c', title: ' ', type: 'text' as const, options: '', is_required: false },
  ],
};

test('what is typed becomes the fields of a job', () => {
  expect(toJobFields(typed)).toMatchObject({
    title: 'Depot Shift Manager',
    openings: 2,
    salary: { min: 3_600_000, max: 4_248_050, currency: 'GBP', per: 'year', is_public: true },
    skills: [
      { name: 'Team leadership', is_required: true },
      { name: 'Transport planning', is_required: true },
      { name: 'First aid', is_required: false },
    ],
    description_html: '<p>You lead a shift.</p>',
    questions: [
      { title: 'Nights?', type: 'yes_no', is_required: true },
      { title: 'When?', type: 'single_choice', options: ['Now', 'Later'], is_required: false },
    ],
    is_remote: false,
    closes_on: null,
  });
  expect(toJobFields({ ...typed, salary_min: '', salary_max: '', openings: 'two' })).toMatchObject({
    salary: null,
  });
  expect(toJobFields({ ...typed, openings: 'two' })).not.toHaveProperty('openings');
});

test.each(['', '0', '1000', '2.5', 'two'])('“%s” is no number of openings', (openings) => {
  expect(Object.keys(openingsErrors({ ...typed, openings }))).toEqual(['openings']);
  expect(openingsErrors({ ...typed, openings: '12' })).toEqual({});
});

test('a salary keeps its currency, and is entered again in another country that has another one', () => {
  const euros = { ...typed, salary_currency: 'EUR' as const, salary_max: '43000' };
  expect(toJobFields(euros).salary).toMatchObject({ max: 4_300_000, currency: 'EUR' });
  const moved = { ...typed, ...inCountry(typed, 233) };
  expect([moved.salary_min, moved.salary_max, moved.salary_currency]).toEqual(['', '', 'USD']);
  expect(toJobFields(moved)).toMatchObject({ country_id: 233, salary: null });
  expect(toJobFields({ ...moved, salary_min: '50000' }).salary).toMatchObject({ currency: 'USD' });
  expect(toJobFields({ ...typed, ...inCountry(typed, 232) }).salary).toEqual(toJobFields(typed).salary);
});

test('only what was changed is sent, and a change of another window is kept with it', () => {
  expect(changedJobFields(typed, { ...typed, title: 'Night Shift Manager' })).toEqual({
    title: 'Night Shift Manager',
  });
  expect(changedJobFields(typed, { ...typed })).toEqual({});
  const theirs = { ...typed, openings: '5', title: 'Theirs' };
  expect(mergeTypedJob(theirs, typed, { ...typed, title: 'Mine' })).toEqual({
    ...typed,
    openings: '5',
    title: 'Mine',
  });
});

test('what is refused keeps nothing else from being sent', () => {
  const fields = { title: 'Depot lead', salary: null, questions: [] };
  expect([
    withoutRefused(fields, { 'questions.0.options': ['Give at least two'] }),
    withoutRefused(fields, { title: ['x'], 'salary.max': ['x'], questions: ['x'] }),
    withoutRefused(fields, { version: ['x'] }),
  ]).toEqual([{ title: 'Depot lead', salary: null }, null, null]);
  const sent = { ...typed, title: 'Depot lead', salary_max: '1', skills: 'Rails' };
  expect(withRefused(sent, typed, { 'salary.max': ['x'], 'skills.0.name': ['x'] })).toEqual({
    ...typed,
    title: 'Depot lead',
  });
});

test('every field has its step', () => {
  expect(['title', 'salary.min', 'skills.0.name', 'closes_on', 'questions.0.title'].map(stepOf)).toEqual([
    0, 1, 2, 3, 3,
  ]);
});
