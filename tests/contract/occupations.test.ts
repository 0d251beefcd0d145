/** Military roles and civilian occupations from the official sets, and what jobs make of them. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { applyRelease } from '../../server/military/releases/loadRelease.ts';
import { replaceRelease, shippedArtefact } from '../../server/occupations/reference.ts';
import { openArtefact, writeArtefact } from '../../server/occupations/release/artefact.ts';
import { britishTrades, militaryRolesUk } from '../../server/reference/militaryLists.ts';
import { nicknames } from '../../server/reference/militaryWork.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { changePublished, type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { testNow } from '../support/contract/testNow.ts';
import { untilDone } from '../support/contract/untilDone.ts';

const server = await startTestServer();
const people = peopleOf(server);

interface Hit {
  id: number;
  code: string | null;
  title: string;
  service: string;
  is_former: boolean;
  category: string | null;
}

type Schemas = components['schemas'];
type Meaning = Schemas['MilitaryRoleMeaning'];

async function meaningOf(id: number): Promise<Meaning> {
  const { body } = await server.request('getMilitaryRole', { params: { id } });
  return body.data as Meaning;
}

async function roles(search: string, query: Record<string, string | number> = {}): Promise<Hit[]> {
  const { status, body } = await server.request('searchMilitaryRoles', { query: { search, ...query } });
  if (status !== 200) throw new Error(`${status} ${body.code}`);
  return body.data as Hit[];
}
const first = async (search: string, query = {}) => {
  const [hit] = await roles(search, query);
  return hit && `${hit.service}: ${hit.code} ${hit.title}${hit.is_former ? ' (former)' : ''}`;
};

// Codes and titles are those of the crosswalk of July 2024 and of the occupational database of March 2016.
describe('a US role is found', () => {
  test.each([
    ['11B', 'Army: 11B Infantryman'],
    ['11 bravo', 'Army: 11B Infantryman'],
    ['0311', 'Marines: 0311 Rifleman'],
    ['IT2', 'Navy: IT Information Systems Technician'],
    ['HM3', 'Navy: HM Hospital Corpsman'],
    ['1D7X1', 'Air Force: 1D7X1 Cyber Defense Operations'],
    ['1D731', 'Air Force: 1D7X1 Cyber Defense Operations'],
    ['3D1X1', 'Air Force: 3D1X1 Client Systems (former)'],
    ['3D052', 'Air Force: 3D0X2 Cyber Systems Operations (former)'],
    ['0651', 'Marines: 0651 Cyber Network Operator (former)'],
    ['corpsman', 'Navy: HM Hospital Corpsman'],
    ['wheeled vehicle mecanic', 'Army: 91B Wheeled Vehicle Mechanic'],
  ])('%s is %s', async (search, expected) => {
    expect(await first(search, { country_id: 233 })).toBe(expected);
  });

  test('a code that two services use is found for each', async () => {
    const matches = await roles('BM', { country_id: 233, limit: 2 });
    expect(matches.map(({ service, title }) => `${service} ${title}`).sort()).toEqual([
      "Coast Guard Boatswain's Mate",
      "Navy Boatswain's Mate",
    ]);
  });
});

/** Distinct codes of the crosswalk, read from the file that the artefact was made from, as its own text lists them. */
const { roles: packedRoles, duties } = openArtefact(
  readFileSync('server/occupations/data/reference.bin'),
).military();
const everyCode = packedRoles.filter(({ active }) => active);
const sampledCodes = everyCode.filter((_, at) => at % 97 === 0);

test('MIL-01 every active code of the crosswalk is found by its code, title or nickname, with its title and duty description; former codes say what they were', async () => {
  expect(everyCode.length).toBeGreaterThan(15_000);
  const missed: string[] = [];
  for (const { code, title, duty } of sampledCodes) {
    const byCode = await roles(code, { kind: 'all', limit: 50 });
    const hit = byCode.find((hit) => hit.code === code && hit.title.length > 0 && !hit.is_former);
    const typed = title.length > 60 ? title.slice(0, 60).replace(/\s\S*$/, '') : title;
    const byTitle = await roles(typed, { kind: 'all', limit: 50 });
    // Several codes share a title, and the project's own list has other titles.
    const isTitled = byTitle.some((hit) => hit.code === code || hit.title === title);
    if (!hit || !isTitled) missed.push(`${code} ${title}`);
    else if (duty !== null && hit.title === title) {
      expect([code, (await meaningOf(hit.id)).duty]).toEqual([code, duties[duty]]);
    }
  }
  for (const { service_id, code, nicknames: names } of nicknames()) {
    for (const nickname of names) {
      const byNickname = await roles(nickname, { service_id, limit: 10 });
      if (!byNickname.some((hit) => hit.code === code)) missed.push(`${code} ${nickname}`);
    }
  }
  expect(missed).toEqual([]);
  expect(await first('3D1X1')).toBe('Air Force: 3D1X1 Client Systems (former)');
  expect((await meaningOf(1300)).duty).toMatch(/^The infantryman supervises, leads/);
});

