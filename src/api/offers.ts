import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';
import { formData } from './formData.ts';

type Schemas = components['schemas'];

export type Offer = Schemas['Offer'];
export type JobTerms = Schemas['JobTerms'];
export type OfferTerms = Schemas['OfferTerms'];
export type OfferAnswer = JsonBody<'answerOffer'>;

const at = (id: number) => ({ params: { path: { id } } });

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const amendOffer = (id: number, body: JsonBody<'amendOffer'>): Promise<Schemas['Application']> =>
  askSignedIn(() => client.PUT('/api/applications/{id}/offer', { ...at(id), body }));

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const withdrawOffer = (id: number, body: JsonBody<'withdrawOffer'>): Promise<Schemas['Application']> =>
  askSignedIn(() => client.POST('/api/applications/{id}/offer/withdraw', { ...at(id), body }));

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const checkCondition = (
  id: number,
  body: JsonBody<'checkCondition'>,
): Promise<Schemas['Application']> =>
  askSignedIn(() => client.PUT('/api/applications/{id}/offer/condition', { ...at(id), body }));

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const endUnmetOffer = (id: number, body: JsonBody<'endUnmetOffer'>): Promise<Schemas['Application']> =>
  askSignedIn(() => client.POST('/api/applications/{id}/offer/unmet', { ...at(id), body }));

/** @throws ApiError 409 version_conflict, with the current application in `data`; 409 invalid_transition */
export const moveStartDate = (id: number, body: JsonBody<'moveStartDate'>): Promise<Schemas['Application']> =>
  askSignedIn(() => client.PUT('/api/applications/{id}/offer/start', { ...at(id), body }));

/** @throws ApiError 409 version_conflict when the terms have changed; 409 invalid_transition */
export const answerOffer = (id: number, body: OfferAnswer): Promise<Schemas['Application']> =>
  askSignedIn(() => client.POST('/api/applications/{id}/offer/answer', { ...at(id), body }));

/** A PDF of at most 5 MB. */
export const uploadOfferLetter = (id: number, file: File): Promise<Schemas['OfferLetter']> =>
  askSignedIn(() =>
    client.POST('/api/applications/{id}/offer/letter', {
      ...at(id),
      body: { file },
      bodySerializer: (fields) => formData(fields),
    }),
  );

export const getOfferLetter = (id: number): Promise<Blob> =>
  envelope<Blob>(() => client.GET('/api/applications/{id}/offer/letter', { ...at(id), parseAs: 'blob' }));
