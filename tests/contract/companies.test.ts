import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();

interface CompanyStatus {
  user_status: string;
  company: { name: string; status: string } | null;
  company_found: { name: string; status: string } | null;
  rejection: { code: string; text: string; at: string; attempts_left: number } | null;
  route: string;
  rule: number;
}

async function statusOf(persona: string, path?: string): Promise<CompanyStatus> {
  const token = await server.signIn(persona);
  const { status, body } = await server.request('getCompanyStatus', { token, query: path ? { path } : {} });
  expect(status).toBe(200);
  return body.data as CompanyStatus;
}

const summary = ({ user_status, company, company_found, rule, route }: CompanyStatus) => [
  user_status,
  company && `${company.name} ${company.status}`,
  company_found && `${company_found.name} ${company_found.status}`,
  rule,
  route,
];

const northgate = 'Northgate Logistics Ltd active';

describe('a recruiter learns where the eight rules lead', () => {
  test.each([
    ['recruiter-company-inactive', ['active', 'Ashgrove Care Ltd inactive', null, 1, '/inactive']],
    ['recruiter-new', ['active', null, null, 2, '/recruiter/company/create/']],
    ['recruiter-rejected', ['active', 'Corvane Security Ltd rejected', null, 3, '/recruiter/company/reject']],
    [
      'recruiter-user-pending',
      ['approval_pending', northgate, null, 4, '/recruiter/company/approval-pending'],
    ],
    ['recruiter-found', ['active', null, 'Brightwell Energy Ltd active', 5, '/recruiter/company/exists']],
    [
      'recruiter-company-pending',
      ['active', 'Halden Rail Ltd pending', null, 7, '/recruiter/company/approval-pending'],
    ],
    ['recruiter', ['active', northgate, null, 8, '/recruiter']],
    ['recruiter-admin', ['active', northgate, null, 8, '/recruiter']],
  ])('%s', async (persona, expected) => {
    expect(summary(await statusOf(persona))).toEqual(expected);
  });

  test('the path asked for decides rule 6', async () => {
    const { rule, route } = await statusOf('recruiter-company-pending', '/recruiter/company/details');
    expect([rule, route]).toEqual([6, '/recruiter/company/details']);
  });

  test('a rejection says why, when and how many attempts are left', async () => {
    const { rejection } = await statusOf('recruiter-rejected');
    expect(rejection).toEqual({
      of: 'company',
      code: 'website_unreachable',
      text: 'We could not reach your website. Correct its address or tell us where to find your company online.',
      at: '2026-10-28T09:41:00.000Z',
      attempts_left: 3,
      has_appealed: false,
      appeal_is_open: false,
    });
  });
});
