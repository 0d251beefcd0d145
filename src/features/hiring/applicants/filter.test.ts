import { expect, test } from 'vitest';
import { withPage } from '../../../ui/filter/address.ts';
import {
  applicantAddress,
  countApplicantFilters,
  listAddress,
  parseApplicantSearch,
  toApplicantFilter,
  withApplicantFilter,
  withoutApplicantFilters,
  withStageList,
  withView,
} from './filter.ts';

const from = (text: string) => parseApplicantSearch(new URLSearchParams(text));

test('what the address says is what is asked for, and what no call would take is left out', () => {
  expect(
    toApplicantFilter(
      from('stage=interview&match=strong&search=%20Bath%20&anonymous=1&sorted_by=newest&page=3'),
    ),
  ).toEqual({
    stage: 'interview',
    match: 'strong',
    search: 'Bath',
    anonymous: 1,
    sorted_by: 'newest',
    page: 3,
  });
  expect(
    toApplicantFilter(from('stage=toString&match=90&search=%20&anonymous=yes&sorted_by=toString&page=0')),
  ).toEqual({});
  expect(toApplicantFilter(from(`search=${'a'.repeat(200)}&page=1e9`))).toEqual({
    search: 'a'.repeat(60),
    page: 500,
  });
});

test('how long people have waited, and the week in which they applied, are filters, also on the way through them', () => {
  const query = new URLSearchParams('wait=long&sorted_by=newest');
  expect([
    toApplicantFilter(parseApplicantSearch(query)),
    countApplicantFilters(parseApplicantSearch(query)),
    String(withoutApplicantFilters(query)),
    applicantAddress(8, 3, query),
    toApplicantFilter(from('wait=8&week=2026-02-30')),
    toApplicantFilter(from('week=2026-11-16')),
  ]).toEqual([
    { wait: 'long', sorted_by: 'newest' },
    1,
    'sorted_by=newest',
    '/recruiter/applications/8?job=3&wait=long&sorted_by=newest',
    {},
    { week: '2026-11-16' },
  ]);
});

test('names that are hidden are not sorted by', () => {
  expect([from('sorted_by=name').sorting, from('sorted_by=name&anonymous=1').sorting]).toEqual([
    ...['name', 'waiting'],
  ]);
});

test('an applicant is opened with the list, to which the way back leads', () => {
  const list = new URLSearchParams('sorted_by=match&stage=viewed&page=2&other=1');
  const address = applicantAddress(8, 3, list);
  expect(address).toBe('/recruiter/applications/8?job=3&stage=viewed&sorted_by=match&page=2');
  const { searchParams } = new URL(address, 'https://valour.test');
  expect(listAddress(3, searchParams)).toBe('/recruiter/jobs/3?stage=viewed&sorted_by=match&page=2');
});

test('applicants are filtered and sorted by their answers, also on the way through them', () => {
  const query = new URLSearchParams('answers=unexpected&sorted_by=answers');
  const search = parseApplicantSearch(query);
  expect(toApplicantFilter(search)).toEqual({ answers: 'unexpected', sorted_by: 'answers' });
  expect([countApplicantFilters(search), String(withoutApplicantFilters(query))]).toEqual([
    1,
    'sorted_by=answers',
  ]);
  expect(applicantAddress(8, 3, query)).toBe(
    '/recruiter/applications/8?job=3&answers=unexpected&sorted_by=answers',
  );
  expect(from('answers=toString').answers).toBeUndefined();
});

test('applicants are filtered by whom they are assigned to, and by nobody, which is no missing filter', () => {
  expect(
    ['assignee=4', 'assignee=0', 'assignee=-1', 'assignee=me', ''].map(from).map(toApplicantFilter),
  ).toEqual([{ assignee: 4 }, { assignee: 0 }, ...[{}, {}, {}]]);
  const query = new URLSearchParams('assignee=0');
  expect([countApplicantFilters(from('assignee=0')), String(withoutApplicantFilters(query))]).toEqual([
    1,
    '',
  ]);
  expect(applicantAddress(8, 3, query)).toBe('/recruiter/applications/8?job=3&assignee=0');
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

test('the board has every stage, and each of its columns leads to its list', () => {
  const list = new URLSearchParams('stage=viewed&search=Bath&page=2');
  const board = withView(list, 'board');
  expect([String(board), String(withView(board, 'list'))]).toEqual(['search=Bath&view=board', 'search=Bath']);
  expect(String(withStageList(board, 'inactive'))).toBe('search=Bath&stage=inactive');
  const opened = new URL(applicantAddress(8, 3, withView(list, 'board')), 'https://valour.test');
  expect(listAddress(3, opened.searchParams)).toBe('/recruiter/jobs/3?view=board&search=Bath');
});
