import { expect, test } from 'vitest';
import { withPage, withValues } from '../../../ui/filter/address.ts';
import {
  countCandidateFilters,
  parseCandidateSearch,
  toCandidateFilter,
  withoutCandidateFilters,
} from './filter.ts';

const from = (text: string) => parseCandidateSearch(new URLSearchParams(text));

test('the address says what is asked for', () => {
  const text =
    'search=network&search=bath&skills=Linux&city=3&radius_km=25&availability=flexible&availability=immediately&languages=Welsh&clearance=SC&years_min=5&service_id=2&job_id=31&sorted_by=years&page=2';
  expect([toCandidateFilter(from(text)), countCandidateFilters(from(text))]).toEqual([
    {
      search: ['network', 'bath'],
      skills: ['Linux'],
      city: [3],
      radius_km: 25,
      availability: ['immediately', 'flexible'],
      languages: ['Welsh'],
      clearance: 'SC',
      years_min: 5,
      service_id: [2],
      job_id: 31,
      sorted_by: 'years',
      page: 2,
    },
    10,
  ]);
});

test('what no call would take is left out', () => {
  expect(
    toCandidateFilter(
      from(
        'search=%20&skills=&city=-1&radius_km=25&availability=never&years_min=99&service_id=x&job_id=0&sorted_by=match&page=-4',
      ),
    ),
  ).toEqual({});
  expect(toCandidateFilter(from('page=999999&job_id=7&sorted_by=match'))).toEqual({
    job_id: 7,
    sorted_by: 'match',
    page: 500,
  });
});

test('another filter begins on the first page, and clearing keeps the job and the order', () => {
  const query = new URLSearchParams('skills=Linux&city=3&radius_km=50&job_id=31&sorted_by=years&page=4');
  expect([
    String(withValues(query, 'skills', ['Linux', 'Radio'])),
    String(withPage(query, 5)),
    String(withoutCandidateFilters(query)),
  ]).toEqual([
    'city=3&radius_km=50&job_id=31&sorted_by=years&skills=Linux&skills=Radio',
    'skills=Linux&city=3&radius_km=50&job_id=31&sorted_by=years&page=5',
    'job_id=31&sorted_by=years',
  ]);
});
