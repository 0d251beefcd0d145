/** Where each recruiter belongs, by what the server knows of them and of the company. */
import type { companyRoutingMachine } from '../../../src/machines/companyRouting.ts';
import type { Standing } from '../../support/journeys/server.ts';
import { type cases, paths } from '../companyRouting.ts';
import type { Doing, Pages } from '../pages.ts';

const companies = {
  active: 'Northgate Logistics Ltd',
  pending: 'Halden Rail Ltd',
  rejected: 'Corvane Security Ltd',
  inactive: 'Ashgrove Care Ltd',
};

/** The recruiter of the seed, with another status. */
const standing =
  (
    status: NonNullable<Standing['status']>,
    company: keyof typeof companies | null,
    found: keyof typeof companies | null = null,
    path: (typeof paths)[number] = paths[0],
  ): Doing =>
  async ({ page, people, server, tenant }) => {
    const idOf = async (name: keyof typeof companies | null) =>
      name && (await server.companyCalled(companies[name], tenant)).id;
    await people.bring(page.context(), 'recruiter');
    const [company_id, company_found_id] = await Promise.all([idOf(company), idOf(found)]);
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
    'company switched off': standing('active', 'inactive'),
    'found company switched off': standing('active', null, 'inactive'),
    'no company': standing('active', null),
    'company rejected': standing('active', 'rejected'),
    'found company rejected': standing('active', null, 'rejected'),
    'recruiter rejected': standing('rejected', 'active'),
    'recruiter waits for the company': standing('approval_pending', 'active'),
    'company found': standing('active', null, 'active'),
    'details of a company that is checked': standing('active', 'pending', null, paths[1]),
    'details of an approved company': standing('active', 'active', null, paths[1]),
    'company is checked': standing('active', 'pending'),
    'all in order': standing('active', 'active'),
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