const withoutEvidence = ({ occupations }: Meaning) =>
  occupations.filter(({ evidence }) => evidence.length === 0 || evidence.some(({ source }) => !source));

test('MIL-02 each role shows civilian occupations with reason and source, and none of them is a military one', async () => {
  const best = (await meaningOf(1333)).occupations[0]!;
  expect(best).toMatchObject({
    code: '53-3032.00',
    title: 'Heavy and Tractor-Trailer Truck Drivers',
    job_zone: 2,
    carries_over: 'same_duties',
  });
  expect(best.evidence.map(({ source }) => source)).toContain('crosswalk');
  const codes = (await meaningOf(1300)).occupations.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(4);
  expect(codes.filter((code) => code.startsWith('55-'))).toEqual([]);
  for (const { code } of sampledCodes) {
    const [hit] = await roles(code, { country_id: 233, limit: 1 });
    if (hit?.code !== code) continue;
    const meaning = await meaningOf(hit.id);
    const shown = meaning.occupations.map((occupation) => occupation.code);
    expect([code, shown.filter((code) => code.startsWith('55-')), withoutEvidence(meaning)]).toEqual([
      ...[code, [], []],
    ]);
  }
  const unknown = await server.request('getMilitaryRole', { params: { id: 99 } });
  expect(unknown.status).toBe(404);
});

test('MIL-03 every British role shows occupations of SOC 2020 with the source of each', async () => {
  const [mechanic] = await roles('REME vehicle mechanic', { country_id: 232 });
  const { occupations } = await meaningOf(mechanic!.id);
  expect(occupations[0]).toMatchObject({
    code: '5231',
    title: 'Vehicle technicians, mechanics and electricians',
  });
  expect(occupations[0]!.evidence[0]).toEqual({
    source: 'own_list',
    text: 'Our own comparison of the trade, as the British Army describes it, with the tasks of SOC 2020',
  });
  const british = [...militaryRolesUk(), ...britishTrades()];
  expect(british.length).toBeGreaterThan(200);
  for (const { id, title } of british) {
    const meaning = await meaningOf(id);
    const codes = meaning.occupations.map(({ code }) => code);
    expect([title, codes.length > 0, withoutEvidence(meaning)]).toEqual([title, true, []]);
    // 1161 and 3311 are the armed forces themselves.
    expect([title, codes.filter((code) => !/^(?!1161|3311)\d{4}$/.test(code))]).toEqual([title, []]);
  }
});

test('MIL-04 a job carries an occupation, suggested from its title, corrected by its recruiter; it is filtered by it and found by its other titles', async () => {
  const founder = await people.founder();
  const suggested = await founder.call('suggestOccupations', {
    body: { title: 'HGV mechanic', country_id: 232 },
  });
  expect((suggested.body.data as Schemas['OccupationHit'][])[0]).toMatchObject({
    code: '5231',
    matched_title: 'HGV mechanic',
  });
  const title = 'Vehicle technician';
  const draft = await founder.call('createJob', { body: wholeJob(testNow, { title }) });
  const job = draft.body.data as Job;
  expect(job.occupation).toEqual({ code: '5231', title: 'Vehicle technicians, mechanics and electricians' });
  const published = await founder.call('publishJob', { params: { id: job.id } });
  const idsFor = async (query: Record<string, string[]>) => {
    const { body } = await server.request('listJobs', { query });
    return (body.data as Job[]).map(({ id }) => id);
  };
  expect(await idsFor({ occupation: ['5231'] })).toContain(job.id);
  expect(await idsFor({ occupation: ['8211'] })).not.toContain(job.id);
  const corrected = await changePublished(founder, published.body.data as Job, { occupation_code: '5233' });
  expect((corrected.body.data as Job).occupation?.code).toBe('5233');
  const preview = (await founder.call('previewJob', { params: { id: job.id } })).body.data;
  expect(preview).toMatchObject({ json_ld: { occupationalCategory: expect.stringMatching(/^5233 \w/) } });
  expect(await idsFor({ occupation: ['5233'] })).toContain(job.id);
  const { body: counted } = await server.request('listJobs', { query: { occupation: ['5233'] } });
  const { facets } = (counted as unknown as { meta: { facets: Schemas['JobFacets'] } }).meta;
  expect(facets.occupation.map(({ value }) => value)).toContain('5233');
  // Each of these is in the index of SOC 2020 under the occupation, and in no word of the job.
  for (const [search, occupation_code, ownTitle] of [
    ['undertaker', '6138', 'Colleague for the chapel'],
    ['HGV mechanic', '5231', 'Colleague for the workshop'],
    ['fleet manager', '1241', 'Colleague for the depot'],
  ] as const) {
    const created = await founder.call('createJob', { body: wholeJob(testNow, { title: ownTitle }) });
    const { id } = created.body.data as Job;
    await founder.call('publishJob', { params: { id } });
    expect([search, await idsFor({ search: [search] })]).not.toEqual([search, expect.arrayContaining([id])]);
    const { body } = await founder.call('getJob', { params: { id } });
    await changePublished(founder, body.data as Job, { occupation_code });
    expect([search, await idsFor({ search: [search] })]).toEqual([search, expect.arrayContaining([id])]);
  }
  const refused = await founder.call('createJob', { body: { occupation_code: '55-3016' } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['occupation_code']]);
});

