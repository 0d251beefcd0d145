import type { User } from '../../../src/api/profile.ts';

interface Answer {
  status?: number;
  body: unknown;
}
type Responder = (request: Request) => Answer | Promise<Answer>;

export const data = (value: unknown, status = true): Answer => ({
  body: { status, message: '', data: value },
});

export const problem = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status: false, code, message, request_id: 'r' },
});

export const tenant = {
  id: 1,
  slug: 'uk',
  name: 'Valour UK',
  product_name: null,
  country_ids: [232, 233],
  default_country_id: 232,
  locale: 'en-GB',
  marketing_url: '/site',
  contact_email: 'help@valour-uk.test',
  logo_url: null,
  privacy_url: '/site/privacy',
  privacy_version: '2026-11',
  terms_url: '/site/terms',
  captcha_required: false,
  is_demo: true,
  social: { google: false, linkedin: false },
  analytics: null,
  recording: null,
  partners: [{ slug: 'op-hired', name: 'Op Hired' }],
};

/**
 * The network at the level of fetch, for tests of what the browser does with an answer.
 * To be made before the client is imported (`vi.hoisted`), since the client keeps the fetch it finds.
 */
export function createNetwork() {
  let responders: Record<string, Responder> = {};
  let calls: { call: string; authorization: string | null; tenant: string | null; body: string }[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push({
      call,
      authorization: request.headers.get('authorization'),
      tenant: request.headers.get('x-tenant'),
      body: await request.clone().text(),
    });
    const responder = responders[call];
    if (!responder) throw new TypeError(`Nothing answers ${call}`);
    const { status = 200, body } = await responder(request);
    return Response.json(body, { status });
  };
  return {
    /** What is not named here does not answer, as when the network is down. */
    answers(next: Record<string, Responder>) {
      responders = { 'GET /api/tenant/info': () => data(tenant), ...next };
    },
    reset() {
      responders = {};
      calls = [];
    },
    calls: () => calls,
    made: (call: string) => calls.filter((item) => item.call === call).length,
  };
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A session as the browser keeps it. */
export const keepSession = (expiresAt = inAnHour()) =>
  localStorage.setItem('session', JSON.stringify({ token: 'kept-token', expiresAt }));

export const newSession = (user: User) => data({ token: 'new-token', token_expires_at: inAnHour(), user });
