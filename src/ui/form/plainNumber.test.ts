import { expect, test } from 'vitest';
import { plainNumber } from './plainNumber.ts';

test.each([
  ['40000', '40000'],
  ['£40,000', '40000'],
  ['$1,250,000.50', '1250000.50'],
  ['40 000', '40000'],
  ['40\u00a0000\u00a0£', '40000'],
  ['GBP 40,000', '40000'],
  ['40k', '40000'],
  ['£32.5K', '32500'],
  ['４０，０００', '40000'],
  ['-12', undefined],
  ['1e5', undefined],
  ['4,00', undefined],
  ['about 40', undefined],
  ['', undefined],
])('“%s” is %s', (text, number) => expect(plainNumber(text)).toBe(number));
