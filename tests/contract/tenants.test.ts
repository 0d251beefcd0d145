import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tenantHosts, tenants } from '../../server/db/schema/tenants.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';

const server = await startTestServer();

const nameAt = async (host: string) => {
  const { status, body } = await server.request('getTenantInfo', { host, query: { domain: host } });
  return status === 200 ? (body.data as { name: string }).name : body.code;
};

const peopleAt = async (host: string) => {
  const { status, body } = await server.request('listDemoPeople', { host });
  return status === 200 ? (body.data as { personas: { name: string }[] }).personas[0]?.name : body.code;
};

test('API-18 tenant/info answers for the domain asked for, with the name and all that the app needs', async () => {
  const { status, body } = await server.request('getTenantInfo', {
    tenant: 'uk',
    query: { domain: 'us.localhost' },
  });
  const { id } = await tenantOf(server.database, 'us');
  expect([status, body]).toEqual([
    200,
    {
      status: true,
      message: '',
      data: {
        id,
        slug: 'us',
        name: 'Valour US',
        product_name: null,
        country_ids: [232, 233],
        default_country_id: 233,
        locale: 'en-US',
        marketing_url: '/site',
        contact_email: 'help@valour-us.test',
        logo_url: null,
        privacy_url: '/site/privacy',
        privacy_version: '2026-11',
        terms_url: '/site/terms',
        captcha_required: true,
        is_demo: true,
        social: { google: false, linkedin: false },
        analytics: null,
        recording: null,
        partners: [{ slug: 'op-hired', name: 'Op Hired' }],
      },
    },
  ]);
});

test('TENANT-02 local hosts without a tenant of their own map to the tenant uk, where the seeded tenants exist', async () => {
  const hosts = [
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LOCALHOST',
    'localhost.',
    'anything.localhost',
    'uk.localhost',
    'us.localhost',
    'us.localhost:3000',
  ];
  const peopleByHost = Object.fromEntries(
    await Promise.all(hosts.map(async (host) => [host, await peopleAt(host)])),
  );
  const uk = await peopleAt('uk.localhost');
  const us = await peopleAt('us.localhost');
  expect(uk).not.toBe(us);
  expect(peopleByHost).toEqual(
    Object.fromEntries(hosts.map((host) => [host, host.startsWith('us.') ? us : uk])),
  );

  const bare = await startTestServer();
  await bare.database.asPlatform(async (tx) => {
    await tx.update(tenants).set({ is_demo: false });
    await tx.delete(tenantHosts);
  });
  const without = await bare.request('getTenantInfo', { host: 'localhost', query: { domain: 'localhost' } });
  expect([without.status, without.body.code]).toEqual([404, 'tenant_not_found']);
});

describe('a host chooses the tenant', () => {
  test.each(['example.com', 'uk.localhost.example.com', 'localhost.example.com', 'uk', '10.0.0.1'])(
    'the unknown host %j has none',
    async (host) => {
      expect(await peopleAt(host)).toBe('tenant_not_found');
    },
  );

  test('an operator’s own host has its own tenant, and no personas', async () => {
    await server.database.asPlatform(async (tx) => {
      const [uk] = await tx.select().from(tenants).where(eq(tenants.slug, 'uk'));
      const { id: _, ...copy } = uk!;
      const [own] = await tx
        .insert(tenants)
        .values({ ...copy, slug: 'own', name: 'Own', is_demo: false })
        .returning();
      await tx.insert(tenantHosts).values({ host: 'jobs.example.org', tenant_id: own!.id });
    });
    expect([await nameAt('jobs.example.org'), await peopleAt('jobs.example.org')]).toEqual([
      'Own',
      'not_found',
    ]);
  });

  test('health and tenant/info answer on every host', async () => {
    const health = await server.request('getHealth', { host: 'example.com' });
    const info = await server.request('getTenantInfo', {
      host: 'example.com',
      query: { domain: 'uk.localhost' },
    });
    expect([health.status, info.status]).toEqual([200, 200]);
  });
});
