/** Veterans who look the same on a card, and what a company does and reads of a card or a name. */
import type { components } from '../../../openapi.gen.d.ts';
import { candidatesOf, type Veteran } from './candidatePeople.ts';
import type { Recruiter } from './companyPeople.ts';
import type { Answer, RequestOptions, TestServer } from './harness.ts';
import { testNow } from './testNow.ts';

type Schemas = components['schemas'];
export type Detail = Schemas['CandidateDetail'];
type Candidate = Schemas['Candidate'];
export type Lister = Pick<Recruiter, 'email' | 'call'>;

export const cardSkill = 'Semaphore';

const uuid = (end: number) => `7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1${String(end).padStart(3, '0')}`;

export function cardsOn(server: TestServer) {
  const uk = candidatesOf(server, 'uk');

  const asVeteran = async (
    { email }: Pick<Veteran, 'email'>,
    operation: string,
    options: RequestOptions = {},
  ) => server.request(operation, { token: await server.sessionOf(email), ...options });

  return {
    asVeteran,

    lookalike: (candidate_visibility: 'anonymous' | 'visible') =>
      uk.veteran(
        { candidate_visibility, updated_at: testNow },
        {
          military_exp: [
            {
              id: uuid(1),
              ...{ military_service_id: 103, military_rank_id: 2064, component: 'regular' as const },
              ...{ role_title: 'Soldier', civilian_title: 'Network engineer', people_led: 9 },
              ...{ start_month: '2012-09', end_month: '2024-03' },
            },
          ],
          skills: [{ id: uuid(2), name: cardSkill, source: 'self' as const }],
        },
      ),

    async turns(person: Veteran, candidate_visibility: 'anonymous' | 'visible') {
      const body = { candidate_visibility, privacy_version: '2026-11' };
      const { status } = await asVeteran(person, 'saveConsents', { body });
      if (status !== 200) throw new Error(`saveConsents: ${status}`);
    },

    async invitationsOf(person: Veteran) {
      const { body } = await asVeteran(person, 'listJobInvitations');
      return body.data as Schemas['JobInvitation'][];
    },

    by({ email, call }: Lister) {
      return {
        call,
        numberOf: ({ id }: { id: number }, as: 'named' | 'anonymous') => uk.numberOf(email, id, as),
        job: (changes = {}) =>
          uk.job(email, {
            skills: [{ name: cardSkill, is_required: true }],
            ...changes,
          }),
        invite: (id: number, job_id: number) => call('inviteToApply', { params: { id }, body: { job_id } }),
        async detail(id: number): Promise<Detail | null> {
          const { status, body } = await call('getCandidate', { params: { id } });
          return status === 200 ? (body.data as Detail) : null;
        },
        async recent() {
          const { body } = await call('getRecruiterDashboard');
          return (body.data as Schemas['RecruiterDashboard']).invitations.recent;
        },
        async listed() {
          const all: Candidate[] = [];
          for (let page = 1; ; page += 1) {
            const { body } = await call('listCandidates', { query: { page } });
            const { data, meta } = body as unknown as { data: Candidate[]; meta: { last_page: number } };
            all.push(...data);
            if (page >= meta.last_page) return all;
          }
        },
      };
    },
  };
}

/** Its connection, and of each invitation the job and the answer. */
export const contactIn = (detail: Detail | null) =>
  detail && [detail.connection, detail.invitations.map(({ job, status }) => [job.id, status])];

/** With 0 in place of the number, which every card has for itself. */
export const numberless = <Value>(value: Value, number: number): Value =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(String(number), '0'));

export function numberlessAnswer({ status, body, headers }: Answer, number: number) {
  const { date, etag, 'content-length': length, 'x-request-id': request, ...others } = headers;
  const { request_id, ...rest } = body;
  return numberless({ status, body: rest, others }, number);
}
