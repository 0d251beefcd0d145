import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';
import { referenceData } from './queryClient.ts';

export type MilitaryService = components['schemas']['MilitaryService'];

export const listMilitaryServices = (countryId: number) =>
  ask(() => client.GET('/api/military-services/{id}', { params: { path: { id: countryId } } }));

export const militaryServicesQuery = (countryId: number) =>
  queryOptions({
    queryKey: ['listMilitaryServices', countryId],
    queryFn: () => listMilitaryServices(countryId),
    ...referenceData,
  });

const titled = (id: number, title: string) => ({
  params: { path: { id }, query: title ? { title } : {} },
});

/** `title` matches part of a title, alias or code; an empty one returns the first 100. */
export const listMilitaryRanks = (serviceId: number, title = '') =>
  ask(() => client.GET('/api/military-ranks/{id}', titled(serviceId, title)));

export const listMilitaryNavyServices = (serviceId: number, title = '') =>
  ask(() => client.GET('/api/military-navy-services/{id}', titled(serviceId, title)));

export const listMilitaryBranches = (serviceId: number, navyServiceId: number, title = '') =>
  ask(() =>
    client.POST('/api/military-branches', {
      params: { query: title ? { title } : {} },
      body: {
        military_service_id: serviceId,
        ...(navyServiceId !== 0 && { military_navy_service_id: navyServiceId }),
      },
    }),
  );

export const listMilitaryCorps = (serviceId: number, title = '') =>
  ask(() => client.GET('/api/military-corps/{id}', titled(serviceId, title)));

export const listMilitaryProfessions = (serviceId: number, title = '') =>
  ask(() => client.GET('/api/military-professions/{id}', titled(serviceId, title)));

export type RoleParent = { professionId: number } | { corpsId: number } | { branchId: number };

export const listMilitaryBadgedRoles = (parent: RoleParent, title = '') => {
  const query = {
    ...(title && { title }),
    ...('corpsId' in parent && { military_corps_id: parent.corpsId }),
    ...('branchId' in parent && { military_branch_id: parent.branchId }),
  };
  const id = 'professionId' in parent ? parent.professionId : 0;
  return ask(() => client.GET('/api/military-badged-roles/{id}', { params: { path: { id }, query } }));
};

export type MilitaryRoleHit = components['schemas']['MilitaryRoleHit'];
export type MilitaryRoleMeaning = components['schemas']['MilitaryRoleMeaning'];
export type CivilianMeaning = components['schemas']['CivilianMeaning'];

export const militaryRoleQuery = (id: number) =>
  queryOptions({
    queryKey: ['getMilitaryRole', id],
    queryFn: () => ask(() => client.GET('/api/military-roles/{id}', { params: { path: { id } } })),
  });
