import { expect, test } from 'vitest';
import { canWrite, conversationStatus, conversationStatuses } from './conversationStatus.ts';

const facts = { reader: 'veteran', isShared: true, isBlocked: false, isCompanyActive: true } as const;

test.each([
  ['an application that is shared', {}, 'open'],
  ['an application that has ended', { isShared: false }, 'closed'],
  [
    'an application that has ended, to a company that is blocked',
    { isShared: false, isBlocked: true },
    'closed',
  ],
  ['a company that is switched off', { isCompanyActive: false }, 'on_hold'],
  ['a company that the veteran has blocked', { isBlocked: true }, 'blocked'],
  ['a veteran who has blocked the company', { isBlocked: true, reader: 'employer' }, 'unavailable'],
] as const)('%s', (_, change, status) => {
  expect(conversationStatus({ ...facts, ...change })).toBe(status);
});

test('only an open conversation can be written in', () => {
  expect(conversationStatuses.filter(canWrite)).toEqual(['open']);
});
