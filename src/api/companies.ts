import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ask, askSignedIn, client, envelope, type JsonBody } from './client.ts';
import { formData } from './formData.ts';

type Schemas = components['schemas'];

export type Company = Schemas['Company'];
export type CompanyStanding = Schemas['CompanyStanding'];
export type CompanyChange = JsonBody<'updateCompany'>;
export type NewCompany = Omit<
  operations['createCompany']['requestBody']['content']['multipart/form-data'],
  'logo'
>;

const once = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } });

export const getCompanyStatus = (path?: string, options?: { quiet?: boolean }): Promise<CompanyStanding> =>
  askSignedIn(
    () => client.GET('/api/company/status', { params: { query: path === undefined ? {} : { path } } }),
    options,
  );

export const companyStatusQuery = (path?: string) =>
  queryOptions({ queryKey: ['getCompanyStatus', path ?? ''], queryFn: () => getCompanyStatus(path) });

/** 404 without a company. */
export const companyQuery = () =>
  queryOptions({
    queryKey: ['getCompany'],
    queryFn: () => askSignedIn(() => client.GET('/api/company')),
  });

export const createCompany = (company: NewCompany, logo: File | null): Promise<Company> =>
  askSignedIn(() =>
    client.POST('/api/companies', {
      params: once(),
      body: company,
      bodySerializer: (fields) => formData({ ...fields, logo }),
    }),
  );

/** @throws ApiError 409 version_conflict, with the stored company in `data` */
export const updateCompany = (change: CompanyChange): Promise<Company> =>
  askSignedIn(() => client.PUT('/api/company', { body: change }));

export const saveCompanyLogo = (logo: File): Promise<Company> =>
  askSignedIn(() =>
    client.PUT('/api/company/logo', { body: { logo }, bodySerializer: (fields) => formData(fields) }),
  );

export const removeCompanyLogo = (): Promise<Company> =>
  askSignedIn(() => client.DELETE('/api/company/logo'));

export const resubmitCompany = (note: string): Promise<CompanyStanding> =>
  askSignedIn(() => client.POST('/api/company/resubmit', { body: note ? { note } : {} }));

export const appealCompany = (text: string): Promise<CompanyStanding> =>
  askSignedIn(() => client.POST('/api/company/appeal', { body: { text } }));

export const leaveCompany = (): Promise<CompanyStanding> =>
  askSignedIn(() => client.POST('/api/company/leave'));

export const joinCompany = (id: number, message: string): Promise<CompanyStanding> =>
  askSignedIn(() =>
    client.POST('/api/companies/{id}/join', {
      params: { ...once(), path: { id } },
      body: message ? { message } : {},
    }),
  );

export const cancelJoin = (id: number): Promise<CompanyStanding> =>
  askSignedIn(() => client.DELETE('/api/companies/{id}/join', { params: { path: { id } } }));

export const declineFoundCompany = (): Promise<CompanyStanding> =>
  askSignedIn(() => client.POST('/api/company/decline-found'));

export type CompanyUser = Schemas['CompanyUser'];
export type CompanyUserFilter = JsonBody<'listCompanyUsers'>;
export type CompanyUserChange = JsonBody<'updateCompanyUser'>;

export const companyUsersQuery = (page: number, filter: CompanyUserFilter) =>
  queryOptions({
    queryKey: ['listCompanyUsers', page, filter],
    queryFn: async () => {
      const { data, meta } = await envelope(() =>
        client.POST('/api/company-users', { params: { query: { page } }, body: filter }),
      );
      return { data, meta };
    },
  });

/** The recruiters and, of a job, its hiring managers. */
export const colleaguesQuery = (jobId?: number) =>
  queryOptions({
    queryKey: ['listColleagues', jobId ?? null],
    queryFn: () =>
      askSignedIn(() =>
        client.GET('/api/company-colleagues', {
          params: { query: jobId === undefined ? {} : { job_id: jobId } },
        }),
      ),
  });

export const updateCompanyUser = (id: number, change: CompanyUserChange): Promise<CompanyUser> =>
  askSignedIn(() => client.PATCH('/api/company-users/{id}', { params: { path: { id } }, body: change }));

export type CompanyInvitation = Schemas['CompanyInvitation'];
export type NewInvitations = JsonBody<'inviteCompanyUsers'>;
export type InvitationResult =
  operations['inviteCompanyUsers']['responses'][200]['content']['application/json']['data'][number];

export const companyInvitationsQuery = () =>
  queryOptions({
    queryKey: ['listCompanyInvitations'],
    queryFn: () => askSignedIn(() => client.GET('/api/company-invitations')),
  });

export const inviteCompanyUsers = (invitations: NewInvitations): Promise<InvitationResult[]> =>
  askSignedIn(() => client.POST('/api/company-invitations', { params: once(), body: invitations }));

export const resendCompanyInvitation = (id: number): Promise<CompanyInvitation> =>
  askSignedIn(() => client.POST('/api/company-invitations/{id}/resend', { params: { path: { id } } }));

export const revokeCompanyInvitation = (id: number): Promise<CompanyInvitation> =>
  askSignedIn(() => client.DELETE('/api/company-invitations/{id}', { params: { path: { id } } }));

/** Reads a mailed invitation; needs no session. @throws ApiError 422 token_invalid */
export const checkInvitation = (token: string): Promise<Schemas['InvitationCheck']> =>
  ask(() => client.POST('/api/invitations/check', { body: { token } }));

/** @throws ApiError 409 email_mismatch or other_company */
export const acceptInvitation = (token: string): Promise<Schemas['User']> =>
  askSignedIn(() => client.POST('/api/invitations/accept', { body: { token } }));

export async function requestNewInvitation(token: string): Promise<void> {
  await envelope(() => client.POST('/api/invitations/request-new', { body: { token } }));
}
