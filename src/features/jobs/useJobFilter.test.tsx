import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useJobFilter } from './useJobFilter.ts';

function openAt(address: string) {
  const { result } = renderHook(() => ({ filter: useJobFilter(232), address: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/jobs${address}`]}>{children}</MemoryRouter>
    ),
  });
  return {
    set: (...change: Parameters<ReturnType<typeof useJobFilter>['set']>) =>
      act(() => result.current.filter.set(...change)),
    setAll: (values: Parameters<ReturnType<typeof useJobFilter>['setAll']>[0]) =>
      act(() => result.current.filter.setAll(values)),
    clear: () => act(() => result.current.filter.clear()),
    now: () => result.current,
  };
}

test.each([
  ['job_role', [12]],
  ['experience', [2]],
  ['country_id', [233]],
  ['state', [4]],
  ['city', [7, 8]],
  ['matching_jobs', [true]],
  ['job_type', ['contract']],
  ['industry', [3]],
  ['type', ['remote']],
  ['search', ['crane']],
  ['posted', ['today']],
  ['sorted_by', ['date']],
  ['sorted_type', ['asc']],
] as const)('JOBS-04 on the third page, another %s leads to the first', (name, values) => {
  const page = openAt('?job_type=full_time&page=3');
  page.set(name, ...values);
  const { address, filter } = page.now();
  expect(new URLSearchParams(address).getAll(name)).toEqual(values.map(String));
  expect(new URLSearchParams(address).has('page')).toBe(false);
  expect(filter.search.page).toBe(1);
});

test('JOBS-03 the page counts a role, an experience and a match as one each, and lists by their length', () => {
  const counts = (address: string) => openAt(address).now().filter.count;
  expect(counts('')).toBe(0);
  expect(counts('?job_role=12&experience=2&matching_jobs=true')).toBe(3);
  expect(counts('?city=1&city=2&job_type=contract&industry=3&type=remote&type=hybrid')).toBe(6);
  expect(counts('?search=crane&search=fibre')).toBe(2);
  expect(counts('?page=4&sorted_by=date&sorted_type=asc&posted=today&state=2')).toBe(0);
});

test('an order is set with its direction, and leads to the first page, too', () => {
  const page = openAt('?city=1&page=3');
  page.setAll({ sorted_by: ['salary'], sorted_type: ['asc'] });
  expect(page.now().address).toBe('?city=1&sorted_by=salary&sorted_type=asc');
  page.setAll({ sorted_by: [], sorted_type: [] });
  expect(page.now().address).toBe('?city=1');
});

test('clearing takes the filters and the page away and leaves the order', () => {
  const page = openAt('?city=1&search=crane&sorted_by=date&page=3');
  page.clear();
  expect([page.now().address, page.now().filter.count]).toEqual(['?sorted_by=date', 0]);
});
