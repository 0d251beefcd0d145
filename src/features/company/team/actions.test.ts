import { expect, test } from 'vitest';
import { actionsOn } from './actions.ts';

const recruiter = { status: 'active', is_admin: 0, member_role: 'recruiter' } as const;

test('an admin is offered what the chart allows; the last admin stays one', () => {
  expect([
    actionsOn({ ...recruiter, status: 'approval_pending' }, 1),
    actionsOn(recruiter, 1),
    actionsOn({ ...recruiter, member_role: 'hiring_manager' }, 1),
    actionsOn({ ...recruiter, is_admin: 1 }, 2),
    actionsOn({ ...recruiter, is_admin: 1 }, 1),
    actionsOn({ ...recruiter, status: 'inactive' }, 1),
    actionsOn({ ...recruiter, status: 'rejected' }, 1),
  ]).toEqual([
    ['approve', 'reject'],
    ['deactivate', 'make_admin', 'make_hiring_manager'],
    ['deactivate', 'make_recruiter'],
    ['deactivate', 'remove_admin'],
    [],
    ['reactivate'],
    [],
  ]);
});
