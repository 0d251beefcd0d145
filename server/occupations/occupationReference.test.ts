import { describe, expect, test } from 'vitest';
import { occupationReference } from './reference.ts';

const occupations = occupationReference();
const first = (text: string, system: 'onet' | 'soc2020') =>
  occupations.search(text, { system, limit: 1 })[0]?.code;

// Expected codes are those that the O*NET and ONS websites give for the title.
describe('a title leads to its occupation', () => {
  test.each([
    ['Registered nurse', 'onet', '29-1141.00'],
    ['truck driver', 'onet', '53-3032.00'],
    ['diesel mechanics', 'onet', '49-3031.00'],
    ['software developer', 'onet', '15-1252.00'],
    ['Intelligence analyst', 'onet', '33-3021.06'],
    ['HGV mechanic', 'soc2020', '5231'],
    ['fleet manager', 'soc2020', '1241'],
    ['lorry driver', 'soc2020', '8211'],
    ['warehouse operative', 'soc2020', '9252'],
    ['IT support technician', 'soc2020', '3132'],
  ] as const)('%s in %s', (title, system, code) => {
    expect(first(title, system)).toBe(code);
  });
});

test('an occupation says what it is', () => {
  const { title, jobZone, majorGroup, minorGroup, tasks, titles } = occupations.occupation('53-3032.00')!;
  expect({ title, jobZone, majorGroup, minorGroup }).toEqual({
    title: 'Heavy and Tractor-Trailer Truck Drivers',
    jobZone: 2,
    majorGroup: '53',
    minorGroup: '53-3',
  });
  expect(titles).toContain('Truck Driver');
  expect(tasks).toContain('Inspect loads to ensure that cargo is secure.');
  expect(occupations.occupation('00-0000.00')).toBeNull();
});

test('nearness: the same, related, of one family, none, and across the two countries', () => {
  expect(occupations.distance('49-3023.00', '49-3023.00')).toBe('same');
  expect(occupations.distance('49-3023.00', '49-3031.00')).toBe('related');
  expect(occupations.distance('5231', '5232')).toBe('family');
  expect(occupations.distance('11-1011.00', '49-3031.00')).toBe('none');
  expect(occupations.distance('5231', '49-3031.00')).toBe('same');
  expect(occupations.distance('29-1141.00', '8211')).toBe('none');
});

test('a longer text leads to the occupation whose tasks it describes', () => {
  const text =
    'Diagnoses and repairs brakes, engines and transmissions of wheeled vehicles and trucks; orders parts.';
  const codes = occupations.nearestByText(text, { system: 'onet', limit: 5 }).map(({ code }) => code);
  expect(codes).toContain('49-3031.00');
});
