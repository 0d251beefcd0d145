import type { Tenant } from '../../db/schema/tenants.ts';

const everywhere = [
  '/jobs',
  '/military-roles',
  '/recruiters',
  '/recruiter/jobs',
  '/recruiter/candidate-list',
  '/data-sources',
  '/help',
  '/privacy',
];

const ofSite = [
  ...['', '/about', '/healthcare', '/education', '/discounts', '/housing', '/finance'],
  ...['/privacy', '/terms', '/accessibility'],
].map((page) => `/site${page}`);

/** The pages with an address of their own; other tenants have their site elsewhere. */
export const publicPaths = ({ is_demo }: Pick<Tenant, 'is_demo'>): string[] => [
  ...(is_demo ? ofSite : []),
  ...everywhere,
];
