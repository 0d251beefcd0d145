import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '../../db/schema/tenants.ts';
import { createProviders } from './providers.ts';

const tenant = { is_demo: false, social: { google: false, linkedin: true } } as Tenant;
const clientId = 'valour';
const [published, unknown] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [
  { privateKey: KeyObject; publicKey: KeyObject },
  { privateKey: KeyObject; publicKey: KeyObject },
];

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hour = 3600;

function idToken(issuer: string, key: KeyObject | null, claims: object = {}) {
  const now = Math.floor(Date.now() / 1000);
  const head = part(key ? { alg: 'RS256', kid: 'published' } : { alg: 'none' });
  const person = { sub: 'someone', email: 'sam.reid@example.test', email_verified: true, name: 'Sam Reid' };
  const body = part({ iss: issuer, aud: clientId, iat: now, exp: now + hour, ...person, ...claims });
  const signature = key ? sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url') : '';
  return `${head}.${body}.${signature}`;
}

let id_token = '';
let issuer = '';
const provider = createServer((request, response) => {
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/keys': {
      keys: [
        { ...published.publicKey.export({ format: 'jwk' }), kid: 'published', use: 'sig', alg: 'RS256' },
      ],
    },
    '/token': { access_token: 'access', token_type: 'Bearer', id_token },
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.close();
});

async function arriveWith(token: string) {
  id_token = token;
  const providers = createProviders({ linkedin: { issuer, clientId, clientSecret: 'secret' } });
  const { departure } = await providers.depart(tenant, 'linkedin', 'http://localhost/redirect/social');
  return providers.arrive(tenant, 'linkedin', 'code', departure);
}

describe('an ID token', () => {
  test('that is signed with a key the provider publishes says who came', async () => {
    expect(await arriveWith(idToken(issuer, published.privateKey))).toEqual({
      ...{ subject: 'someone', email: 'sam.reid@example.test', first_name: 'Sam', last_name: 'Reid' },
      picture_url: null,
    });
  });

  test('of a name that is too long or has what nobody sees gives one that can be stored', async () => {
    const name = `${'\u202eS\u200bam'.padEnd(61, 'x')}🦊`;
    const { first_name } = await arriveWith(idToken(issuer, published.privateKey, { name }));
    expect(first_name).toBe('Sam'.padEnd(59, 'x'));
  });

  test.each<[string, () => string]>([
    ['signed with another key', () => idToken(issuer, unknown.privateKey)],
    ['signed with none', () => idToken(issuer, null)],
    ['of another issuer', () => idToken('https://accounts.example', published.privateKey)],
    ['for another client', () => idToken(issuer, published.privateKey, { aud: 'another' })],
    [
      'with an address that no answer could repeat',
      () => idToken(issuer, published.privateKey, { email: 'zoë@example.test' }),
    ],
    ['that has run out', () => idToken(issuer, published.privateKey, { exp: 1_700_000_000 })],
  ])('%s opens nothing', async (_, token) => {
    await expect(arriveWith(token())).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
