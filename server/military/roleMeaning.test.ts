import { expect, test } from 'vitest';
import { isMilitaryOccupation } from '../occupations/occupationReference.ts';
import { meaningsOfRole, roleReference } from './roles.ts';

const roleCalled = (service: number, code: string) =>
  roleReference().roles.find(
    (role) => role.service_id === service && role.code === code && role.kind === 'role',
  )!;
const best = (service: number, code: string, count = 5) =>
  meaningsOfRole(roleCalled(service, code).id)
    .slice(0, count)
    .map(({ title }) => title);

test('an official match comes first and says so', () => {
  const [first] = meaningsOfRole(roleCalled(111, '88M').id);
  expect(first).toMatchObject({ code: '53-3032.00', carriesOver: 'same_duties' });
  expect(first!.evidence.map(({ source }) => source)).toContain('crosswalk');
});

test('where the official match is military or “All Other”, the duties and our own list answer', () => {
  expect(best(111, '11B')).toEqual(
    expect.arrayContaining(["Police and Sheriff's Patrol Officers", 'Security Guards']),
  );
  expect(best(112, '0651')[0]).toBe('Network and Computer Systems Administrators');
  expect(best(111, '35F', 1)).toEqual(['Intelligence Analysts']);
});

test('no role means a military occupation or the rest of a group', () => {
  const sample = roleReference().roles.filter(({ kind }, at) => kind === 'role' && at % 40 === 0);
  const meanings = sample.flatMap(({ id }) => meaningsOfRole(id));
  expect(meanings.length).toBeGreaterThan(500);
  expect(
    meanings.filter((meaning) => isMilitaryOccupation(meaning) || /All Other$/.test(meaning.title)),
  ).toEqual([]);
});

test('a British role means occupations of SOC 2020', () => {
  const mechanic = roleReference().roles.find(({ title }) => title === 'Vehicle Mechanic')!;
  expect(meaningsOfRole(mechanic.id)[0]).toMatchObject({ code: '5231' });
});

test('ids of the project’s list stay what they are', () => {
  const { title, code, duty } = roleReference().role(1300)!;
  expect([title, code]).toEqual(['Infantryman', '11B']);
  expect(duty).toMatch(/^The infantryman supervises, leads/);
});
