import { expect, test } from 'vitest';
import { placeInOrder, placeText } from './walk.ts';

const applicants = ['Ann Lee', 'Ben Fox', 'Cy Orr'].map((display_name, at) => ({
  ...{ id: 11 + at, display_name, headline: null, place: null },
}));
const order = { total: 40, applicants };

const at = (id: number) => {
  const place = placeInOrder(order, id);
  return [placeText(place), place.previous?.display_name, place.next?.display_name];
};

test('each applicant has a place, and those before and after; the ends have one of them', () => {
  expect([11, 12, 13].map(at)).toEqual([
    ['1 of 40', undefined, 'Ben Fox'],
    ['2 of 40', 'Ann Lee', 'Cy Orr'],
    ['3 of 40', 'Ben Fox', undefined],
  ]);
});

test('from an applicant who has left the list, the way begins at its first', () => {
  expect(at(99)).toEqual(['40 applicants in the list', undefined, 'Ann Lee']);
});
