import { expect, test } from 'vitest';
import { opsecIn } from './opsec.ts';

const ssn = 'This looks like a Social Security number. Never put it in a resume.';
const nino = 'This looks like a National Insurance number. Never put it in a CV.';

test.each([
  ['123-45-6789', 233, [ssn]],
  ['123-45-6789', 232, []],
  ['AB123456C', 232, [nino]],
  ['AB123456C', 233, []],
] as const)('%s in country %i is warned of where such numbers are', (text, country, rules) => {
  expect(opsecIn(text, country).map(({ rule }) => rule)).toEqual(rules);
});
