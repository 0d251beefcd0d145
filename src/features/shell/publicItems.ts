import { Link } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import { type MarketingPage, marketingTarget, publicServices, sitePath } from '../../ui/marketing.ts';

export function publicItems(tenant: Tenant, pathname: string): NavItem[] {
  const item = (label: string, page?: MarketingPage): NavItem => ({
    label,
    ...marketingTarget(tenant, page),
    current: pathname === sitePath(page),
  });
  return [item('Home'), item('About us', 'about')];
}

export const serviceItems = (tenant: Tenant, pathname: string): NavItem[] =>
  publicServices.map(({ slug, name }) => ({
    label: name,
    ...marketingTarget(tenant, slug),
    current: pathname === sitePath(slug),
  }));

export const jobsItem = (pathname: string): NavItem => ({
  label: 'Jobs',
  component: Link,
  to: '/jobs',
  current: /^\/jobs\b/.test(pathname),
});
