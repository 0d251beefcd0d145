import { expect, test } from 'vitest';
import { roleSearch } from './roles.ts';

const searchFor = (text: string, country_id?: number) =>
  roleSearch()
    .find({ text, limit: 3, country_id })
    .map(({ role }) => `${role.service_id} ${role.code ?? ''} ${role.title}`);

test('a code is found however it is written', () => {
  for (const text of ['11B', '11b', '11 Bravo', 'MOS 11B', '11-B']) {
    expect(searchFor(text, 233)[0]).toBe('111 11B Infantryman');
  }
  expect(searchFor('T3D171')[0]).toBe('114 3D1X1 Client Systems');
  expect(searchFor('BMC', 233).slice(0, 2)).toEqual(["113 BM Boatswain's Mate", "116 BM Boatswain's Mate"]);
  expect(searchFor('USMC 0311')[0]).toBe('112 0311 Rifleman');
});

test('a nickname, a corps and a misspelling lead to the role', () => {
  expect(searchFor('bomb tech', 233)[0]).toBe('111 89D Explosive Ordnance Disposal Specialist');
  expect(searchFor('REME vehicle mechanic', 232)[0]).toBe('103  Vehicle Mechanic');
  expect(searchFor('infantyman', 233)[0]).toBe('111 11B Infantryman');
  expect(searchFor('combt medic', 233)[0]).toBe('111 68W Combat Medic Specialist');
});

test('nothing is found for what is no role', () => {
  expect(searchFor('qqqqqq')).toEqual([]);
  expect(searchFor('?!')).toEqual([]);
});
