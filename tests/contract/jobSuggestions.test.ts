/** What the search of the jobs suggests while somebody types; the same on both databases. */
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { testNow } from '../support/contract/testNow.ts';

type Suggestion = components['schemas']['JobSuggestion'];
type Tenant = 'uk' | 'us';

const server = await startTestServer({ clock: () => testNow });
const founder = await peopleOf(server).founder({ name: 'Zelkova Zoo' });

async function publish(change: Parameters<typeof wholeJob>[1]): Promise<number> {
  const { body } = await founder.call('createJob', { body: wholeJob(testNow, change) });
  const { id } = body.data as Job;
  await founder.call('publishJob', { params: { id } });
  return id;
}

const keeper = await publish({
  title: 'Zebra Keeper',
  skills: [{ name: 'Zoonosis control', is_required: true }],
});
await publish({ title: 'C++ “Zygote” -Imaging Developer', skills: [{ name: 'Zig', is_required: true }] });
await publish({ title: 'HGV Driver' });

async function suggest(search: string, tenant: Tenant = 'uk', query = {}): Promise<Suggestion[]> {
  const { status, body } = await server.request('suggestJobSearches', {
    query: { search, ...query },
    tenant,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as Suggestion[];
}

const listed = async ({ filter }: Suggestion, tenant: Tenant) => {
  const { search, state, ...lists } = filter;
  const { body } = await server.request('listJobs', {
    query: {
      ...lists,
      ...(search === undefined ? {} : { search: [search] }),
      ...(state === undefined ? {} : { state }),
    },
    tenant,
  });
  return body as unknown as { data: Job[]; meta: { total: number; corrected: string | null } };
};

test('titles, skills and employers of open jobs are suggested by the beginnings of their words', async () => {
  const shown = (all: Suggestion[]) => all.map(({ kind, title }) => `${kind}: ${title}`);
  expect(shown(await suggest('zebr'))).toEqual(['title: Zebra Keeper']);
  expect(shown(await suggest('keeper zeb'))).toEqual(['title: Zebra Keeper']);
  expect(shown(await suggest('zoono'))).toEqual(['skill: Zoonosis control']);
  expect(shown(await suggest('ZELKOVA z'))).toEqual(['employer: Zelkova Zoo']);
  expect(shown(await suggest('c++ zyg'))).toEqual(['title: C++ “Zygote” -Imaging Developer']);
  expect(await suggest('ebra')).toEqual([]);
  expect(await suggest('zebr', 'us')).toEqual([]);
});

test('other titles of the same work, military roles and places lead to jobs by a filter', async () => {
  // The unit group and its title are those of SOC 2020; code and title of the role those of the crosswalk.
  expect((await suggest('lorry dr')).filter(({ kind }) => kind === 'occupation')).toEqual([
    {
      ...{ kind: 'occupation', title: 'Lorry driver', detail: 'Heavy and large goods vehicle drivers' },
      ...{ leads_to: [], filter: { occupation: ['8211'] } },
    },
  ]);
  const [trucker] = (await suggest('88m', 'us')).filter(({ kind }) => kind === 'military_role');
  expect(trucker).toMatchObject({ title: '88M Motor Transport Operator', detail: 'Army' });
  expect(trucker!.filter.occupation).toContain('53-3032.00');
  expect(trucker!.leads_to).toContain('Heavy and Tractor-Trailer Truck Drivers');
  expect(await suggest('bristo')).toContainEqual({
    ...{ kind: 'place', title: 'Bristol', detail: 'England', leads_to: [] },
    filter: { city: [48703] },
  });
});

const typed = ['11b', 'reme', 'reme veh', 'hgv d', 'lorry', 'c++', 'it', 'car', 'lon', 'mech', 'eng', 'lead'];

test.each(['uk', 'us'] as const)('%s: every suggestion leads to open jobs, uncorrected', async (tenant) => {
  const kinds = new Set<string>();
  for (const text of [...typed, 'sec', 'tex', 'nurs', 'log', 'zyg', 'san']) {
    const all = await suggest(text, tenant);
    const order = ['title', 'occupation', 'military_role', 'skill', 'employer', 'place'];
    const places = all.map(({ kind }) => order.indexOf(kind));
    expect(places).toEqual([...places].sort((place, other) => place - other));
    for (const suggestion of all) {
      kinds.add(suggestion.kind);
      const { meta } = await listed(suggestion, tenant);
      expect([text, suggestion.title, meta.total > 0, meta.corrected]).toEqual([
        text,
        suggestion.title,
        true,
        null,
      ]);
    }
    for (const kind of order) {
      expect(all.filter((suggestion) => suggestion.kind === kind).length).toBeLessThanOrEqual(3);
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(5);
});

test('what is no longer open is no longer suggested', async () => {
  await founder.call('pauseJob', { params: { id: keeper } });
  expect([await suggest('zebr'), await suggest('zoono')]).toEqual([[], []]);
});

test('the number of each kind is limited, and an unusable text or number is refused or finds nothing', async () => {
  const ofKind = (all: Suggestion[]) => all.filter(({ kind }) => kind === 'title').length;
  expect(ofKind(await suggest('en', 'uk', { limit: 1 }))).toBe(1);
  const refused: Record<string, string | number>[] = [
    { search: 'a' },
    { search: 'a'.repeat(61) },
    { search: 'en', limit: 11 },
    {},
  ];
  for (const query of refused) {
    const { status, body } = await server.request('suggestJobSearches', { query });
    expect([query, status, body.code]).toEqual([query, 422, 'validation_failed']);
  }
  for (const search of ['%%', '__', "' or", 'or', 'or or', ':*', '\\\\', '((', '-a', '""', '☃☃', '++']) {
    const { status } = await server.request('suggestJobSearches', { query: { search } });
    expect([search, status]).toEqual([search, 200]);
  }
});
