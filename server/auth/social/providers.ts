// Sign-in by OpenID Connect. Google's responses are bound by state, PKCE and nonce; LinkedIn supports
// neither PKCE nor nonce here and is bound by state alone.
import * as client from 'openid-client';
import { isEmailAddress } from '../../../src/documents/emailAddress.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import { overloaded } from '../../http/answers/errors.ts';
import { Problem } from '../../http/answers/problem.ts';
import { clean } from '../../http/contract/clean.ts';
import { truncate } from '../../http/contract/truncate.ts';
import { tokenInvalid } from '../oneTimeTokens.ts';

export type ProviderName = 'google' | 'linkedin';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface SocialSettings {
  google?: ProviderSettings;
  linkedin?: ProviderSettings;
  local?: () => Promise<ProviderSettings>;
}

export const issuers: Record<ProviderName, string> = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
};

export interface AuthorizationRequest {
  state: string;
  code_verifier: string;
  nonce: string;
  redirect_uri: string;
}

export interface ProviderProfile {
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
  picture_url: string | null;
}

const providerOff = () =>
  new Problem(
    422,
    'provider_off',
    'This way of signing in isn’t available here. Use your email address and password.',
  );

const timeoutSeconds = 8;

function discoverOnce() {
  const discovered = new Map<string, Promise<client.Configuration>>();
  return ({ issuer, clientId, clientSecret }: ProviderSettings) => {
    const cached = discovered.get(issuer + clientId);
    if (cached) return cached;
    const isOnThisMachine = new URL(issuer).protocol === 'http:';
    const discovery = client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      client.ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        // Off by default, because the token comes directly from the provider over TLS.
        execute: [
          client.enableNonRepudiationChecks,
          ...(isOnThisMachine ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    discovered.set(issuer + clientId, discovery);
    discovery.catch(() => discovered.delete(issuer + clientId));
    return discovery;
  };
}

async function departureTo(name: ProviderName, configuration: client.Configuration, redirect_uri: string) {
  const departure: AuthorizationRequest = {
    state: `${name}.${client.randomState()}`,
    code_verifier: client.randomPKCECodeVerifier(),
    nonce: client.randomNonce(),
    redirect_uri,
  };
  const bound: Record<string, string> =
    name === 'google'
      ? {
          nonce: departure.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(departure.code_verifier),
          code_challenge_method: 'S256',
        }
      : {};
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: 'openid profile email',
    state: departure.state,
    ...bound,
  });
  return { url: url.href, departure };
}

async function claimsFor(
  name: ProviderName,
  configuration: client.Configuration,
  code: string,
  { state, nonce, code_verifier, redirect_uri }: AuthorizationRequest,
) {
  const metadata = configuration.serverMetadata();
  const back = new URL(redirect_uri);
  back.searchParams.set('code', code);
  back.searchParams.set('state', state);
  // The state identifies the provider, so that none can answer for another.
  if (metadata.authorization_response_iss_parameter_supported) {
    back.searchParams.set('iss', metadata.issuer);
  }
  const tokens = await client
    .authorizationCodeGrant(configuration, back, {
      expectedState: state,
      idTokenExpected: true,
      ...(name === 'google' ? { expectedNonce: nonce, pkceCodeVerifier: code_verifier } : {}),
    })
    .catch((error: unknown) => {
      // A request that never reached the provider may be retried.
      throw error instanceof TypeError && 'cause' in error && error.message === 'fetch failed'
        ? overloaded(5)
        : tokenInvalid();
    });
  return tokens.claims() ?? {};
}

export function createProviders(settings: SocialSettings) {
  const discover = discoverOnce();

  function settingsFor(tenant: Tenant, name: ProviderName): (() => Promise<ProviderSettings>) | undefined {
    const own = settings[name];
    if (!tenant.social[name]) return undefined;
    return own ? async () => own : tenant.is_demo ? settings.local : undefined;
  }

  async function configurationFor(tenant: Tenant, name: ProviderName) {
    const own = settingsFor(tenant, name);
    if (!own) throw providerOff();
    return own()
      .then(discover)
      .catch(() => {
        throw overloaded(10);
      });
  }

  return {
    offeredTo: (tenant: Tenant): Tenant['social'] => ({
      google: settingsFor(tenant, 'google') !== undefined,
      linkedin: settingsFor(tenant, 'linkedin') !== undefined,
    }),

    depart: async (tenant: Tenant, name: ProviderName, redirect_uri: string) =>
      departureTo(name, await configurationFor(tenant, name), redirect_uri),

    async arrive(
      tenant: Tenant,
      name: ProviderName,
      code: string,
      departure: AuthorizationRequest,
    ): Promise<ProviderProfile> {
      const configuration = await configurationFor(tenant, name);
      return profileFromClaims(await claimsFor(name, configuration, code, departure));
    },
  };
}

export type Providers = ReturnType<typeof createProviders>;

const text = (value: unknown) => (typeof value === 'string' ? String(clean(value)).replace(/\s+/g, ' ') : '');

// LinkedIn sends it as a string.
const isTrue = (value: unknown) => value === true || value === 'true';

function profileFromClaims(claims: Record<string, unknown>): ProviderProfile {
  const email = text(claims.email).toLowerCase();
  if (!text(claims.sub) || !isEmailAddress(email) || !isTrue(claims.email_verified)) {
    throw new Problem(
      422,
      'token_invalid',
      'That account has no confirmed email address. Use your email and password.',
    );
  }
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  const picture = text(claims.picture);
  return {
    subject: text(claims.sub),
    email,
    first_name: truncate(text(claims.given_name) || first, 60).trim(),
    last_name: truncate(text(claims.family_name) || rest.join(' '), 60).trim(),
    picture_url: picture.startsWith('https://') ? picture : null,
  };
}
