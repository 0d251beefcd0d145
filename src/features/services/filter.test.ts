import { expect, test } from 'vitest';
import { withPage, withValues } from '../../ui/filter/address.ts';
import {
  countServiceFilters,
  parseServiceSearch,
  sharedServiceQuery,
  toServiceFilter,
  withoutServiceFilters,
} from './filter.ts';

const at = (text: string) => new URLSearchParams(text);
const full =
  'category_id=3&service_type=online&service_type=hybrid&proximity=near_me&availability=24/7_support&search=sleep&page=2';
const bristol = { lat: 51.45, lng: -2.58 };

test('the address holds every filter, with page 1 by default', () => {
  expect(parseServiceSearch(at(''))).toEqual({
    category_id: undefined,
    service_type: [],
    proximity: undefined,
    availability: [],
    search: '',
    page: 1,
  });
  expect(parseServiceSearch(at(full))).toEqual({
    category_id: 3,
    service_type: ['online', 'hybrid'],
    proximity: 'near_me',
    availability: ['24/7_support'],
    search: 'sleep',
    page: 2,
  });
});

test('what no call would take is left out', () => {
  const wrong = `category_id=8&service_type=by_post&proximity=galaxy&availability=never&search=${'a'.repeat(70)}&page=1e9`;
  expect(parseServiceSearch(at(wrong))).toEqual({
    ...parseServiceSearch(at('')),
    search: 'a'.repeat(60),
    page: 500,
  });
  const pages = ['page=0', 'page=-1', 'page=1.5', 'page=two'];
  expect(pages.map((text) => parseServiceSearch(at(text)).page)).toEqual([1, 1, 1, 1]);
});

test('a position goes along only with near me', () => {
  expect(toServiceFilter(parseServiceSearch(at(full)), bristol)).toEqual({
    category_id: 3,
    service_type: ['online', 'hybrid'],
    proximity: 'near_me',
    ...bristol,
    availability: ['24/7_support'],
    search: 'sleep',
    page: 2,
  });
  expect(toServiceFilter(parseServiceSearch(at('proximity=city')), bristol)).toEqual({ proximity: 'city' });
  expect(toServiceFilter(parseServiceSearch(at('proximity=near_me')), null)).toEqual({
    proximity: 'near_me',
  });
  expect(toServiceFilter(parseServiceSearch(at('')), bristol)).toEqual({});
});

test('another filter begins on the first page, a page keeps the filters, and all can be cleared', () => {
  expect(String(withValues(at('service_type=online&page=3&saved=1'), 'service_type', ['hybrid']))).toBe(
    'saved=1&service_type=hybrid',
  );
  expect(String(withPage(at('proximity=city&page=3'), 1))).toBe('proximity=city');
  expect(String(withoutServiceFilters(at(`${full}&saved=1`)))).toBe('saved=1');
  expect(countServiceFilters(parseServiceSearch(at(full)))).toBe(6);
  expect(sharedServiceQuery(at(`saved=1&${full}`))).toBe(`?${at(full)}`);
});