test('MIL-05 sources and licences are listed, and a newer release is previewed and loaded without touching what was chosen', async () => {
  const { body } = await server.request('listDataSources');
  expect(
    (body.data as { title: string; release: string; licence: string }[]).map((item) => [
      item.title,
      item.release,
      item.licence,
    ]),
  ).toEqual([
    ['O*NET Database', '30.2', 'CC BY 4.0'],
    ['Standard Occupational Classification 2020', '2020', 'Open Government Licence v3.0'],
    ['O*NET Military Crosswalk', 'July 2024', 'CC BY 4.0'],
    ['DoD Occupational Database', 'March 2016', 'Work of the US government, in the public domain in the US'],
    [
      'ISCO-08 to SOC 2010, and SOC 2010 to SOC 2018',
      '2015, 2017',
      'Work of the US government, in the public domain in the US',
    ],
  ]);
  const shipped = openArtefact(shippedArtefact());
  const occupations = shipped.occupations();
  const military = shipped.military();
  const renamed = occupations.onet.find(({ code }) => code === '53-3032.00')!;
  renamed.title = 'Truck Drivers of the Next Release';
  const without = military.roles.filter(({ service, code }) => !(service === 'A' && code === '88H'));
  const other = without.find(({ service, code }) => service === 'A' && code === '88M')!;
  const added = { ...other, code: '88ZQ', codes: [], title: 'Convoy Drone Operator', titles: [] };
  const next = writeArtefact(shipped.head.sets, occupations, { ...military, roles: [...without, added] });
  const file = () => new File([new Uint8Array(next)], 'next.bin');
  const operator = await server.sessionOf('operator@demo.test');
  const send = async (fields: Record<string, string>, sent = file()) => {
    const form = new FormData();
    form.set('file', sent);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { status, body } = await server.request('importReferenceRelease', { form, token: operator });
    return { status, code: body.code, change: body.data as Schemas['ReferenceChange'] };
  };
  const broken = [Buffer.from('no release'), Buffer.alloc(0), next.subarray(0, next.length / 2)];
  for (const bytes of broken) {
    const { status, change } = await send({}, new File([new Uint8Array(bytes)], 'next.bin'));
    expect([status, change]).toEqual([422, undefined]);
  }
  const looked = await send({});
  expect(looked.change).toMatchObject({
    is_applied: false,
    occupations: {
      ...{ added: 0, changed: 1, removed: 0 },
      examples: [
        {
          change: 'changed',
          code: '53-3032.00',
          title: 'Truck Drivers of the Next Release',
          before: 'Heavy and Tractor-Trailer Truck Drivers',
        },
      ],
    },
    roles: { added: 1, changed: 0, removed: 1 },
  });
  const stale = await send({ version: 'another' });
  expect([stale.status, stale.code]).toEqual([409, 'version_conflict']);
  const taken = await send({ version: looked.change.version });
  expect(taken.change.is_applied).toBe(true);
  const stored = await server.database.asPlatform((tx) =>
    tx.execute(sql`select
      (select title from occupations where code = '53-3032.00') as title,
      (select is_legacy from military_badged_roles where code = '88H' and service_id = 111 and id > 20000000
        order by id limit 1) as is_legacy,
      (select title from military_badged_roles where code = '88ZQ') as added,
      (select title from military_badged_roles where id = 1333) as chosen`),
  );
  expect(stored.rows).toEqual([
    {
      title: 'Truck Drivers of the Next Release',
      is_legacy: true,
      added: 'Convoy Drone Operator',
      chosen: 'Motor Transport Operator',
    },
  ]);
  await server.database.asPlatform((tx) => applyRelease(tx, shipped, null));
  replaceRelease(shippedArtefact());
}, 120_000);

