import { expect, test } from 'vitest';
import { companyNews } from './news.ts';

type Seen = Parameters<typeof companyNews>[0];
type Company = NonNullable<Seen['company_found']>;

const seen = (status: Seen['status'], company: Company['status'] | null, id = 4): Seen =>
  ({
    status,
    company_found: null,
    user_details: { company: company && { id, name: 'Halden Rail', status: company } },
  }) as Seen;

test('what others decided is said in one sentence', () => {
  const told = (before: Seen, after: Seen) => companyNews(before, after)?.message;
  expect([
    told(seen('active', 'pending'), seen('active', 'active')),
    told(seen('active', 'pending'), seen('active', 'rejected')),
    told(seen('active', 'rejected'), seen('active', 'active')),
    told(seen('active', 'inactive'), seen('active', 'active')),
    told(seen('active', 'active'), seen('active', 'inactive')),
    told(seen('approval_pending', 'active'), seen('active', 'active')),
    told(seen('approval_pending', 'active'), seen('rejected', 'active')),
  ]).toEqual([
    'Halden Rail has been approved',
    'Halden Rail was not approved',
    'Halden Rail has been approved',
    'Halden Rail is active again',
    'Halden Rail is now inactive',
    'Halden Rail has approved your request',
    'Halden Rail declined your request',
  ]);
});

test('the recruiter’s own moves, and no move at all, are no news', () => {
  expect([
    companyNews(seen('active', null), seen('active', 'pending')),
    companyNews(seen('active', 'rejected'), seen('active', 'pending')),
    companyNews(seen('active', 'pending'), seen('active', 'pending')),
    companyNews(seen('rejected', 'active'), seen('active', null)),
    companyNews(seen('active', 'active', 4), seen('active', 'pending', 5)),
  ]).toEqual([null, null, null, null, null]);
});
