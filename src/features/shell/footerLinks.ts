import type { Tenant } from '../../api/tenant.ts';

/** The seeded tenants have a page of their own for everything; another tenant names its notices and an address. */
export const footerLinks = (tenant: Tenant) => [
  { label: 'Privacy', href: tenant.privacy_url },
  { label: 'Terms', href: tenant.terms_url },
  ...(tenant.is_demo
    ? [
        { label: 'Accessibility', href: `${tenant.marketing_url}#accessibility` },
        { label: 'Help', href: `${tenant.marketing_url}#help` },
        { label: 'Flows', href: '/flows' },
      ]
    : [{ label: 'Help', href: `mailto:${tenant.contact_email}` }]),
];
