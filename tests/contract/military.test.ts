import { describe, expect, test } from 'vitest';
import { checkMilitaryService } from '../../server/military/military.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';

interface Row {
  id: number;
  title: string;
  service_id: number;
}
interface Service extends Row {
  has_navy_services: boolean;
  has_branches: boolean;
  has_corps: boolean;
  has_professions: boolean;
  has_badged_roles: boolean;
}

const server = await startTestServer();

async function list<T = Row>(id: string, options: RequestOptions): Promise<T[]> {
  const { status, body } = await server.request(id, options);
  if (status !== 200) throw new Error(`${id} answered ${status} ${body.code}`);
  return body.data as T[];
}
const byParent = <T = Row>(id: string, parent: number, query: Record<string, string | number> = {}) =>
  list<T>(id, { params: { id: parent }, query });
const branches = (body: object, query: Record<string, string> = {}) =>
  list('listMilitaryBranches', { body, query });
const refusal = async (id: string, options: RequestOptions) => {
  const { status, body } = await server.request(id, options);
  return [status, body.code];
};
const titles = (rows: { title: string }[]) => rows.map((row) => row.title);
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

const missing = [404, 'not_found'];
const unfit = [422, 'validation_failed'];

test('API-06 GET /api/military-services/{id} lists the services of a country and what each one asks for', async () => {
  const uk = await byParent<Service>('listMilitaryServices', 232);
  const us = await byParent<Service>('listMilitaryServices', 233);
  const shape = (service: Service) => [
    service.id,
    service.title,
    [
      service.has_navy_services && 'navy',
      service.has_branches && 'branch',
      service.has_corps && 'corps',
      service.has_professions && 'profession',
      service.has_badged_roles && 'role',
    ]
      .filter(Boolean)
      .join(' '),
  ];
  expect([...uk, ...us].map(shape)).toEqual([
    [101, 'Royal Navy', 'navy branch role'],
    [102, 'Royal Marines', 'branch role'],
    [103, 'British Army', 'corps role'],
    [104, 'Royal Air Force', 'profession role'],
    [111, 'US Army', 'corps profession role'],
    [112, 'US Marine Corps', 'profession role'],
    [113, 'US Navy', 'navy branch corps role'],
    [114, 'US Air Force', 'profession role'],
    [115, 'US Space Force', 'profession role'],
    [116, 'US Coast Guard', 'branch role'],
  ]);
  expect(us[0]).toEqual({
    id: 111,
    title: 'US Army',
    short_title: 'Army',
    country_id: 233,
    has_navy_services: false,
    has_branches: false,
    has_corps: true,
    has_professions: true,
    has_badged_roles: true,
    labels: {
      corps: 'Branch',
      profession: 'Career field',
      badged_role: 'MOS',
      branch: null,
      navy_service: null,
    },
    is_legacy: false,
    order: 5,
  });
  expect(await byParent('listMilitaryServices', 1)).toEqual([]);
  expect([
    await refusal('listMilitaryServices', { params: { id: 9999 } }),
    await refusal('listMilitaryServices', { params: { id: 'uk' } }),
  ]).toEqual([missing, unfit]);
});

test('API-07 GET /api/military-ranks/{id}?title= lists the ranks of a service from the lowest, found by title, abbreviation, code or old name', async () => {
  const raf = await byParent('listMilitaryRanks', 104);
  expect([raf.length, titles(raf)[0], titles(raf).at(-1)]).toEqual([22, 'Air Recruit', 'Air Chief Marshal']);
  expect(new Set(raf.map((rank) => rank.service_id))).toEqual(new Set([104]));
  expect(await byParent('listMilitaryRanks', 103, { title: 'SAPPER' })).toMatchObject([
    { id: 2061, title: 'Private', abbreviation: 'Pte', nato_code: 'OR-2', pay_grade: null, group: 'junior' },
  ]);
  expect(titles(await byParent('listMilitaryRanks', 104, { title: 'sac(t)' }))).toEqual([
    'Air Specialist (Class 1) Technician',
  ]);
  expect(titles(await byParent('listMilitaryRanks', 111, { title: 'e-8' }))).toEqual([
    'Master Sergeant',
    'First Sergeant',
  ]);
  expect(await byParent('listMilitaryRanks', 104, { title: 'Sapper' })).toEqual([]);
  expect(await byParent('listMilitaryRanks', 104, { title: '%' })).toEqual([]);
  expect(await byParent('listMilitaryRanks', 104, { title: '' })).toEqual(raf);
  expect([
    await refusal('listMilitaryRanks', { params: { id: 232 } }),
    await refusal('listMilitaryRanks', { params: { id: 104 }, query: { title: 'x'.repeat(61) } }),
  ]).toEqual([missing, unfit]);
});