test('after another release what the match reads of jobs and CVs is made again in the background, and the operator sees how far', async () => {
  const founder = await people.founder({ name: 'Zythology Ltd' });
  const draft = await founder.call('createJob', { body: wholeJob(testNow, { title: 'Zythologist' }) });
  const { id } = draft.body.data as Job;
  await founder.call('publishJob', { params: { id } });
  const shipped = openArtefact(shippedArtefact());
  const occupations = shipped.occupations();
  occupations.onet.find(({ code }) => code === '35-1011.00')!.titles.push('Zythologist');
  const next = writeArtefact(shipped.head.sets, occupations, shipped.military());
  const { version } = openArtefact(next).head;
  const operator = await server.sessionOf('operator@demo.test');
  const progress = async () => {
    const { body } = await server.request('getIndexingProgress', { token: operator });
    return body.data as Schemas['IndexingProgress'];
  };
  const stored = async () => {
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute(sql`select
        (select match_features->'work' from jobs where id = ${id}) as work,
        (select array_agg(distinct match_features->>'release') from jobs
          where tenant_id = (select tenant_id from jobs where id = ${id})) as releases,
        (select count(*)::integer from candidate_facts where stamp like ${`%:${version}:%`}) as candidates`),
    );
    return rows[0] as { work: { kind: string }[]; releases: string[]; candidates: number };
  };
  // The work of a job without a role is what its title names.
  await server.database.asPlatform((tx) =>
    tx.execute(sql`update jobs set job_role_id = null, match_features = match_features || '{"version": 0}'
      where id = ${id}`),
  );
  const form = new FormData();
  form.set('file', new File([new Uint8Array(next)], 'next.bin'));
  form.set('version', version);
  const { status } = await server.request('importReferenceRelease', { form, token: operator });
  expect(status).toBe(200);
  // It is read from here: before, what an earlier test has begun may read the job again meanwhile.
  const outdated: number[] = [];
  await untilDone(progress, ({ jobs, candidates }) => {
    outdated.push(jobs.outdated);
    return jobs.outdated + candidates.outdated > 0;
  });
  expect(outdated[0]).toBeGreaterThan(0);
  const after = await stored();
  expect(after.work.map(({ kind }) => kind)).toContain('cooking');
  expect(after.releases).toEqual([version]);
  expect(after.candidates).toBeGreaterThan(3);
  const { version: inUse, jobs } = await progress();
  expect([inUse, jobs.total > 20]).toEqual([version, true]);
  await server.database.asPlatform((tx) => applyRelease(tx, shipped, null));
}, 120_000);

test.each([
  [232, 'HGV driver', 'Heavy and large goods vehicle drivers'],
  [232, 'lorry driver', 'Heavy and large goods vehicle drivers'],
  [232, 'REME vehicle mechanic', 'Vehicle technicians, mechanics and electricians'],
  [232, 'IT', 'IT operations technicians'],
  [232, 'C++', 'Programmers and software development professionals'],
  [233, '88M', 'Heavy and Tractor-Trailer Truck Drivers'],
  [233, '11B', 'Security Guards'],
  [233, 'IT', 'Computer User Support Specialists'],
  [233, 'C++', 'Software Developers'],
])(
  'in country %i the list of occupations that a recruiter searches for “%s” has “%s”',
  async (country_id, search, title) => {
    const { body } = await server.request('searchOccupations', { query: { country_id, search } });
    const titles = (body.data as Schemas['OccupationHit'][]).map((hit) => hit.title);
    expect(titles).toContain(title);
  },
);

test.each([
  ['lorry driver', 'LGV driver'],
  ['HGV driver', 'LGV driver'],
  ['88M', 'LGV driver'],
  ['REME vehicle mechanic', 'LGV technician'],
  ['68W', 'Emergency care assistant'],
  ['cook', 'Chef'],
])('the job roles that a recruiter searches for “%s” have “%s”', async (search, title) => {
  const { body } = await server.request('listJobRoles', { query: { search } });
  const roles = (body.data as { title: string }[]).map((role) => role.title);
  expect(roles.slice(0, 5)).toContain(title);
});

test('a job role whose title has the words comes first, and what no role is called finds none', async () => {
  const search = async (text: string) => {
    const { body } = await server.request('listJobRoles', { query: { search: text } });
    return (body.data as { title: string }[]).map((role) => role.title);
  };
  expect((await search('dental'))[0]).toBe('Dental nurse');
  expect(await search('zzyzx')).toEqual([]);
});

test('an occupation whose title is typed comes first, and military ones are never listed', async () => {
  const search = async (text: string, country_id: number) => {
    const { body } = await server.request('searchOccupations', { query: { country_id, search: text } });
    return body.data as Schemas['OccupationHit'][];
  };
  expect((await search('lorry driver', 232))[0]).toMatchObject({
    code: '8211',
    matched_title: 'Lorry driver',
  });
  expect((await search('Infantry', 233)).filter(({ code }) => code.startsWith('55-'))).toEqual([]);
});
