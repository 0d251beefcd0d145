/** Courses and service providers as a veteran looks for them: filters, places, what is pinned, what is sent; the same on both databases. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { courses, serviceProviders } from '../../server/db/schema/services.ts';
import { rolesOf } from '../../src/ui/theme/roles.ts';
import { type Answer, type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Course = Schemas['Course'];
type Provider = Schemas['ServiceProvider'];
interface List<Item> {
  data: Item[];
  meta: {
    current_page: number;
    per_page: number;
    last_page: number;
    total: number;
    near: Schemas['SearchPlace'] | null;
  };
}
type Query = NonNullable<RequestOptions['query']>;

let now = testNow;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const tenant = await tenantOf(server.database, 'uk');
const veteran = await server.signIn('veteran-complete');
const newcomer = await server.signIn('veteran-new');

async function bodyOf<Data>(id: string, options: RequestOptions = {}): Promise<Data> {
  const answer = await server.request(id, { token: veteran, ...options });
  if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as Data;
}

const listProviders = (query: Query = {}, token = veteran) =>
  bodyOf<List<Provider>>('listServiceProviders', { query, token });
const listCourses = (query: Query = {}, token = veteran) =>
  bodyOf<List<Course>>('listCourses', { query, token });
const names = ({ data }: List<Provider>) => data.map(({ name }) => name);
const outcome = ({ status, body }: Answer) => [status, body.code];

/** Where this veteran's CV says they live. */
const bristol = await server.database.asPlatform(async (tx) => {
  const { rows } = await tx.execute<{ city_id: number; lat: number; lng: number }>(
    sql`select id as city_id, lat, lng from cities where title = 'Bristol' and country_id = 232`,
  );
  return rows[0]!;
});

/** Under a word that nobody else has. */
async function provide(name: string, change: Partial<typeof serviceProviders.$inferInsert> = {}) {
  return server.database.asTenant(tenant.id, async ({ tx }) => {
    const [row] = await tx
      .insert(serviceProviders)
      .values({
        ...{ tenant_id: tenant.id, code: `zephyr-${name}`, name, category: 'finance', summary: name },
        ...{ description_html: `<p>${name}</p>`, eligibility: 'All', how_to_join: 'Call', cost: 'Free' },
        ...{ service_type: ['in_person'], availability: 'business_hours', countries: [232] },
        ...{ tags: [], words: 'zephyr' },
        ...change,
      })
      .returning({ id: serviceProviders.id });
    return row!.id;
  });
}

const ours = { search: 'Zéphyr' };
const north = (km: number) => ({ lat: bristol.lat + km / 111.195, lng: bristol.lng });
await provide('At home', { ...bristol, address: '1 Home Street' });
await provide('39 km north', { ...north(39), address: 'North', service_type: ['hybrid'] });
await provide('41 km north', { ...north(41), address: 'Further', availability: 'extended_hours' });
await provide('Online', { service_type: ['online'], availability: '24/7_support', countries: [232, 233] });
await provide('Abroad', { lat: 38.9, lng: -77, countries: [233], category: 'housing' });

