import { expect, test } from 'vitest';
import { codesPrinted } from './printedCodes.ts';
import { roleSearch } from './roles.ts';

// Code and title after the O*NET Military Crosswalk; the levels and qualifications as DA PAM 611-21, the AFECD and NAVPERS 18068F
// print them.
test.each([
  ['88M20', 111, '88M', 'Motor Transport Operator'],
  ['88M4H', 111, '88M', 'Motor Transport Operator'],
  ['11B2P', 111, '11B', 'Infantryman'],
  ['11B20', 111, '11B', 'Infantryman'],
  ['11B2PB4', 111, '11B', 'Infantryman'],
  ['MOS 11B1O', 111, '11B', 'Infantryman'],
  ['68W1O', 111, '68W', 'Combat Medic Specialist'],
  ['68w30', 111, '68W', 'Combat Medic Specialist'],
  ['920A0', 111, '920A', 'Property Accounting Technician'],
  ['11A00', 111, '11A', 'Infantry Officer'],
  ['T3P051', 114, '3P0X1', 'Security Forces'],
  ['3P071', 114, '3P0X1', 'Security Forces'],
  ['3P071A', 114, '3P0X1A', 'Security Forces, Military Working Dog Handler'],
  ['2A3X3', 114, '2A3X3', 'Tactical Aircraft Maintenance'],
  ['0311', 112, '0311', 'Rifleman'],
  ['MOS 0311', 112, '0311', 'Rifleman'],
  ['HM-8404', 113, '8404', 'Field Medical Service Technician'],
  ['HM 8404', 113, '8404', 'Field Medical Service Technician'],
  ['HM-L03A', 113, 'L03A', 'Field Medical Service Technician'],
  ['HM2', 113, 'HM', 'Hospital Corpsman'],
])('%s is read as its code', (text, service_id, code, title) => {
  const [first] = roleSearch().find({ text, limit: 1 });
  const { role } = first!;
  expect([role.service_id, role.code, role.title]).toEqual([service_id, code, title]);
});

test('what is joined by a sign, or has no number, is no code', () => {
  for (const text of ['H&S', 'C+E', 'P A']) {
    const [first] = roleSearch().find({ text, limit: 1 });
    expect([text, (first?.score ?? 0) < 90]).toEqual([text, true]);
  }
  expect(codesPrinted('?')).toEqual([]);
  expect(codesPrinted('A'.repeat(13))).toEqual([]);
});