test('API-08 GET /api/military-navy-services/{id}?title= lists the parts of a navy; a service without them has none', async () => {
  expect(titles(await byParent('listMilitaryNavyServices', 101))).toEqual([
    'Surface Fleet',
    'Submarine Service',
    'Fleet Air Arm',
    'Royal Fleet Auxiliary',
    'Naval Medical Services',
  ]);
  expect(await byParent('listMilitaryNavyServices', 113, { title: 'seal' })).toEqual([
    {
      id: 214,
      title: 'Naval Special Warfare and EOD',
      service_id: 113,
      aliases: ['NSW', 'SEAL', 'SWCC', 'EOD'],
      is_legacy: false,
    },
  ]);
  expect(await byParent('listMilitaryNavyServices', 103)).toEqual([]);
  expect(await refusal('listMilitaryNavyServices', { params: { id: 999 } })).toEqual(missing);
});

describe('POST /api/military-branches', () => {
  test('API-09 lists the branches of a service and a part of its navy, which is omitted when there is none', async () => {
    const submarines = await branches({ military_service_id: 101, military_navy_service_id: 202 });
    expect([submarines.length, submarines[2]]).toEqual([
      6,
      {
        id: 313,
        title: 'Weapon Engineering (Submarines)',
        service_id: 101,
        aliases: ['WESM', 'Weapon Engineering SM'],
        is_legacy: false,
      },
    ]);
    const marines = await branches({ military_service_id: 102 });
    expect([marines.length, new Set(marines.map((row) => row.service_id))]).toEqual([10, new Set([102])]);
    expect(titles(await branches({ military_service_id: 102 }, { title: 'SIGNALS' }))).toEqual([
      'Signals and Communications',
    ]);
    expect(await branches({ military_service_id: 103 })).toEqual([]);
    const refused = await Promise.all(
      [
        { military_service_id: 999 },
        { military_service_id: 101, military_navy_service_id: 211 },
        { military_service_id: 102, military_navy_service_id: 201 },
        { military_service_id: 101, military_navy_service_id: 0 },
        { military_service_id: '101' },
        { military_navy_service_id: 201 },
        { military_service_id: 101, service: 1 },
      ].map((body) => refusal('listMilitaryBranches', { body })),
    );
    expect(refused).toEqual([missing, missing, missing, unfit, unfit, unfit, unfit]);
  });

  test('without a part of the navy, those of all its parts', async () => {
    expect((await branches({ military_service_id: 101 })).length).toBe(29);
  });
});

test('API-10 GET /api/military-professions/{id}?title= lists the professions or career fields of a service', async () => {
  expect(titles(await byParent('listMilitaryProfessions', 104))).toEqual([
    'Aviation',
    'Air and Space Operations',
    'Engineering',
    'Cyber and Information',
    'Intelligence',
    'Force Protection',
    'Logistics',
    'Medical and Dental',
    'People Operations',
    'Legal',
    'Chaplaincy and Music',
  ]);
  expect(titles(await byParent('listMilitaryProfessions', 111, { title: '68' }))).toEqual(['CMF 68 Medical']);
  expect(titles(await byParent('listMilitaryProfessions', 104, { title: 'rock ape' }))).toEqual([
    'Force Protection',
  ]);
  expect(await byParent('listMilitaryProfessions', 101)).toEqual([]);
  expect(await refusal('listMilitaryProfessions', { params: { id: 503 } })).toEqual(missing);
});

test('API-12 GET /api/military-corps/{id}?title= lists the corps of a service', async () => {
  const army = await byParent('listMilitaryCorps', 103);
  expect([army.length, titles(army)[0], titles(army).at(-1)]).toEqual([
    18,
    'Household Cavalry',
    'General Service Corps',
  ]);
  expect(titles(await byParent('listMilitaryCorps', 103, { title: 'parachute' }))).toEqual(['Infantry']);
  expect(titles(await byParent('listMilitaryCorps', 103, { title: 'ramc' }))).toEqual([
    'Royal Army Medical Service',
  ]);
  expect((await byParent('listMilitaryCorps', 113)).length).toBe(8);
  expect(await byParent('listMilitaryCorps', 104)).toEqual([]);
  expect(await refusal('listMilitaryCorps', { params: { id: 404 } })).toEqual(missing);
});

