/** A veteran's way in through a provider, as a browser takes it. */
import type { TenantSlug, TestServer } from './harness.ts';

export type Name = 'google' | 'linkedin';
const operations = { google: 'redirectToGoogle', linkedin: 'redirectToLinkedin' } as const;

export interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

export function socialOf(server: TestServer) {
  async function setOut(name: Name, tenant: TenantSlug = 'uk') {
    const { status, body, headers } = await server.request(operations[name], { tenant });
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    return {
      status,
      url: new URL((body.data as { url: string }).url),
      cookie,
      set: String(headers['set-cookie']),
    };
  }

  /** What a browser does at the provider, up to the address it is sent back to. */
  async function signInThere(start: URL, person: Person): Promise<URL> {
    const jar = new Map<string, string>();
    let url = start;
    let form: URLSearchParams | null = null;
    for (let step = 0; step < 8 && url.pathname !== '/redirect/social'; step += 1) {
      const response: Response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        ...(form ? { method: 'POST', body: form } : {}),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        jar.set(name!, value!);
      }
      const location: string | null = response.headers.get('location');
      form = location ? null : new URLSearchParams({ ...person });
      if (location) url = new URL(location, url);
      else await response.text();
    }
    return url;
  }

  const exchange = (name: Name, back: URL, cookie: string, tenant: TenantSlug = 'uk') =>
    server.request('exchangeSocialCode', {
      tenant,
      headers: { cookie },
      body: {
        provider: name,
        code: back.searchParams.get('code') ?? 'none',
        state: back.searchParams.get('state') ?? 'none',
      },
    });

  async function comeBack(name: Name, person: Person) {
    const { url, cookie } = await setOut(name);
    return exchange(name, await signInThere(url, person), cookie);
  }

  const finish = (social_ticket: string, change: Record<string, string> = {}, tenant: TenantSlug = 'uk') => {
    const form = new FormData();
    const fields = { social_ticket, country_id: '232', terms_accepted: 'true', privacy_version: '2026-11' };
    for (const [field, value] of Object.entries({ ...fields, ...change })) form.set(field, value);
    return server.request('socialSignUp', { form, tenant });
  };

  return { setOut, signInThere, exchange, comeBack, finish };
}