describe('filters', () => {
  const all = ['39 km north', '41 km north', 'Abroad', 'At home', 'Online'];

  test('VETERAN-06 by service type hybrid, online, in_person; by proximity near_me, city, country; by availability 24/7_support, business_hours, extended_hours', async () => {
    const by = async (query: Query) => names(await listProviders({ ...ours, ...query }));
    expect({
      none: await by({}),
      hybrid: await by({ service_type: 'hybrid' }),
      online: await by({ service_type: 'online' }),
      in_person: await by({ service_type: 'in_person' }),
      two: await by({ service_type: ['hybrid', 'online'] }),
      near_me: await by({ proximity: 'near_me', lat: bristol.lat, lng: bristol.lng }),
      city: await by({ proximity: 'city' }),
      country: await by({ proximity: 'country' }),
      always: await by({ availability: '24/7_support' }),
      office: await by({ availability: 'business_hours' }),
      late: await by({ availability: 'extended_hours' }),
      several: await by({ availability: ['24/7_support', 'extended_hours'], service_type: 'in_person' }),
    }).toEqual({
      none: all,
      hybrid: ['39 km north'],
      online: ['Online'],
      in_person: ['41 km north', 'Abroad', 'At home'],
      two: ['39 km north', 'Online'],
      near_me: ['At home', '39 km north'],
      city: ['At home'],
      country: ['39 km north', '41 km north', 'At home', 'Online'],
      always: ['Online'],
      office: ['39 km north', 'Abroad', 'At home'],
      late: ['41 km north'],
      several: ['41 km north'],
    });
  });

  test.each([
    ['service_type.0', { service_type: 'by_post' }],
    ['proximity', { proximity: 'galaxy' }],
    ['availability.0', { availability: 'never' }],
    ['category_id', { category_id: 8 }],
    ['page', { page: 0 }],
    ['page', { page: 1_000_000_000 }],
    ['lat', { proximity: 'near_me', lat: 91, lng: 0 }],
    ['lng', { proximity: 'near_me', lat: 51 }],
    ['sorted_by', { sorted_by: 'name' }],
  ])('an unknown %s is refused', async (field, query) => {
    for (const id of ['listServiceProviders', 'listCourses']) {
      const { status, body } = await server.request(id, { token: veteran, query: query as Query });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('near me takes a position that is next to the meridian', async () => {
    const { data } = await listProviders({ ...ours, proximity: 'near_me', lat: -5e-323, lng: -3e-136 });
    expect(data).toEqual([]);
  });

  test('near me gives the distance, from the city of the profile where there is no position', async () => {
    const position = { ...ours, proximity: 'near_me', ...north(39) };
    const near = await listProviders(position);
    expect(near.data.map(({ name, distance_km }) => [name, distance_km])).toEqual([
      ['39 km north', 0],
      ['41 km north', 2],
      ['At home', 39],
    ]);
    expect(near.meta.near).toEqual({ from: 'position', city: null });
    const home = await listProviders({ ...ours, proximity: 'near_me' });
    expect([names(home), home.meta.near]).toEqual([
      ['At home', '39 km north'],
      { from: 'profile', city: 'Bristol' },
    ]);
    const unknown = await listProviders({ ...ours, proximity: 'near_me' }, newcomer);
    expect([names(unknown), unknown.meta.near]).toEqual([[], null]);
  });

  test('the circle holds across the date line and at the poles', async () => {
    await provide('Fiji', { lat: -17, lng: 179.9, words: 'fringe' });
    await provide('Pole', { lat: 89.9, lng: 120, words: 'fringe' });
    const at = async (lat: number, lng: number) =>
      names(await listProviders({ search: 'fringe', proximity: 'near_me', lat, lng }));
    expect([await at(-17, -179.9), await at(89.9, -60), await at(0, 0)]).toEqual([['Fiji'], ['Pole'], []]);
  });

  test('every word must be found, whatever its case, and no sign of it is a command', async () => {
    const searchNames = async (search: string) => names(await listProviders({ search }));
    expect(await searchNames('KEYS hand')).toEqual(['Keys in Hand (example)']);
    expect(await searchNames('keys nowhere')).toEqual([]);
    for (const search of ["' or 1=1 --", '%', '_____', '\\', '&|!():*']) {
      const { status } = await server.request('listServiceProviders', { token: veteran, query: { search } });
      expect(status).toBe(200);
    }
  });

  test('twelve to a page, each once, in a settled order', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listProviders({ page })));
    const total = pages[0]!.meta.total;
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect([pages[0]!.data.length, new Set(ids).size, ids.length, pages[0]!.meta]).toEqual([
      12,
      total,
      total,
      { current_page: 1, per_page: 12, last_page: Math.ceil(total / 12), total, near: null },
    ]);
    expect(await listProviders({ page: 500 })).toMatchObject({
      data: [],
      meta: { total, current_page: 500 },
    });
  });
});

test('VETERAN-07 the service categories have their tag colours: employment, education, healthcare, finance, housing, online, course', async () => {
  const { data } = await bodyOf<{ data: Schemas['ServiceCategory'][] }>('listServiceCategories');
  expect(data.map(({ id, slug, colour }) => [id, slug, colour])).toEqual([
    [1, 'employment', '#1B528D'],
    [2, 'education', '#5A3EB0'],
    [3, 'healthcare', '#A82255'],
    [4, 'finance', '#0C5D3B'],
    [5, 'housing', '#8A480B'],
    [6, 'online', '#135D70'],
    [7, 'course', '#86198F'],
  ]);
  const roles = rolesOf({ themeMode: 'light', themeContrast: 'default', themeColorPresets: 'default' });
  expect(data.map(({ slug }) => roles[`tag-${slug}`])).toEqual(data.map(({ colour }) => colour));
  for (const { id, slug } of data) {
    const listed = await listProviders({ category_id: id });
    expect(listed.data.filter((item) => item.category !== slug && !item.crisis_line)).toEqual([]);
    expect(listed.meta.total).toBeGreaterThan(3);
  }
});

