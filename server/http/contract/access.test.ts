import { expect, test } from 'vitest';
import { Problem } from '../answers/problem.ts';
import { allow } from './access.ts';
import type { Caller } from './caller.ts';
import type { Access, ContractOperation } from './operations.ts';

const recruiter: Caller = {
  id: 1,
  session_id: 1,
  role: 'recruiter',
  status: 'active',
  is_admin: false,
  member_role: 'recruiter',
  is_tenant_admin: false,
  country_id: 232,
  version: 1,
  company: { id: 1, status: 'active' },
  company_found: null,
};

const veteran: Caller = { ...recruiter, role: 'veteran', company: null };

function outcome(access: Access, user: Caller) {
  try {
    allow({ id: 'getUserProfile', access } as ContractOperation, user);
    return 'in';
  } catch (error) {
    return error instanceof Problem ? `${error.status} ${error.code}` : error;
  }
}

const company = (status: 'pending' | 'active' | 'rejected' | 'inactive') => ({
  ...recruiter,
  company: { id: 1, status },
});

test.each([
  ['a recruiter of an approved company', recruiter, 'in'],
  ['an admin of it', { ...recruiter, is_admin: true }, 'in'],
  ['a hiring manager', { ...recruiter, member_role: 'hiring_manager' }, '403 forbidden_role'],
  ['one who waits for approval', { ...recruiter, status: 'approval_pending' }, '403 approval_pending'],
  ['one whom the company rejected', { ...recruiter, status: 'rejected' }, '403 company_not_approved'],
  ['one who was switched off', { ...recruiter, status: 'inactive' }, '410 user_inactive'],
  ['one of a pending company', company('pending'), '403 company_not_approved'],
  ['one of a rejected company', company('rejected'), '403 company_not_approved'],
  ['one of an inactive company', company('inactive'), '403 company_not_approved'],
  ['one without a company', { ...recruiter, company: null }, '403 company_not_approved'],
  [
    'one whose company was found and not answered',
    { ...recruiter, company: null, company_found: { id: 1, status: 'active' } },
    '403 company_not_approved',
  ],
  ['a veteran', veteran, '403 forbidden_role'],
] as [string, Caller, string][])('the recruiter gate and %s', (_, user, expected) => {
  expect(outcome('recruiter', user)).toBe(expected);
});

test('company_admin and tenant_admin need their flags', () => {
  expect([
    outcome('company_admin', { ...recruiter, is_admin: true }),
    outcome('company_admin', recruiter),
    outcome('company_admin', { ...company('pending'), is_admin: true }),
    outcome('tenant_admin', { ...recruiter, is_tenant_admin: true }),
    outcome('tenant_admin', { ...recruiter, is_admin: true }),
    outcome('tenant_admin', { ...veteran, is_tenant_admin: true, status: 'inactive' }),
  ]).toEqual([
    'in',
    '403 forbidden_role',
    '403 company_not_approved',
    'in',
    '403 forbidden_role',
    '410 user_inactive',
  ]);
});

test('company_admin_any asks for an admin, whatever the state of the company', () => {
  const admin = (status: 'pending' | 'active' | 'rejected' | 'inactive') => ({
    ...company(status),
    is_admin: true,
  });
  expect([
    outcome('company_admin_any', admin('pending')),
    outcome('company_admin_any', admin('rejected')),
    outcome('company_admin_any', recruiter),
    outcome('company_admin_any', { ...recruiter, company: null }),
    outcome('company_admin_any', { ...recruiter, status: 'approval_pending' }),
  ]).toEqual(['in', 'in', '403 forbidden_role', '403 company_not_approved', '403 approval_pending']);
});

test('an operator has no product role', () => {
  const operator = { ...recruiter, is_tenant_admin: true, is_admin: true };
  expect([
    outcome('signed_in', operator),
    outcome('recruiter_any', operator),
    outcome('company_admin', operator),
    outcome('veteran', { ...veteran, is_tenant_admin: true }),
  ]).toEqual(['in', '403 forbidden_role', '403 forbidden_role', '403 forbidden_role']);
});
