import createClient, { type Middleware } from 'openapi-fetch';
import type { components, operations, paths } from '../../openapi.gen.d.ts';
import {
  clearTenant,
  isUsable,
  readSession,
  readTenant,
  type StoredSession,
  storeTenant,
  whileRenewing,
} from './storage.ts';

type Problem = components['schemas']['Problem'];

export type JsonBody<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

/** The only error with which calls reject. `status` is 0 when no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors?: Record<string, string[]>;
  readonly data?: unknown;
  readonly body?: Problem;

  constructor(status: number, body?: Problem) {
    super(body?.message ?? 'There seems to be a problem right now, please try again later');
    this.status = status;
    this.code = body?.code ?? 'no_answer';
    this.errors = body?.errors;
    this.data = body?.data;
    this.body = body;
  }
}

interface FailureListener {
  /** Called for 401, or when the stored token has expired. */
  sessionEnded: () => void;
  /** Called for 410. */
  userInactive: () => void;
  serverFailed: (message: string) => void;
}

let listener: FailureListener = { sessionEnded() {}, userInactive() {}, serverFailed() {} };

export function listenToFailures(next: FailureListener) {
  listener = next;
}

const headers: Middleware = {
  onRequest({ request }) {
    const session = readSession();
    const tenant = readTenant();
    if (session) request.headers.set('Authorization', `Bearer ${session.token}`);
    if (tenant) request.headers.set('X-Tenant', tenant.slug);
    return request;
  },
};

let transport = (request: Request): Promise<Response> => fetch(request);

export function setTransport(next: typeof transport) {
  transport = next;
}

export function clientWith(middleware: Middleware) {
  const instance = createClient<paths>({
    baseUrl: globalThis.location?.origin ?? 'http://localhost',
    fetch: (request) => transport(request),
  });
  instance.use(middleware);
  return instance;
}

export const client = clientWith(headers);

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

export async function attempt<Body>(send: () => Promise<Answer<Body>>): Promise<Body> {
  let answer: Answer<Body>;
  try {
    answer = await send();
  } catch {
    throw new ApiError(0);
  }
  if (answer.response.ok && answer.data !== undefined) return answer.data;
  const { error } = answer;
  const body =
    typeof error === 'object' && error !== null && 'code' in error ? (error as Problem) : undefined;
  throw new ApiError(answer.response.status, body);
}

function report(error: ApiError, quiet: boolean) {
  if (error.status === 401) listener.sessionEnded();
  if (error.status === 410) listener.userInactive();
  if (quiet) return;
  if (error.status === 500) listener.serverFailed('There was an error. Please try again');
  if (error.status === 504) listener.serverFailed('Gateway Timeout!');
}

async function renewTenant() {
  clearTenant();
  const { data } = await client.GET('/api/tenant/info', { params: { query: { domain: location.hostname } } });
  if (data) storeTenant(data.data);
}

interface CallOptions {
  quiet?: boolean;
  isRenewal?: boolean;
}

/**
 * Sends one call and returns the whole envelope; rejects only with ApiError. Repeats the call once when the tenant no longer fits
 * the host, or when the token was renewed meanwhile.
 */
export async function envelope<Body>(
  send: () => Promise<Answer<Body>>,
  { quiet = false, isRenewal = false }: CallOptions = {},
): Promise<Body> {
  const session = readSession();
  try {
    if (session && !isUsable(session)) throw new ApiError(401);
    return await attempt(send)
      .catch((error) => repeatForTenant(error, send))
      .catch((error) => (isRenewal ? Promise.reject(error) : repeatAsRenewed(error, session, send)));
  } catch (error) {
    if (error instanceof ApiError) report(error, quiet);
    throw error;
  }
}

async function repeatForTenant<Body>(error: unknown, send: () => Promise<Answer<Body>>): Promise<Body> {
  if (!(error instanceof ApiError) || error.code !== 'tenant_mismatch') throw error;
  await renewTenant();
  return attempt(send);
}

// A renewal invalidates the old token immediately, so calls already sent with it by any tab fail without effect and can be
// repeated.
async function repeatAsRenewed<Body>(
  error: unknown,
  before: StoredSession | null,
  send: () => Promise<Answer<Body>>,
): Promise<Body> {
  if (!(error instanceof ApiError) || error.status !== 401 || !before) throw error;
  const session = await whileRenewing(readSession);
  if (!session || session.token === before.token || session.series !== before.series) throw error;
  return attempt(send);
}

export const ask = async <Data>(
  send: () => Promise<Answer<{ data: Data }>>,
  options: CallOptions = {},
): Promise<Data> => (await envelope(send, options)).data;

/** Like `envelope`, but makes no call without a session, since a page being left may still ask. */
export const envelopeSignedIn: typeof envelope = async (send, options) => {
  if (!readSession()) throw new ApiError(401);
  return envelope(send, options);
};

export const askSignedIn: typeof ask = async (send, options) => (await envelopeSignedIn(send, options)).data;
