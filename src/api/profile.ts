import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, client } from './client.ts';

export type User = components['schemas']['User'];

export const getUserProfile = (): Promise<User> => ask(() => client.GET('/api/user-profile'));

/** The signed-in user, as every screen reads it; the guards follow what stands here. */
export const userProfileQuery = () =>
  queryOptions({ queryKey: ['getUserProfile'], queryFn: getUserProfile, staleTime: 10_000 });
