import { Link } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import type { LinkTarget } from '../../ui/Anchor.tsx';
import { sitePath } from '../../ui/marketing.ts';

const leadsTo = (address: string): LinkTarget =>
  address.startsWith('/') ? { component: Link, to: address } : { href: address };

/** Demo tenants have their own pages for everything; other tenants only help and notices. */
export const footerLinks = (tenant: Tenant) => [
  { label: 'Privacy', ...leadsTo(tenant.privacy_url) },
  { label: 'Privacy choices', ...leadsTo('/privacy') },
  { label: 'Terms', ...leadsTo(tenant.terms_url) },
  { label: 'What your role means', ...leadsTo('/military-roles') },
  { label: 'Data sources', ...leadsTo('/data-sources') },
  ...(tenant.is_demo ? [{ label: 'Accessibility', ...leadsTo(sitePath('accessibility')) }] : []),
  { label: 'Help', ...leadsTo('/help') },
];
