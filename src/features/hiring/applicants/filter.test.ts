import { expect, test } from 'vitest';
import { withPage } from '../../../ui/filter/address.ts';
import {
  countApplicantFilters,
  parseApplicantSearch,
  toApplicantFilter,
  withApplicantFilter,
  withoutApplicantFilters,
} from './filter.ts';

const from = (text: string) => parseApplicantSearch(new URLSearchParams(text));

test('what the address says is what is asked for, and what no call would take is left out', () => {
  expect(
    toApplicantFilter(from('stage=interview&match=strong&search=%20Bath%20&anonymous=1&page=3')),
  ).toEqual({
    stage: 'interview',
    match: 'strong',
    search: 'Bath',
    anonymous: 1,
    page: 3,
  });
  expect(toApplicantFilter(from('stage=toString&match=90&search=%20&anonymous=yes&page=0'))).toEqual({});
  expect(toApplicantFilter(from(`search=${'a'.repeat(200)}&page=1e9`))).toEqual({
    search: 'a'.repeat(60),
    page: 500,
  });
});

test('stage, match and word count as filters; without names does not', () => {
  expect(
    ['', 'stage=viewed', 'stage=viewed&match=good&search=Bath&anonymous=1']
      .map(from)
      .map(countApplicantFilters),
  ).toEqual([0, 1, 3]);
});

test('another filter begins on the first page, and clearing keeps the way to look', () => {
  const query = new URLSearchParams('stage=viewed&anonymous=1&page=4');
  expect([
    String(withApplicantFilter(query, 'match', 'good')),
    String(withApplicantFilter(query, 'stage', '')),
    String(withPage(query, 5)),
    String(withoutApplicantFilters(query)),
  ]).toEqual([
    'stage=viewed&anonymous=1&match=good',
    'anonymous=1',
    'stage=viewed&anonymous=1&page=5',
    'anonymous=1',
  ]);
});
