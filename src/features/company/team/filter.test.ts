import { expect, test } from 'vitest';
import {
  countMemberFilters,
  filterOf,
  pageOf,
  parseTeamTab,
  withFilter,
  withoutMemberFilters,
} from './filter.ts';

const query = (text: string) => new URLSearchParams(text);

test('a filter that is not set is sent as an empty list', () => {
  expect(filterOf(query('tab=pending'), 'pending')).toEqual({
    company_users: [],
    approved_by: [],
    joined_on: [],
    approved_on: [],
    status: ['approval_pending'],
    admin: [],
    search: [],
    company_id: [],
  });
});

test('what the address says is sent, and what it cannot mean is not', () => {
  expect(
    filterOf(
      query(
        'user=31&user=x&approved_by=32&joined_from=2026-10-01&approved_to=yesterday&admin=0&search=jo&search=drivers',
      ),
      'inactive',
    ),
  ).toEqual({
    company_users: [31],
    approved_by: [32],
    joined_on: { from: '2026-10-01', to: null },
    approved_on: [],
    status: ['inactive', 'rejected'],
    admin: [0],
    search: ['jo', 'drivers'],
    company_id: [],
  });
});

test('another filter begins on the first page and keeps the tab', () => {
  const before = query('tab=active&page=3&admin=1&search=jo');
  expect(String(withFilter(before, 'search', ['jo', 'an']))).toBe('tab=active&admin=1&search=jo&search=an');
  expect(String(withFilter(before, 'admin', ['']))).toBe('tab=active&search=jo');
  expect(String(withoutMemberFilters(before))).toBe('tab=active');
  expect([countMemberFilters(before), countMemberFilters(query('tab=active'))]).toEqual([2, 0]);
});

test('an unknown tab or page is the first', () => {
  expect([
    parseTeamTab(query('tab=x')),
    parseTeamTab(query('tab=invitations')),
    parseTeamTab(query('')),
  ]).toEqual(['active', 'invitations', 'active']);
  expect(['', 'page=0', 'page=x', 'page=1.5', 'page=7'].map((text) => pageOf(query(text)))).toEqual([
    1, 1, 1, 1, 7,
  ]);
});
