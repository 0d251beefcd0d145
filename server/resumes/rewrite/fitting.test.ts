import { expect, test } from 'vitest';
import { rewriteByRules } from './rules.ts';

const service = { isService: true };
const plain = (line: string) => rewriteByRules(line, 'rephrase', service);

test.each([
  ['I was in charge of the QM dept', 'I managed the quartermaster department'],
  [
    'Managed the QM stores and the RSM office',
    'Managed the quartermaster stores and the regimental sergeant major office',
  ],
  ['OC Training Flt', 'Commander of the Training Flight'],
  ['Worked in the QM’s dept as a storeman', 'Worked in the quartermaster’s department as a stores assistant'],
  [
    'Reported to the QM and the RSM',
    'Reported to the quartermaster (stores manager) and the regimental sergeant major',
  ],
])('a person before a department describes it: %s', (line, expected) =>
  expect(plain(line).suggestion).toBe(expected),
);

test.each([
  ['Ran the RSM for 2 years', 'RSM'],
  ['Repaired the SNCO', 'SNCO'],
  ['Worked in the SNCO for 2 years', 'SNCO'],
  ['Served as a LAD', 'LAD'],
  ['Was promoted to PDT, then left', 'PDT'],
  ['ATO’d 2 enclaves', 'ATO’d'],
])('what does not fit is asked about and stays: %s', (line, term) => {
  const { suggestion, unknown_terms: unknown } = plain(line);
  expect([suggestion.includes(term), unknown]).toEqual([true, [term]]);
});
