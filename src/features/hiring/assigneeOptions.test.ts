import { expect, test } from 'vitest';
import { assigneeOptions } from './assigneeOptions.ts';

const ann = { id: 4, name: 'Ann Lee' };
const ben = { id: 5, name: 'Ben Fox' };
const labels = (...args: Parameters<typeof assigneeOptions>) =>
  assigneeOptions(...args).map(({ value, label }) => `${value} ${label}`);

test('an application can be assigned to nobody, to the reader and to each colleague', () => {
  expect(labels(1, [ann, ben], ann)).toEqual(['0 Nobody', '1 You', '4 Ann Lee', '5 Ben Fox']);
});

test('whoever is assigned now can be read before the colleagues have loaded', () => {
  expect(labels(1, [], ben)).toEqual(['0 Nobody', '1 You', '5 Ben Fox']);
  expect(labels(1, [], { id: 1, name: 'Robin Ash' })).toEqual(['0 Nobody', '1 You']);
});
