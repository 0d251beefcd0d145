import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, type JsonBody } from './client.ts';

type Schemas = components['schemas'];

export type ApplicationRating = Schemas['ApplicationRating'];
export type ApplicationRatings = Schemas['ApplicationRatings'];
export type OwnRating = JsonBody<'rateApplication'>;

const at = (id: number) => ({ params: { path: { id } } });

/** Without those of colleagues until the reader has rated. */
export const applicationRatingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['getApplicationRatings', id],
    queryFn: () => ask(() => client.GET('/api/applications/{id}/ratings', at(id))),
  });

/** @throws ApiError 409 application_ended */
export const rateApplication = (id: number, rating: OwnRating): Promise<ApplicationRatings> =>
  askSignedIn(() => client.PUT('/api/applications/{id}/ratings/own', { ...at(id), body: rating }));

export const unratedApplicationsQuery = () =>
  queryOptions({
    queryKey: ['listUnratedApplications'],
    queryFn: () => askSignedIn(() => client.GET('/api/recruiter/applications/unrated')),
  });
