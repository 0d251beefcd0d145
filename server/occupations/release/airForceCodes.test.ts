import { expect, test } from 'vitest';
import { groupCode, plainTitle, spellingsOf } from './airForceCodes.ts';

test('the skill levels of a specialty share a code', () => {
  expect(['3D131', '3D151', '3D171'].map((code) => groupCode('F', code))).toEqual([
    '3D1X1',
    '3D1X1',
    '3D1X1',
  ]);
  expect(groupCode('F', '2A354B')).toBe('2A3X4B');
  expect(groupCode('H', '17D3B')).toBe('17DXB');
});

test('a manager’s code, and those of the other services, stay as they are', () => {
  expect([groupCode('F', '2A300'), groupCode('A', '25B'), groupCode('M', '0311')]).toEqual([
    '2A300',
    '25B',
    '0311',
  ]);
});

test('a title loses its skill level', () => {
  expect(plainTitle('F', 'Cyber Defense Operations Journeyman')).toBe('Cyber Defense Operations');
  expect(plainTitle('F', 'Cyber Defense Operations Apprentice, Networks Operations')).toBe(
    'Cyber Defense Operations, Networks Operations',
  );
  expect(plainTitle('A', 'Apprentice')).toBe('Apprentice');
});

test('a Navy classification is also known without the zeros it got in 2018', () => {
  expect(spellingsOf('N', '002756', ['002756'])).toEqual(['2756']);
});