test('what has no place has no distance, also where it is pinned', async () => {
  const { data } = await listProviders({ category_id: 3, proximity: 'near_me' });
  expect([data[0]!.crisis_line, data[0]!.address, data[0]!.distance_km]).toEqual([true, null, null]);
  expect(data.filter(({ crisis_line, distance_km }) => !crisis_line && distance_km === null)).toEqual([]);
});

// As the Department of Veterans Affairs, Samaritans, Combat Stress and the NHS give them (server/reference/data/crisisLines.json).
test.each([
  [
    'uk',
    [
      ['Combat Stress', '0800 138 1619', null, 'https://combatstress.org.uk/'],
      ['Samaritans', '116 123', null, 'https://www.samaritans.org/how-we-can-help/contact-samaritan/'],
      [
        'NHS Op COURAGE',
        null,
        null,
        'https://www.nhs.uk/nhs-services/armed-forces-community/mental-health/veterans-reservists/',
      ],
    ],
  ],
  ['us', [['Veterans Crisis Line', '988, then press 1', '838255', 'https://www.veteranscrisisline.net/']]],
] as const)(
  'in %s the crisis lines are the real ones, and every other seeded provider is called an example',
  async (tenant, real) => {
    const token = await server.signIn('veteran-complete', tenant);
    const providers: Provider[] = [];
    for (const page of [1, 2, 3, 4, 5, 6]) {
      providers.push(
        ...(await bodyOf<List<Provider>>('listServiceProviders', { query: { page }, token, tenant })).data,
      );
    }
    const seeded = providers.filter(({ name, summary }) => summary !== name);
    const isReal = ({ crisis_line }: Provider) => crisis_line;
    expect(
      providers.filter(isReal).map(({ name, phone, text_number, url }) => [name, phone, text_number, url]),
    ).toEqual(real);
    expect(providers.filter(isReal).map(({ email }) => email)).toEqual(real.map(() => null));
    const examples = seeded.filter((item) => !isReal(item));
    expect(examples.length).toBe(39);
    expect(examples.filter(({ name }) => !name.endsWith(' (example)'))).toEqual([]);
  },
);

test('in healthcare and housing the crisis lines stand first, whatever else is filtered for', async () => {
  const isPinned = async (query: Query) => (await listProviders(query)).data[0]?.crisis_line === true;
  expect({
    healthcare: await isPinned({ category_id: 3 }),
    housing: await isPinned({ category_id: 5 }),
    filtered: await isPinned({
      category_id: 5,
      service_type: 'in_person',
      availability: 'business_hours',
      proximity: 'near_me',
      lat: 0,
      lng: 0,
      search: 'nowhere',
    }),
    all: await isPinned({}),
    finance: await isPinned({ category_id: 4 }),
  }).toEqual({ healthcare: true, housing: true, filtered: true, all: true, finance: false });
});

test('what fits the answers comes first, with the reasons; guests and recruiters get none', async () => {
  const { data } = await listCourses();
  const [first] = data;
  expect(first!.recommended_because.length).toBeGreaterThan(0);
  const because = data.map(({ recommended_because }) => recommended_because.length > 0);
  expect(because).toEqual([...because].sort((first, second) => Number(second) - Number(first)));
  expect((await listCourses({}, newcomer)).data.flatMap((item) => item.recommended_because)).toEqual([]);
  await bodyOf('saveCourse', { params: { id: first!.id } });
  for (const token of [undefined, await server.signIn('recruiter')]) {
    const { body } = await server.request('getCourse', {
      params: { id: first!.id },
      ...(token ? { token } : {}),
    });
    expect(body.data).toEqual({ ...first, recommended_because: [], is_saved: false, interest_status: null });
  }
  const { data: own } = await bodyOf<{ data: Course }>('getCourse', { params: { id: first!.id } });
  expect(own).toEqual({ ...first, is_saved: true });
});

