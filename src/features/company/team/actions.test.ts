import { expect, test } from 'vitest';
import { actionsOn } from './actions.ts';

test('an admin is offered what the chart allows; the last admin stays one', () => {
  expect([
    actionsOn({ status: 'approval_pending', is_admin: 0 }, 1),
    actionsOn({ status: 'active', is_admin: 0 }, 1),
    actionsOn({ status: 'active', is_admin: 1 }, 2),
    actionsOn({ status: 'active', is_admin: 1 }, 1),
    actionsOn({ status: 'inactive', is_admin: 0 }, 1),
    actionsOn({ status: 'rejected', is_admin: 0 }, 1),
  ]).toEqual([
    ['approve', 'reject'],
    ['deactivate', 'make_admin'],
    ['deactivate', 'remove_admin'],
    [],
    ['reactivate'],
    [],
  ]);
});
