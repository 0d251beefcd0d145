import { expect, test } from 'vitest';
import { createGuestLimit } from './guestLimit.ts';

test('a network has so many looks in a minute, and nobody else is counted for it', () => {
  let now = 5000;
  const { count } = createGuestLimit({ attempts: 3, seconds: 60 }, () => now);
  const codeOf = (client: string) => {
    try {
      count(client);
      return 200;
    } catch (error) {
      const { status, retryAfter } = error as { status: number; retryAfter: number };
      return [status, retryAfter];
    }
  };
  const three = () => [codeOf('203.0.113.7'), codeOf('203.0.113.7'), codeOf('203.0.113.7')];
  expect(three()).toEqual([200, 200, 200]);
  now += 20_000;
  expect(codeOf('203.0.113.7')).toEqual([429, 40]);
  expect([codeOf('203.0.113.8'), codeOf('2001:db8:5:5:0:0:0:0/64')]).toEqual([200, 200]);
  now += 40_000;
  expect(three()).toEqual([200, 200, 200]);
});

test.each(['10.0.0.7', '172.16.0.7', '192.168.0.7', '128.0.0.1', '::1:0:0:0:0/64'])(
  '%s is another machine, and counted',
  (client) => {
    const { count } = createGuestLimit({ attempts: 1, seconds: 60 });
    count(client);
    expect(() => count(client)).toThrow('Too many requests');
  },
);

test.each(['127.0.0.1', '::/64'])('%s is the machine itself', (client) => {
  const { count } = createGuestLimit({ attempts: 1, seconds: 60 });
  for (let index = 0; index < 5; index += 1) count(client);
});
