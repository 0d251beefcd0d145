/** Where each recruiter belongs, by what the server knows of them and of the company. */
import type { companyRoutingMachine } from '../../../src/machines/companyRouting.ts';
import type { RecruiterStatus } from '../../support/journeys/server.ts';
import { type cases, paths } from '../companyRouting.ts';
import type { Doing, Pages } from '../pages.ts';

const companies = {
  active: 'Northgate Logistics Ltd',
  pending: 'Halden Rail Ltd',
  rejected: 'Corvane Security Ltd',
  inactive: 'Ashgrove Care Ltd',
};

/** The recruiter of the seed, with another status. */
const recruiterWith =
  (
    status: NonNullable<RecruiterStatus['status']>,
    company: keyof typeof companies | null,
    suggested: keyof typeof companies | null = null,
    path: (typeof paths)[number] = paths[0],
  ): Doing =>
  async ({ page, people, server, tenant }) => {
    const idOf = async (name: keyof typeof companies | null) =>
      name && (await server.companyCalled(companies[name], tenant)).id;
    await people.bring(page.context(), 'recruiter');
    const [company_id, company_found_id] = await Promise.all([idOf(company), idOf(suggested)]);
    await server.change('recruiter', { status, company_id, company_found_id }, tenant);
    await page.goto(path);
  };

const isAt =
  (path: string, title: string | RegExp): Doing =>
  async ({ page, expect }) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };

export const pages: Pages<typeof companyRoutingMachine, typeof cases, 'deciding'> = {
  passing: ['deciding'],

  setup: {
    'company switched off': recruiterWith('active', 'inactive'),
    'found company switched off': recruiterWith('active', null, 'inactive'),
    'no company': recruiterWith('active', null),
    'company rejected': recruiterWith('active', 'rejected'),
    'found company rejected': recruiterWith('active', null, 'rejected'),
    'recruiter rejected': recruiterWith('rejected', 'active'),
    'recruiter waits for the company': recruiterWith('approval_pending', 'active'),
    'company found': recruiterWith('active', null, 'active'),
    'details of a company that is checked': recruiterWith('active', 'pending', null, paths[1]),
    'details of an approved company': recruiterWith('active', 'active', null, paths[1]),
    'company is checked': recruiterWith('active', 'pending'),
    'all in order': recruiterWith('active', 'active'),
  },

  states: {
    inactive: isAt('/inactive', `${companies.inactive} is inactive`),
    creatingCompany: isAt('/recruiter/company/create/', 'Add your company'),
    rejected: isAt('/recruiter/company/reject', / was not approved$/),
    userApprovalPending: isAt(
      '/recruiter/company/approval-pending',
      `Waiting for ${companies.active} to approve you`,
    ),
    companyExists: isAt('/recruiter/company/exists', `${companies.active} is already here`),
    companyDetails: isAt(
      '/recruiter/company/details',
      new RegExp(`^(${companies.pending}|${companies.active})$`),
    ),
    companyApprovalPending: isAt(
      '/recruiter/company/approval-pending',
      `We’re checking ${companies.pending}`,
    ),
    recruiterHome: isAt('/recruiter', /^Good (morning|afternoon|evening), /),
  },

  events: {},
  ports: {},
  unreachable: {},
};
