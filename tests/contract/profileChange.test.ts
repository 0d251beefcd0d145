import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();

interface User {
  version: number;
  user_details: Record<string, unknown>;
}

async function profileOf(token: string) {
  const { body } = await server.request('getUserProfile', { token });
  return body.data as User;
}

const change = (token: string, body: object) => server.request('updateUserProfile', { token, body });

async function idOf(table: 'states' | 'cities', title: string, stateId = 0) {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ id: number }>(
      table === 'states'
        ? sql`select id from states where title = ${title}`
        : sql`select id from cities where title = ${title} and state_id = ${stateId}`,
    ),
  );
  return rows[0]!.id;
}

test('a veteran changes what is named, and the rest stays', async () => {
  const token = await server.signIn('veteran-complete');
  const before = await profileOf(token);
  const state_id = await idOf('states', 'England');
  const city = await idOf('cities', 'Bristol', state_id);
  const { status, body } = await change(token, {
    version: before.version,
    first_name: "Zoë-Anne O'Neil",
    middle_name: '',
    phone_number: '7700900123',
    country_code: '+44',
    state_id,
    city,
    headline: 'Logistics lead',
    availability: 'within_1_month',
    willing_to_relocate: true,
    work_radius_km: 40,
  });
  expect([status, body.data]).toEqual([
    200,
    {
      ...before,
      version: before.version + 1,
      user_details: {
        ...before.user_details,
        first_name: "Zoë-Anne O'Neil",
        middle_name: null,
        phone_number: '7700900123',
        country_code: '+44',
        state: { id: state_id, name: 'England' },
        city: { id: city, name: 'Bristol' },
        headline: 'Logistics lead',
        availability: 'within_1_month',
        willing_to_relocate: true,
        work_radius_km: 40,
      },
    },
  ]);
  expect(await profileOf(token)).toEqual(body.data);

  const elsewhere = await change(token, {
    version: before.version + 1,
    state_id: await idOf('states', 'Scotland'),
  });
  const { user_details } = elsewhere.body.data as User;
  expect([user_details.state, user_details.city]).toMatchObject([{ name: 'Scotland' }, null]);
});

test('of two changes of one version the later gets what is there now', async () => {
  const token = await server.signIn('veteran-no-cv');
  const { version } = await profileOf(token);
  const first = await change(token, { version, headline: 'First' });
  const second = await change(token, { version, headline: 'Second' });
  expect([second.status, second.body.code, second.body.data]).toEqual([
    409,
    'version_conflict',
    first.body.data,
  ]);
});

describe('what does not belong there is refused', () => {
  test.each<[string, string, object, string]>([
    ['a veteran’s job title', 'veteran-plan', { job_title: 'Chief' }, 'job_title'],
    ['a recruiter’s availability', 'recruiter', { availability: 'flexible' }, 'availability'],
    [
      'a headline in the personal details',
      'veteran-plan',
      { headline: 'x', profile_section: 'personal' },
      'headline',
    ],
    ['a state of another country', 'veteran-plan', { state_id: 1 }, 'state_id'],
    ['a city without its state', 'veteran-plan', { city: 1 }, 'city'],
    ['a number without its country', 'veteran-new', { phone_number: '7700900123' }, 'country_code'],
    ['a name of digits', 'veteran-plan', { first_name: '007' }, 'first_name'],
    ['a last name of digits', 'veteran-plan', { last_name: '007' }, 'last_name'],
    ['no first name', 'veteran-plan', { first_name: '' }, 'first_name'],
    ['another role', 'veteran-plan', { role: 'recruiter' }, 'role'],
    ['another email', 'veteran-plan', { email: 'other@example.test' }, 'email'],
    ['an admin’s flag', 'recruiter', { is_admin: 1 }, 'is_admin'],
  ])('%s', async (_, persona, body, field) => {
    const token = await server.signIn(persona);
    const before = await profileOf(token);
    const answer = await change(token, { version: before.version, ...body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect(await profileOf(token)).toEqual(before);
  });
});

describe('consents', () => {
  const privacy_version = '2026-11';

  test('are given and withdrawn, and the history says when and to which notice', async () => {
    const token = await server.signIn('veteran-direction');
    const save = (body: object) =>
      server.request('saveConsents', { token, body: { privacy_version, ...body } });
    const saved = await save({ analytics: true, candidate_visibility: 'visible' });
    expect(saved.body.data).toMatchObject({
      analytics: true,
      recording: false,
      marketing: false,
      candidate_visibility: 'visible',
      privacy_version,
    });
    await save({ analytics: true });
    await save({ analytics: false });
    const { body } = await server.request('getConsents', { token });
    const { history, analytics } = body.data as { history: Record<string, string>[]; analytics: boolean };
    expect(analytics).toBe(false);
    expect(history.map(({ kind, value, privacy_version: notice }) => [kind, value, notice])).toEqual([
      ['analytics', 'withdrawn', privacy_version],
      ['candidate_visibility', 'visible', privacy_version],
      ['analytics', 'given', privacy_version],
      ['terms', 'accepted', privacy_version],
      ['privacy', 'accepted', privacy_version],
    ]);
    expect(history.every(({ given_at }) => Date.parse(given_at!) <= testNow.getTime())).toBe(true);
  });

  test('are to the present notice', async () => {
    const token = await server.signIn('veteran-direction');
    const { status, body } = await server.request('saveConsents', {
      token,
      body: { analytics: true, privacy_version: '2019-01' },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['privacy_version']]);
  });

  test('once written stay as they are', async () => {
    const changing = server.database.asTenant(1, ({ tx }) =>
      tx.execute(sql`update consents set value = 'given'`),
    );
    await expect(changing).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
