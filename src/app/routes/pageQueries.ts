import { ApiError } from '../../api/client.ts';
import { jobQuery, jobsQuery, newestJobsQuery, similarJobsQuery } from '../../api/jobs.ts';
import { militaryRoleQuery } from '../../api/military.ts';
import { dataSourcesQuery } from '../../api/occupations.ts';
import { citiesNamedQuery, countriesQuery, militaryRolesQuery, statesQuery } from '../../api/reference.ts';
import { courseQuery, serviceProviderQuery } from '../../api/services.ts';
import type { Tenant } from '../../api/tenant.ts';
import { parseJobSearch } from '../../features/jobs/filter.ts';
import { addressId } from '../../ui/addressId.ts';

export function queriesOfJobs(query: URLSearchParams, { default_country_id }: Tenant): object[] {
  const search = parseJobSearch(query, default_country_id);
  return [
    jobsQuery(search),
    countriesQuery(),
    ...(search.city.length > 0 ? [citiesNamedQuery(search.city)] : []),
    ...(search.state === undefined ? [] : [statesQuery(search.country_id)]),
  ];
}

export const queriesOfHome = ({ default_country_id, is_demo }: Tenant): object[] =>
  is_demo ? [newestJobsQuery(default_country_id)] : [];

export const queriesOfSignUp = (): object[] => [countriesQuery()];

export const queriesOfDataSources = (): object[] => [dataSourcesQuery()];

export function queriesOfRoles(query: URLSearchParams, { default_country_id }: Tenant): object[] {
  const search = query.get('search')?.trim();
  return search ? [militaryRolesQuery(default_country_id, search)] : [];
}

const ofId = (id: string | undefined, queries: (id: number) => object[]) => {
  const number = addressId(id);
  if (number === 0) throw new ApiError(404);
  return queries(number);
};

export const queriesOfJob = (id: string | undefined) =>
  ofId(id, (job) => [jobQuery(job), similarJobsQuery(job)]);
export const queriesOfCourse = (id: string | undefined) => ofId(id, (course) => [courseQuery(course)]);
export const queriesOfProvider = (id: string | undefined) =>
  ofId(id, (provider) => [serviceProviderQuery(provider)]);
export const queriesOfRole = (id: string | undefined) => ofId(id, (role) => [militaryRoleQuery(role)]);
