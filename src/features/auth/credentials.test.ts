import { expect, test } from 'vitest';
import { checkCredentials } from './credentials.ts';

test('what is right is trimmed and passed on', () => {
  expect(checkCredentials({ email: '  leah@demo.test ', password: ' Honor-Service-2026 ' })).toEqual({
    values: { email: 'leah@demo.test', password: 'Honor-Service-2026' },
    errors: null,
  });
});

test('each field names the first thing that is wrong with it', () => {
  const errors = (email: unknown, password: unknown) => checkCredentials({ email, password }).errors;
  expect(errors('', '')).toEqual({ email: 'Email is required!', password: 'Password is required' });
  expect(errors('   ', '  ')).toEqual({ email: 'Email is required!', password: 'Password is required' });
  for (const email of ['leah', 'leah@', '@demo.test', 'leah@demo', 'leah demo@demo.test', 'a@b@demo.test']) {
    expect(errors(email, 'x')).toEqual({ email: 'Email must be a valid email address' });
  }
});
