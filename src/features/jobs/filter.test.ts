import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withPage, withValues } from '../../ui/filter/address.ts';
import { countJobFilters, parseJobSearch, sharedJobQuery, withoutJobFilters } from './filter.ts';

const at = (text: string) => new URLSearchParams(text);
const full =
  'job_role=4&occupation=8211&occupation=%22x&experience=2&country_id=233&state=7&city=11&city=12&matching_jobs=true&job_type=full_time&job_type=contract' +
  '&industry=20&type=hybrid&search=fibre&search=night+shift&posted=last_week' +
  '&near=48521&radius_km=40&min_pay=1450&pay_per=hour&without_pay=true&sorted_by=salary&sorted_type=asc&page=3';

test('JOBS-02 the address holds every filter, with its defaults', () => {
  expect(parseJobSearch(at(''), 232)).toEqual({
    job_role: undefined,
    occupation: [],
    experience: undefined,
    country_id: 232,
    state: undefined,
    city: [],
    matching_jobs: false,
    job_type: [],
    industry: [],
    type: [],
    search: [],
    posted: 'all',
    near: undefined,
    radius_km: undefined,
    min_pay: undefined,
    pay_per: 'year',
    without_pay: false,
    sorted_by: 'relevance',
    sorted_type: 'desc',
    page: 1,
  });
  expect(parseJobSearch(at(full), 232)).toEqual({
    job_role: 4,
    occupation: ['8211'],
    experience: 2,
    country_id: 233,
    state: 7,
    city: [11, 12],
    matching_jobs: true,
    job_type: ['full_time', 'contract'],
    industry: [20],
    type: ['hybrid'],
    search: ['fibre', 'night shift'],
    posted: 'last_week',
    near: 48521,
    radius_km: 40,
    min_pay: 1450,
    pay_per: 'hour',
    without_pay: true,
    sorted_by: 'salary',
    sorted_type: 'asc',
    page: 3,
  });
});

test('what no call would take is left out', () => {
  expect(
    parseJobSearch(
      at(
        `job_role=x&city=0&city=-1&city=5&city=5&job_type=wizard&type=toString&posted=never&near=x&radius_km=41&min_pay=0.5&pay_per=week&without_pay=1&sorted_by=luck&page=1e9&search=+&search=${'a'.repeat(70)}`,
      ),
      232,
    ),
  ).toEqual({ ...parseJobSearch(at(''), 232), city: [5], search: ['a'.repeat(60)], page: 500 });
  expect(
    ['page=0', 'page=-2', 'page=2.5', 'page=two'].map((text) => parseJobSearch(at(text), 232).page),
  ).toEqual([1, 1, 1, 1]);
});

test('JOBS-03 the active filters are one each for role, experience and match, and the lengths of the lists', () => {
  const id = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });
  const many = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 });
  const some = <Key extends string>(...keys: Key[]) => fc.subarray(keys);
  fc.assert(
    fc.property(
      id,
      id,
      fc.boolean(),
      many,
      many,
      some('full_time', 'contract'),
      some('on_site', 'remote'),
      some('fibre', 'crane'),
      some('5231', '8211'),
      (job_role, experience, matching_jobs, city, industry, job_type, type, search, occupation) => {
        const lists = { city, industry, job_type, type, search, occupation };
        const selected = { job_role, experience, matching_jobs, ...lists };
        expect(
          countJobFilters({ ...parseJobSearch(at('state=3&posted=today&country_id=233'), 232), ...selected }),
        ).toBe(
          Number(job_role !== undefined) +
            Number(experience !== undefined) +
            Number(matching_jobs) +
            city.length +
            industry.length +
            job_type.length +
            type.length +
            search.length +
            occupation.length,
        );
      },
    ),
  );
  expect(countJobFilters(parseJobSearch(at(full), 232))).toBe(14);
});

test('JOBS-04 changing any filter other than page resets page to 1', () => {
  const names = [
    'job_role',
    'experience',
    'country_id',
    'state',
    'city',
    'matching_jobs',
    'job_type',
  ] as const;
  const others = ['industry', 'type', 'search', 'posted', 'sorted_by', 'sorted_type'] as const;
  for (const name of [...names, ...others])
    expect(parseJobSearch(withValues(at(full), name, []), 232)).toMatchObject({ page: 1 });
  expect(String(withValues(at('city=1&page=4&jobType=jobs'), 'city', [1, 2]))).toBe(
    'jobType=jobs&city=1&city=2',
  );
  expect(String(withPage(at('city=1&page=4'), 5))).toBe('city=1&page=5');
  expect(String(withPage(at('city=1&page=4'), 1))).toBe('city=1');
});

test('JOBS-05 the date filter is all, today, last week or last month', () => {
  expect(
    ['', 'posted=all', 'posted=today', 'posted=last_week', 'posted=last_month', 'posted=last_year'].map(
      (text) => parseJobSearch(at(text), 232).posted,
    ),
  ).toEqual(['all', 'all', 'today', 'last_week', 'last_month', 'all']);
});

test('clearing leaves the order and what is no filter; pages of a job share the filter alone', () => {
  expect(String(withoutJobFilters(at(`jobType=jobs&${full}`)))).toBe(
    'jobType=jobs&sorted_by=salary&sorted_type=asc',
  );
  expect(sharedJobQuery(at('jobType=jobs&search=crane&step=2&page=2'))).toBe('?search=crane&page=2');
  expect(sharedJobQuery(at('jobType=jobs'))).toBe('');
});
