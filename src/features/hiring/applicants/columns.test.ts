import { expect, test } from 'vitest';
import { hiddenColumnsIn, withHiddenColumns } from './columns.ts';
import { applicantAddress, listAddress, withoutApplicantFilters, withView } from './filter.ts';

test('the address says which columns are hidden, and nothing else can be', () => {
  const query = new URLSearchParams('hide=match&hide=toString&hide=match&hide=notes&hide=name');
  expect(hiddenColumnsIn(query)).toEqual(['match', 'notes']);
  expect(hiddenColumnsIn(new URLSearchParams(''))).toEqual([]);
});

test('hiding a column leaves the filters and the page, and clearing the filters leaves the columns', () => {
  const query = withHiddenColumns(new URLSearchParams('stage=viewed&page=2'), ['match', 'notes']);
  expect(String(query)).toBe('stage=viewed&page=2&hide=match&hide=notes');
  expect(String(withoutApplicantFilters(query))).toBe('hide=match&hide=notes');
  expect(String(withHiddenColumns(query, []))).toBe('stage=viewed&page=2');
});

test('they stay hidden on the way through the applicants and the board', () => {
  const query = new URLSearchParams('hide=match&sorted_by=newest');
  const opened = new URL(applicantAddress(8, 3, query), 'https://valour.test');
  expect(listAddress(3, opened.searchParams)).toBe('/recruiter/jobs/3?sorted_by=newest&hide=match');
  expect(String(withView(withView(query, 'board'), 'list'))).toBe('hide=match&sorted_by=newest');
});