describe('GET /api/military-badged-roles/{id}', () => {
  test('API-11 ?title= lists the roles of a profession with their skills and civilian work; id 0 takes exactly one corps or branch', async () => {
    expect(await byParent('listMilitaryBadgedRoles', 538, { title: '68w' })).toEqual([
      {
        id: 1329,
        title: 'Combat Medic Specialist',
        code: '68W',
        profession_id: 538,
        corps_id: 450,
        branch_id: null,
        has_badge: false,
        aliases: ['Combat Medic', '68 Whiskey', 'Doc'],
        civilian: [
          { soc_code: '29-2042.00', title: 'Emergency Medical Technician', match_type: 'most_duties' },
          { soc_code: '29-2043.00', title: 'Paramedic', match_type: 'some_duties' },
          { soc_code: '31-9092.00', title: 'Medical Assistant', match_type: 'some_duties' },
        ],
        skills: ['Emergency care', 'Patient assessment', 'Casualty evacuation', 'First aid training'],
        is_legacy: false,
      },
    ]);
    expect(ids(await byParent('listMilitaryBadgedRoles', 503))).toEqual([
      1207, 1235, 1208, 1236, 1209, 1237, 1210, 1704, 1211, 1212, 1213,
    ]);
    expect(ids(await byParent('listMilitaryBadgedRoles', 0, { military_corps_id: 405 }))).toEqual([
      1115, 1174, 1116, 1175, 1117, 1176, 1118, 1177, 1119, 1178, 1660,
    ]);
    expect(ids(await byParent('listMilitaryBadgedRoles', 0, { military_branch_id: 372 }))).toEqual([
      1493, 1494, 1495,
    ]);
    expect(
      ids(await byParent('listMilitaryBadgedRoles', 0, { military_corps_id: 404, title: 'sparky' })),
    ).toEqual([1108]);
    expect(await byParent('listMilitaryBadgedRoles', 503, { title: 'rifleman' })).toEqual([]);
    const refused = await Promise.all(
      (
        [
          [0, {}],
          [0, { military_corps_id: 405, military_branch_id: 372 }],
          [9999, {}],
          [104, {}],
          [0, { military_corps_id: 9999 }],
          [0, { military_branch_id: 405 }],
        ] as [number, Record<string, number>][]
      ).map(([id, query]) => refusal('listMilitaryBadgedRoles', { params: { id }, query })),
    );
    expect(refused).toEqual([unfit, unfit, missing, missing, missing, missing]);
  });

  test('a UK role names UK occupations', async () => {
    const [networks] = await byParent<Row & { civilian: unknown }>('listMilitaryBadgedRoles', 0, {
      military_corps_id: 405,
      title: 'networks engineer',
    });
    expect(networks?.civilian).toEqual([
      { soc_code: '2137', title: 'Network engineer', match_type: 'same_duties' },
      { soc_code: '3132', title: 'IT support technician', match_type: 'most_duties' },
    ]);
  });

  test('a profession can be narrowed by its corps', async () => {
    const narrowed = await byParent<Row & { corps_id: number }>('listMilitaryBadgedRoles', 541, {
      military_corps_id: 445,
    });
    expect(ids(narrowed)).toContain(1335);
    expect(new Set(narrowed.map(({ corps_id }) => corps_id))).toEqual(new Set([445]));
    expect(await byParent('listMilitaryBadgedRoles', 541, { military_corps_id: 431 })).toEqual([]);
  });
});

test('every list can be read in both tenants, and never holds more than 100 rows', async () => {
  const read = async (tenant: 'uk' | 'us') => {
    const services = await list<Service>('listMilitaryServices', { tenant, params: { id: 233 } });
    const lists = await Promise.all(
      services.flatMap(({ id }) =>
        ['listMilitaryRanks', 'listMilitaryProfessions', 'listMilitaryCorps'].map((operation) =>
          list(operation, { tenant, params: { id } }),
        ),
      ),
    );
    return [services, ...lists];
  };
  const uk = await read('uk');
  expect(await read('us')).toEqual(uk);
  expect(uk.filter((rows) => rows.length > 100)).toEqual([]);
});

test('a period of service is checked against the stored lists', async () => {
  const check = (item: Parameters<typeof checkMilitaryService>[1]) =>
    server.database.asTenant(1, (db) => checkMilitaryService(db, item));
  const period = {
    military_service_id: 101,
    military_rank_id: 2003,
    military_navy_service_id: 202,
    military_branch_id: 313,
    military_badged_role_id: 1024,
  };
  expect([
    await check(period),
    await check({ ...period, military_branch_id: 303 }),
    await check({ ...period, military_rank_id: 2061, military_badged_role_id: 77 }),
    await check({}),
  ]).toEqual([
    {},
    {
      military_branch_id: ['Choose a branch that belongs to what you chose above it'],
      military_badged_role_id: ['Choose a role that belongs to what you chose above it'],
    },
    {
      military_rank_id: ['Choose a rank that belongs to what you chose above it'],
      military_badged_role_id: ['Choose a role that belongs to what you chose above it'],
    },
    { military_service_id: ['Choose a service from the list'] },
  ]);
});
