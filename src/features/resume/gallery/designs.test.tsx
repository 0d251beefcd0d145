import { afterEach, expect, test } from 'vitest';
import { designName } from './designs.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['en-GB', 'Harbour, blue'],
  ['en-US', 'Harbor, blue'],
])('a design has the name that its country writes: %s', (locale, name) => {
  document.documentElement.lang = locale;
  expect(designName('harbour-blue')).toBe(name);
});
