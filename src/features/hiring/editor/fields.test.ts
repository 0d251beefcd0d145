import { expect, test } from 'vitest';
import { militaryRolesHint } from './fields.ts';

test('the example of a military role is one of the country whose roles are searched', () => {
  expect([233, 232, undefined].map(militaryRolesHint)).toEqual([
    'Enter a code, rating or title, such as “11B” or “combat medic”.',
    'Enter a trade or branch, such as “signals” or “REME”.',
    'Enter a trade or branch, such as “signals” or “REME”.',
  ]);
});
