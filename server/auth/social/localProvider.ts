// A real OpenID provider on the loopback interface, for demo tenants and tests: any address and name are
// accepted, and everything stays in memory.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration, Provider as OpenIdProvider } from 'oidc-provider';
import { personName } from '../../../src/documents/personName.ts';
import { hostNameOf, isLocal } from '../../http/hostName.ts';
import type { ProviderSettings } from './providers.ts';

interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

export interface LocalProvider {
  settings: ProviderSettings;
  close: () => Promise<void>;
}

const clientId = 'valour';
const life = 600;
const mostTyped = 2000;

const signingKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

const idOf = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
const personOf = (id: string) => JSON.parse(Buffer.from(id, 'base64url').toString('utf8')) as Person;

const isOurs = (uri: string) => {
  const { protocol, host, pathname } = new URL(uri);
  return protocol === 'http:' && isLocal(hostNameOf(host)) && pathname === '/redirect/social';
};

const configurationFor = (clientSecret: string): Configuration => ({
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: ['http://localhost/redirect/social'],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  conformIdTokenClaims: false,
  jwks: { keys: [{ ...signingKey(), use: 'sig', alg: 'RS256' }] },
  ttl: {
    Interaction: life,
    Grant: life,
    Session: life,
    AccessToken: life,
    IdToken: life,
    AuthorizationCode: 60,
  },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => false },
  interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
  findAccount: (_, accountId) => {
    const person = personOf(accountId);
    const { email, first_name, last_name } = person;
    return {
      accountId,
      claims: () => ({
        sub: email,
        email,
        email_verified: true,
        name: personName(person),
        given_name: first_name,
        family_name: last_name,
      }),
    };
  },
});

export async function startLocalProvider(): Promise<LocalProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(32).toString('base64url');
  const { Provider } = await import('oidc-provider');
  const provider: OpenIdProvider = new Provider(issuer, {
    ...configurationFor(clientSecret),
    // Skips the consent screen, as provider and app are the same machine.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        accountId: oidc.session!.accountId,
        clientId: oidc.client!.clientId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  // Local ports are not known in advance.
  const { redirectUriAllowed } = provider.Client.prototype;
  provider.Client.prototype.redirectUriAllowed = function allowed(uri: string) {
    return redirectUriAllowed.call(this, uri) || isOurs(uri);
  };

  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    signIn(provider, request, response).catch(() => {
      response
        .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
        .end('That sign-in has run out.');
    });
  });
  return {
    settings: { issuer, clientId, clientSecret },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function signIn(provider: OpenIdProvider, request: IncomingMessage, response: ServerResponse) {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(form);
    return;
  }
  const typed = new URLSearchParams(await bodyOf(request));
  const named = (name: string) => (typed.get(name) ?? '').trim();
  if (named('cancel')) {
    const denied = { error: 'access_denied', error_description: 'You did not sign in.' };
    return provider.interactionFinished(request, response, denied);
  }
  const email = named('email').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error('No email');
  const accountId = idOf({ email, first_name: named('first_name'), last_name: named('last_name') });
  return provider.interactionFinished(request, response, { login: { accountId, remember: false } });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > mostTyped) throw new Error('Too much');
  }
  return text;
}

const field = (name: string, label: string, more = 'required') =>
  `<p><label>${label}<br><input name="${name}" maxlength="200" ${more}></label></p>`;

const form = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in on this machine</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1rem; color: #101828; background: #f8f9fb }
input { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; border: 1px solid #667085; border-radius: 8px }
button { font: inherit; padding: .6rem 1.2rem; border-radius: 8px; border: 1px solid #2778cb; background: #2778cb; color: #fff }
button[name] { background: #fff; color: #1f62a8 }
</style>
</head>
<body>
<h1>Who are you?</h1>
<p>This provider runs on your own machine in place of Google and LinkedIn. It takes your word for it.</p>
<form method="post">
${field('email', 'Email', 'type="email" required')}
${field('first_name', 'First name')}
${field('last_name', 'Last name (optional)', '')}
<p><button>Continue</button> <button name="cancel" value="1" formnovalidate>Cancel</button></p>
</form>
</body>
</html>
`;
