import { describe, expect, test } from 'vitest';
import { militaryLists } from '../seed/referenceLists.ts';
import { cascadeProblems, type PeriodRows, type ServicePeriod } from './militaryCascade.ts';

const lists = militaryLists();

function problems(item: ServicePeriod) {
  const row = <Row extends { id: number }>(rows: Row[], id: number | null | undefined) =>
    rows.find((row) => row.id === id) ?? null;
  const service = row(lists.services, item.military_service_id) as PeriodRows['service'] | null;
  if (!service) return cascadeProblems(item, undefined);
  const rows = {
    service,
    rank: row(lists.ranks, item.military_rank_id),
    navy: row(lists.navyServices, item.military_navy_service_id),
    branch: row(lists.branches, item.military_branch_id),
    corps: row(lists.corps, item.military_corps_id),
    profession: row(lists.professions, item.military_profession_id),
    role: row(lists.badgedRoles, item.military_badged_role_id),
  } as PeriodRows;
  return cascadeProblems(item, rows);
}

const elsewhere = (name: string) => [`Choose a ${name} that belongs to what you chose above it`];
const notHere = (name: string) => [`Leave the ${name} out: it does not apply here`];

describe('one good period for each shape of the form', () => {
  const good: [string, ServicePeriod][] = [
    [
      'Royal Navy',
      {
        military_service_id: 101,
        military_rank_id: 2003,
        military_navy_service_id: 202,
        military_branch_id: 313,
        military_badged_role_id: 1024,
      },
    ],
    [
      'Royal Marines',
      {
        military_service_id: 102,
        military_rank_id: 2033,
        military_branch_id: 334,
        military_badged_role_id: 1075,
      },
    ],
    [
      'British Army',
      {
        military_service_id: 103,
        military_rank_id: 2061,
        military_corps_id: 404,
        military_badged_role_id: 1106,
      },
    ],
    [
      'Royal Air Force',
      {
        military_service_id: 104,
        military_rank_id: 2096,
        military_profession_id: 503,
        military_badged_role_id: 1208,
      },
    ],
    [
      'US Army',
      {
        military_service_id: 111,
        military_rank_id: 2207,
        military_corps_id: 450,
        military_profession_id: 538,
        military_badged_role_id: 1329,
      },
    ],
    [
      'US Army, a role chosen by its corps alone',
      {
        military_service_id: 111,
        military_rank_id: 2207,
        military_corps_id: 450,
        military_badged_role_id: 1329,
      },
    ],
    [
      'US Marine Corps',
      {
        military_service_id: 112,
        military_rank_id: 2254,
        military_profession_id: 552,
        military_badged_role_id: 1351,
      },
    ],
    [
      'US Navy, enlisted',
      {
        military_service_id: 113,
        military_rank_id: 2306,
        military_navy_service_id: 211,
        military_branch_id: 352,
        military_badged_role_id: 1403,
      },
    ],
    [
      'US Navy, an officer of a staff corps',
      {
        military_service_id: 113,
        military_rank_id: 2317,
        military_navy_service_id: 218,
        military_branch_id: 367,
        military_corps_id: 466,
      },
    ],
    [
      'US Coast Guard',
      {
        military_service_id: 116,
        military_rank_id: 2456,
        military_branch_id: 372,
        military_badged_role_id: 1493,
      },
    ],
  ];

  test.each(good)('%s', (_, item) => {
    expect(problems(item)).toEqual({});
  });
});

test('an unknown service answers for the whole', () => {
  expect(problems({ military_service_id: 999, military_rank_id: 2003 })).toEqual({
    military_service_id: ['Choose a service from the list'],
  });
});

test('what the service asks for and is missing', () => {
  expect([
    problems({ military_service_id: 101 }),
    problems({ military_service_id: 102 }),
    problems({ military_service_id: 103, military_corps_id: null }),
    problems({ military_service_id: 104, military_profession_id: 0 }),
  ]).toEqual([
    {
      military_rank_id: ['Choose a rank'],
      military_navy_service_id: ['Choose a part of the navy'],
      military_branch_id: ['Choose a branch'],
    },
    { military_rank_id: ['Choose a rank'] },
    { military_rank_id: ['Choose a rank'], military_corps_id: ['Choose a corps'] },
    { military_rank_id: ['Choose a rank'] },
  ]);
});

test('what another service has', () => {
  expect(
    problems({
      military_service_id: 104,
      military_rank_id: 2061,
      military_navy_service_id: 201,
      military_branch_id: 301,
      military_corps_id: 404,
      military_profession_id: 521,
      military_badged_role_id: 1300,
    }),
  ).toEqual({
    military_rank_id: elsewhere('rank'),
    military_navy_service_id: notHere('part of the navy'),
    military_branch_id: notHere('branch'),
    military_corps_id: notHere('corps'),
    military_profession_id: elsewhere('profession'),
    military_badged_role_id: elsewhere('role'),
  });
});

test('a branch of another part of the navy, and a role of another branch', () => {
  expect(
    problems({
      military_service_id: 101,
      military_rank_id: 2003,
      military_navy_service_id: 201,
      military_branch_id: 313,
      military_badged_role_id: 1008,
    }),
  ).toEqual({ military_branch_id: elsewhere('branch'), military_badged_role_id: elsewhere('role') });
});

test('a role needs one of its own parents', () => {
  const soldier = { military_service_id: 111, military_rank_id: 2207, military_badged_role_id: 1329 };
  expect([
    problems({ ...soldier, military_corps_id: 431 }),
    problems({ ...soldier, military_corps_id: 450, military_profession_id: 521 }),
    problems({ military_service_id: 104, military_rank_id: 2096, military_badged_role_id: 1208 }),
  ]).toEqual([
    { military_badged_role_id: elsewhere('role') },
    { military_badged_role_id: elsewhere('role') },
    { military_badged_role_id: elsewhere('role') },
  ]);
});

test('an enlisted sailor has no staff corps', () => {
  expect(
    problems({
      military_service_id: 113,
      military_rank_id: 2306,
      military_navy_service_id: 217,
      military_branch_id: 366,
      military_corps_id: 461,
    }),
  ).toEqual({ military_corps_id: notHere('corps') });
});
