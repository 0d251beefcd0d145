import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope, type JsonBody } from './client.ts';
import { referenceData } from './queryClient.ts';

type Schemas = components['schemas'];

export type Category = Schemas['Category'];
export type Course = Schemas['Course'];
export type ServiceProvider = Schemas['ServiceProvider'];
export type ServiceType = Schemas['ServiceType'];
export type ServiceAvailability = Schemas['ServiceAvailability'];
export type Proximity = Schemas['Proximity'];
export type SearchPlace = Schemas['SearchPlace'];
export type ServiceFilter = NonNullable<operations['listServiceProviders']['parameters']['query']>;
export type Interest = JsonBody<'sendCourseInterest'>;
export type Contact = JsonBody<'contactServiceProvider'>;

export const serviceCategoriesQuery = () =>
  queryOptions({
    queryKey: ['listServiceCategories'],
    queryFn: () => ask(() => client.GET('/api/service-categories')),
    ...referenceData,
  });

export const coursesQuery = (filter: ServiceFilter) =>
  queryOptions({
    queryKey: ['listCourses', filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() => client.GET('/api/courses', { params: { query: filter } }));
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

export const serviceProvidersQuery = (filter: ServiceFilter) =>
  queryOptions({
    queryKey: ['listServiceProviders', filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/service-providers', { params: { query: filter } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

const at = (id: number) => ({ params: { path: { id } } });

/** @throws ApiError 404 for a course that is withdrawn or does not exist */
export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: ['getCourse', id],
    queryFn: () => ask(() => client.GET('/api/courses/{id}', at(id))),
  });

/** @throws ApiError 404 */
export const serviceProviderQuery = (id: number) =>
  queryOptions({
    queryKey: ['getServiceProvider', id],
    queryFn: () => ask(() => client.GET('/api/service-providers/{id}', at(id))),
  });

export const savedCoursesQuery = (page: number) =>
  queryOptions({
    queryKey: ['listSavedCourses', page],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/saved-courses', { params: { query: { page } } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

export const savedServiceProvidersQuery = (page: number) =>
  queryOptions({
    queryKey: ['listSavedServiceProviders', page],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/saved-service-providers', { params: { query: { page } } }),
      );
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

export const saveCourse = (id: number, isSaved: boolean) =>
  askSignedIn(() =>
    isSaved ? client.POST('/api/courses/{id}/save', at(id)) : client.DELETE('/api/courses/{id}/save', at(id)),
  );

export const saveServiceProvider = (id: number, isSaved: boolean) =>
  askSignedIn(() =>
    isSaved
      ? client.POST('/api/service-providers/{id}/save', at(id))
      : client.DELETE('/api/service-providers/{id}/save', at(id)),
  );

const onceAt = (id: number, key: string) => ({
  params: { path: { id }, header: { 'Idempotency-Key': key } },
});

/** Repeating a call with the same `key` has no further effect. @throws ApiError 409 already_sent */
export const sendCourseInterest = (id: number, body: Interest, key: string) =>
  askSignedIn(() => client.POST('/api/courses/{id}/interest', { ...onceAt(id, key), body }));

/** Repeating a call with the same `key` has no further effect. @throws ApiError 422 by field, 429 */
export const contactServiceProvider = (id: number, body: Contact, key: string) =>
  askSignedIn(() => client.POST('/api/service-providers/{id}/contact', { ...onceAt(id, key), body }));
