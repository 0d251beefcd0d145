import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type CascadeEvent, militaryCascadeMachine, nothing, type ServiceFacts } from './militaryCascade.ts';

const facts = (id: number, has: Partial<ServiceFacts>): ServiceFacts => ({
  id,
  has_navy_services: false,
  has_branches: false,
  has_corps: false,
  has_professions: false,
  has_badged_roles: true,
  ...has,
});
const royalNavy = facts(101, { has_navy_services: true, has_branches: true });
const royalMarines = facts(102, { has_branches: true });
const army = facts(103, { has_corps: true });
const airForce = facts(104, { has_professions: true });
const usArmy = facts(111, { has_corps: true, has_professions: true });
const usNavy = facts(113, { has_navy_services: true, has_branches: true, has_corps: true });

const start = { countryId: 232, serviceId: null, chosen: nothing, roleIsListed: true };

function after(...events: CascadeEvent[]) {
  const actor = createActor(militaryCascadeMachine, { input: start }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}
const chosen = (service: ServiceFacts): CascadeEvent => ({ type: 'service.chosen', service });

test('the flags of the service alone decide what is asked', () => {
  const shapes = [royalNavy, royalMarines, army, airForce, usArmy, usNavy].map((service) => [
    service.id,
    after(chosen(service)).value,
  ]);
  const hidden = {
    service: 'answered',
    rank: 'open',
    navyService: 'hidden',
    branch: 'hidden',
    corps: 'hidden',
    profession: 'hidden',
    badgedRole: 'hidden',
  };
  expect(Object.fromEntries(shapes)).toEqual({
    101: { ...hidden, navyService: 'open' },
    102: { ...hidden, branch: 'open' },
    103: { ...hidden, corps: 'open' },
    104: { ...hidden, profession: 'open' },
    111: { ...hidden, corps: 'open', profession: 'open' },
    113: { ...hidden, navyService: 'open' },
  });
});

test('before a service nothing below it is asked', () => {
  expect(after().value).toEqual({
    service: 'open',
    rank: 'hidden',
    navyService: 'hidden',
    branch: 'hidden',
    corps: 'hidden',
    profession: 'hidden',
    badgedRole: 'hidden',
  });
});

test('a badged role is asked once the list it hangs on has an answer', () => {
  const roleAfter = (...events: CascadeEvent[]) => after(...events).value.badgedRole;
  expect([
    roleAfter(chosen(royalNavy), { type: 'navyService.chosen', id: 202 }, { type: 'branch.chosen', id: 305 }),
    roleAfter(chosen(royalMarines), { type: 'branch.chosen', id: 309 }),
    roleAfter(chosen(army), { type: 'corps.chosen', id: 401 }),
    roleAfter(chosen(usArmy), { type: 'corps.chosen', id: 420 }),
    roleAfter(chosen(usArmy), { type: 'profession.chosen', id: 530 }),
  ]).toEqual(['open', 'open', 'open', 'hidden', 'open']);
});

test('a changed service clears what hung on it and names it', () => {
  const { context, value } = after(
    chosen(royalNavy),
    { type: 'rank.chosen', id: 2004, isOfficer: false },
    { type: 'navyService.chosen', id: 202 },
    { type: 'branch.chosen', id: 305 },
    chosen(army),
  );
  expect(context.chosen).toEqual(nothing);
  expect([context.cleared, context.clearedBy]).toEqual([['rank', 'navyService', 'branch'], 'service']);
  expect(value.branch).toBe('hidden');
});

test('a changed navy service clears the branch and its role but not the rank', () => {
  const { context } = after(
    chosen(royalNavy),
    { type: 'rank.chosen', id: 2004, isOfficer: false },
    { type: 'navyService.chosen', id: 202 },
    { type: 'branch.chosen', id: 305 },
    { type: 'badgedRole.chosen', id: 1008 },
    { type: 'navyService.chosen', id: 203 },
  );
  expect(context.chosen).toEqual({ ...nothing, rank: 2004, navyService: 203 });
  expect([context.cleared, context.clearedBy]).toEqual([['branch', 'badgedRole'], 'navyService']);
});

test('a parent that is chosen again brings its earlier choices back', () => {
  const { context } = after(
    chosen(army),
    { type: 'rank.chosen', id: 2040, isOfficer: false },
    { type: 'corps.chosen', id: 401 },
    { type: 'badgedRole.chosen', id: 1040 },
    chosen(airForce),
    chosen(army),
  );
  expect(context.chosen).toEqual({ ...nothing, rank: 2040, corps: 401, badgedRole: 1040 });
});

test('a change that cleared something can be undone once', () => {
  const undone = after(chosen(army), { type: 'corps.chosen', id: 401 }, chosen(airForce), {
    type: 'change.undone',
  });
  expect(undone.context).toMatchObject({
    serviceId: 103,
    service: army,
    chosen: { ...nothing, corps: 401 },
    cleared: [],
    before: null,
  });
  expect(undone.can({ type: 'change.undone' })).toBe(false);
});

test('a role that is not listed hides its question and drops its answer, and the list can come back', () => {
  const events: CascadeEvent[] = [
    chosen(army),
    { type: 'corps.chosen', id: 401 },
    { type: 'badgedRole.chosen', id: 1040 },
    { type: 'role.unlisted' },
  ];
  const { context, value } = after(...events);
  expect([value.badgedRole, context.chosen.badgedRole]).toEqual(['hidden', null]);
  expect(after(...events, { type: 'role.listed' }).value.badgedRole).toBe('open');
});

test('a navy’s corps are asked of officers only, and cleared with the rank', () => {
  const officer: CascadeEvent = { type: 'rank.chosen', id: 2190, isOfficer: true };
  expect(after(chosen(usNavy), officer).value.corps).toBe('open');
  const { context, value } = after(
    chosen(usNavy),
    officer,
    { type: 'corps.chosen', id: 450 },
    { type: 'rank.chosen', id: 2150, isOfficer: false },
  );
  expect([context.cleared, context.clearedBy, value.corps]).toEqual([['corps'], 'rank', 'hidden']);
});

test('a stored choice is opened as it was once the facts of its service are known', () => {
  const actor = createActor(militaryCascadeMachine, {
    input: { ...start, serviceId: 103, chosen: { ...nothing, rank: 2040, corps: 401 } },
  }).start();
  expect(actor.getSnapshot().value.rank).toBe('hidden');
  actor.send({ type: 'service.recognised', service: airForce });
  expect(actor.getSnapshot().value.rank).toBe('hidden');
  actor.send({ type: 'service.recognised', service: army });
  expect(actor.getSnapshot().value).toEqual({
    service: 'answered',
    rank: 'answered',
    navyService: 'hidden',
    branch: 'hidden',
    corps: 'answered',
    profession: 'hidden',
    badgedRole: 'open',
  });
});

test('another country clears the service and everything below it', () => {
  const { context, value } = after(
    chosen(army),
    { type: 'rank.chosen', id: 2040, isOfficer: false },
    { type: 'country.chosen', countryId: 233 },
  );
  expect([context.serviceId, context.chosen, context.cleared]).toEqual([null, nothing, ['rank']]);
  expect(value.service).toBe('open');
});
