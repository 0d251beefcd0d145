import { expect, test } from 'vitest';
import { showProblem } from './showProblem.ts';
import { readToast } from './toast.ts';

test('HTTP-07 the message of an error, a string or an object with a message, is shown as a toast', () => {
  const shown = [
    'Please verify captcha',
    { message: 'There was an error. Please try again' },
    new Error('Gateway Timeout!'),
  ].map((error) => {
    showProblem(error);
    return readToast();
  });
  expect(shown.map((toast) => toast && { kind: toast.kind, message: toast.message })).toEqual([
    { kind: 'error', message: 'Please verify captcha' },
    { kind: 'error', message: 'There was an error. Please try again' },
    { kind: 'error', message: 'Gateway Timeout!' },
  ]);
});