test('each seeded tenant has thirty courses and 39 examples of providers and the crisis lines of its own', async () => {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug,
        (select count(*)::integer from courses c where c.tenant_id = t.id) as courses,
        (select count(distinct category)::integer from courses c where c.tenant_id = t.id) as course_categories,
        (select count(*)::integer from service_providers p where p.tenant_id = t.id and not crisis_line and code not like 'zephyr-%') as providers,
        (select count(*)::integer from service_providers p where p.tenant_id = t.id and crisis_line) as crisis_lines,
        (select string_agg(distinct unnest_funding, ',' order by unnest_funding)
          from courses c, unnest(c.funding) as unnest_funding where c.tenant_id = t.id) as funding
      from tenants t order by t.slug`),
  );
  const each = { courses: 30, course_categories: 7, providers: 39 };
  expect(rows).toEqual([
    { slug: 'uk', ...each, crisis_lines: 3, funding: 'enhanced_learning_credits,standard_learning_credit' },
    { slug: 'us', ...each, crisis_lines: 1, funding: 'gi_bill,skillbridge' },
  ]);
});

test('a course that was withdrawn is gone: from the list, from what is kept, and by its address', async () => {
  const { data } = await listCourses({ page: 2 });
  const { id } = data[0]!;
  await bodyOf('saveCourse', { params: { id } });
  await server.database.asTenant(tenant.id, ({ tx }) =>
    tx.update(courses).set({ withdrawn_at: testNow }).where(eq(courses.id, id)),
  );
  const everywhere = await Promise.all([1, 2, 3].map((page) => listCourses({ page })));
  const saved = await bodyOf<List<Course>>('listSavedCourses');
  expect([...everywhere, saved].flatMap((list) => list.data.map((item) => item.id))).not.toContain(id);
  const answers = await Promise.all(
    ['getCourse', 'saveCourse', 'unsaveCourse', 'sendCourseInterest'].map((operation) =>
      server.request(operation, {
        token: veteran,
        params: { id },
        ...(operation === 'sendCourseInterest' ? { body: { consent_accepted: true } } : {}),
      }),
    ),
  );
  expect(answers.map(outcome)).toEqual(Array(4).fill([404, 'not_found']));
});

test('a course that has begun is no longer listed and still told of', async () => {
  const { id } = (await listCourses({ page: 2 })).data[0]!;
  await server.database.asTenant(tenant.id, ({ tx }) =>
    tx.update(courses).set({ starts_on: '2020-01-06' }).where(eq(courses.id, id)),
  );
  const everywhere = await Promise.all([1, 2, 3].map((page) => listCourses({ page })));
  expect(everywhere.flatMap(({ data }) => data.map((item) => item.id))).not.toContain(id);
  const { data } = await bodyOf<{ data: Course }>('getCourse', { params: { id } });
  expect([data.starts_on, data.rolling]).toEqual(['2020-01-06', false]);
});

test('what is kept is listed, the last first, and let go again', async () => {
  const [first, second] = (await listProviders({ category_id: 4 })).data;
  await bodyOf('saveServiceProvider', { params: { id: first!.id } });
  now = new Date(now.getTime() + 1000);
  await bodyOf('saveServiceProvider', { params: { id: second!.id } });
  await bodyOf('saveServiceProvider', { params: { id: second!.id } });
  const savedNames = async () => names(await bodyOf<List<Provider>>('listSavedServiceProviders'));
  expect(await savedNames()).toEqual([second!.name, first!.name]);
  await bodyOf('unsaveServiceProvider', { params: { id: second!.id } });
  await bodyOf('unsaveServiceProvider', { params: { id: second!.id } });
  expect(await savedNames()).toEqual([first!.name]);
  expect(names(await bodyOf<List<Provider>>('listSavedServiceProviders', { token: newcomer }))).toEqual([]);
});

describe('interest in a course', () => {
  const providerOf = async ({ provider }: Course) =>
    (await bodyOf<{ data: Provider }>('getServiceProvider', { params: { id: provider.id } })).data;

  test('is sent once, with name and address only where that was agreed to', async () => {
    const [first, second] = (await listCourses({ category_id: 4 })).data;
    const send = (course: Course, body: object, token = veteran) =>
      server.request('sendCourseInterest', { token, params: { id: course.id }, body });
    const refused = await send(first!, { message: 'Hello' });
    expect([outcome(refused), Object.keys(refused.body.errors ?? {})]).toEqual([
      [422, 'validation_failed'],
      ['consent_accepted'],
    ]);
    const agreed = { consent_accepted: true };
    const sent = await send(first!, { ...agreed, message: 'Is there a place?', share_contact: true });
    expect([sent.status, sent.body.data]).toEqual([200, { interest_status: 'sent' }]);
    const to = (await providerOf(first!)).email!;
    const { text } = await mailbox.latest(to);
    expect(text).toContain('They write: Is there a place?');
    expect(text).toContain('veteran-complete@demo.test');

    expect(outcome(await send(first!, { ...agreed, message: 'Again' }))).toEqual([409, 'already_sent']);
    expect((await mailbox.all(to)).filter(({ kind }) => kind === 'course_interest').length).toBe(1);
    const { data } = await bodyOf<{ data: Course }>('getCourse', { params: { id: first!.id } });
    expect(data.interest_status).toBe('sent');

    await send(second!, agreed);
    const { text: letter } = await mailbox.latest((await providerOf(second!)).email!);
    const { rows } = await server.database.asPlatform((tx) =>
      tx.execute<{ first_name: string; last_name: string }>(
        sql`select first_name, last_name from users where tenant_id = ${tenant.id} and email = 'veteran-complete@demo.test'`,
      ),
    );
    for (const secret of ['veteran-complete', rows[0]!.first_name, rows[0]!.last_name]) {
      expect(letter).not.toContain(secret);
    }
  });

  test('sent twenty times at the same moment, it arrives once', async () => {
    const course = (await listCourses({ category_id: 1 }, newcomer)).data[0]!;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.request('sendCourseInterest', {
          token: newcomer,
          params: { id: course.id },
          body: { consent_accepted: true },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });

  test('repeated with its key it gets the first answer again', async () => {
    const course = (await listCourses({ category_id: 2 }, newcomer)).data[0]!;
    const ask = () =>
      server.request('sendCourseInterest', {
        token: newcomer,
        params: { id: course.id },
        body: { consent_accepted: true },
        headers: { 'idempotency-key': 'interest-once' },
      });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  });
});

describe('a message to a provider', () => {
  const write = async (id: number, body: object, token = veteran) =>
    server.request('contactServiceProvider', { token, params: { id }, body });

  test('tells the one way to answer that was chosen', async () => {
    const id = await provide('Letterbox', { email: 'letterbox@zephyr.example', phone: '01632 960 001' });
    const base = { topic: 'appointment', message: 'On a Tuesday?', consent_accepted: true };
    expect(outcome(await write(id, { ...base, consent_accepted: false }))).toEqual([
      422,
      'validation_failed',
    ]);
    const byMail = await write(id, { ...base, preferred_contact: 'email' });
    expect([byMail.status, byMail.body.data]).toEqual([202, { is_sent: true }]);
    const first = await mailbox.latest('letterbox@zephyr.example');
    expect(first.subject).toMatch(/ asks about an appointment$/);
    expect(first.text).toContain('They write: On a Tuesday?');
    expect(first.text).toContain('at veteran-complete@demo.test,');
    expect((await write(id, { ...base, preferred_contact: 'phone' })).status).toBe(202);
    const second = await mailbox.latest('letterbox@zephyr.example');
    expect(second.text).toMatch(/at \+44 \d+, about this only/);
    expect(second.text).not.toContain('veteran-complete@demo.test');
  });

  test('needs a phone number to be called on, and somebody who reads messages', async () => {
    const id = await provide('No post', { phone: '01632 960 002' });
    const silent = await write(id, { consent_accepted: true });
    expect([outcome(silent), silent.body.errors]).toEqual([
      [422, 'validation_failed'],
      { message: ['They take no messages here; call them'] },
    ]);
    const read = await provide('Post', { email: 'post@zephyr.example' });
    const noPhone = await write(read, { preferred_contact: 'phone', consent_accepted: true }, newcomer);
    expect(Object.keys(noPhone.body.errors ?? {})).toEqual(['preferred_contact']);
  });
});
