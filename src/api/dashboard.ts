import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client } from './client.ts';

export type VeteranDashboard = components['schemas']['VeteranDashboard'];
export type VeteranExplore = components['schemas']['VeteranExplore'];
export type NextAction = components['schemas']['NextAction'];
export type RecruiterDashboard = components['schemas']['RecruiterDashboard'];

export const recruiterDashboardQuery = () =>
  queryOptions({
    queryKey: ['getRecruiterDashboard'],
    queryFn: () => askSignedIn(() => client.GET('/api/dashboard/recruiter')),
  });

const askVeteran = (dashboard_tab: 'for_you' | 'explore') =>
  askSignedIn(() => client.GET('/api/dashboard/veteran', { params: { query: { dashboard_tab } } }));

export const veteranDashboardQuery = () =>
  queryOptions({
    queryKey: ['getVeteranDashboard', 'for_you'],
    queryFn: async () => (await askVeteran('for_you')) as VeteranDashboard,
  });

export const veteranExploreQuery = () =>
  queryOptions({
    queryKey: ['getVeteranDashboard', 'explore'],
    queryFn: async () => (await askVeteran('explore')) as VeteranExplore,
  });
