import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi.gen.d.ts';
import { ApiError, attempt, clientWith, type JsonBody } from './client.ts';
import { formData } from './formData.ts';
import { readOperatorSession } from './operatorSession.ts';
import { isUsable } from './storage.ts';

type Schemas = components['schemas'];
export type AdminCompany = Schemas['AdminCompany'];
export type WebsiteCheck = Schemas['WebsiteCheck'];
export type AdminUser = Schemas['AdminUser'];
export type AuditEntry = Schemas['AuditEntry'];
export type OutgoingMail = Schemas['OutgoingMail'];
export type ReportedJob = Schemas['ReportedJob'];
export type DecisionCode = Schemas['DecisionCode'];

type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
type CompaniesQuery = Query<'listAdminCompanies'>;
type UsersQuery = Query<'listAdminUsers'>;
type AuditQuery = Query<'listAudit'>;
type OutboxQuery = Query<'listOutbox'>;
type ReportsQuery = Query<'listJobReports'>;
export type ReportDecision = JsonBody<'decideJobReports'>;
type Decision = JsonBody<'decideCompany'>;
type AccountChange = JsonBody<'updateAdminUser'>;

export const operatorClient = clientWith({
  onRequest({ request }) {
    const session = readOperatorSession();
    if (session) request.headers.set('Authorization', `Bearer ${session.token}`);
    return request;
  },
});

let onRefused: (status: 401 | 403 | 410) => void = () => {};

export function listenToRefusals(listener: typeof onRefused) {
  onRefused = listener;
  return () => {
    if (onRefused === listener) onRefused = () => {};
  };
}

export const signedIn: typeof attempt = async (send) => {
  const session = readOperatorSession();
  try {
    if (!session || !isUsable(session)) throw new ApiError(401);
    return await attempt(send);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401 || status === 403 || status === 410) onRefused(status);
    throw error;
  }
};

export const adminLogin = async (body: JsonBody<'adminLogin'>) =>
  (await attempt(() => operatorClient.POST('/api/admin/login', { body }))).data;

export const getAdmin = async () => (await signedIn(() => operatorClient.GET('/api/admin/me'))).data;

export const tenantSettingsQuery = () =>
  queryOptions({
    queryKey: [...consoleKey, 'getTenantSettings'],
    queryFn: async () => (await signedIn(() => operatorClient.GET('/api/admin/settings'))).data,
  });

export const updateTenantSettings = async (body: JsonBody<'updateTenantSettings'>) =>
  (await signedIn(() => operatorClient.PATCH('/api/admin/settings', { body }))).data;

export const adminLogout = async (): Promise<{ status: boolean }> => {
  const { status } = await attempt(() => operatorClient.GET('/api/logout'));
  return { status };
};

export const decideCompany = async (id: number, body: Decision) =>
  (
    await signedIn(() =>
      operatorClient.POST('/api/admin/companies/{id}/decision', { params: { path: { id } }, body }),
    )
  ).data;

export const checkCommitment = async (id: number, body: JsonBody<'checkCommitment'>) =>
  (
    await signedIn(() =>
      operatorClient.PUT('/api/admin/companies/{id}/commitment', { params: { path: { id } }, body }),
    )
  ).data;

export const decideJobReports = async (id: number, body: ReportDecision) =>
  (
    await signedIn(() =>
      operatorClient.POST('/api/admin/reports/{id}/decision', { params: { path: { id } }, body }),
    )
  ).data;

export const updateAdminUser = async (id: number, body: AccountChange) =>
  (await signedIn(() => operatorClient.PATCH('/api/admin/users/{id}', { params: { path: { id } }, body })))
    .data;

/** All console data has this key, so that it is dropped when the operator signs out. */
export const consoleKey = ['console'] as const;

/** The console stays open for long, so its data is fetched again regularly. */
export const fresh = { placeholderData: keepPreviousData, refetchInterval: 15_000 } as const;

export const adminQuery = () =>
  queryOptions({ queryKey: [...consoleKey, 'getAdmin'], queryFn: getAdmin, refetchInterval: 15_000 });

export const companiesQuery = (query: CompaniesQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listAdminCompanies', query],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/companies', { params: { query } })),
    ...fresh,
  });

/** Of one version of the company. A decision refreshes the whole console, which must not request every website again. */
export const websiteQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...consoleKey, 'checkCompanyWebsite', id, version],
    queryFn: async () =>
      (
        await signedIn(() =>
          operatorClient.GET('/api/admin/companies/{id}/website', { params: { path: { id } } }),
        )
      ).data,
    staleTime: 'static',
    retry: false,
  });

export const usersQuery = (query: UsersQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listAdminUsers', query],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/users', { params: { query } })),
    ...fresh,
  });

export const reportsQuery = (query: ReportsQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listJobReports', query],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/reports', { params: { query } })),
    ...fresh,
  });

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listAudit', query],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/audit', { params: { query } })),
    ...fresh,
  });

export const outboxQuery = (query: OutboxQuery) =>
  queryOptions({
    queryKey: [...consoleKey, 'listOutbox', query],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/outbox', { params: { query } })),
    ...fresh,
  });

const soon = 5_000;

export const indexingProgressQuery = () =>
  queryOptions({
    queryKey: ['getIndexingProgress'],
    queryFn: () => signedIn(() => operatorClient.GET('/api/admin/reference-release/progress')),
    refetchInterval: ({ state: { data } }) =>
      data && data.data.jobs.outdated + data.data.candidates.outdated > 0 ? soon : false,
  });

/** Without a version, the file is only previewed. */
export const importReferenceRelease = async (file: File, version?: string) =>
  (
    await signedIn(() =>
      operatorClient.POST('/api/admin/reference-release', {
        body: { file, ...(version && { version }) },
        bodySerializer: (fields) => formData(fields),
      }),
    )
  ).data;
