import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { type LimitName, type Limits, limitKey, networkOf, take } from '../answers/rateLimits.ts';
import { readCookie, type SameSite, writeCookie } from '../cookies.ts';
import { deviceOf } from '../device.ts';
import type { Call } from './call.ts';

export type AnyCall = Record<keyof Call<'login'>, unknown>;

export interface CallContextOptions {
  database: Database;
  limits: Limits;
  clock: () => Date;
  /** In lower case; a trusted proxy sends the visitor's country in it. */
  countryHeader?: string | undefined;
}

// Accepted only from a trusted proxy, which also sends the visitor's address.
function placeOf(request: FastifyRequest, countryHeader: string | undefined): string | null {
  if (!countryHeader || (request.ips?.length ?? 0) < 2) return null;
  const country = request.headers[countryHeader];
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}

export function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, limits, clock, countryHeader }: CallContextOptions,
): Omit<AnyCall, 'conclude'> {
  const { tenant, user } = request.scope;
  const isForm = request.isMultipart();
  const now = clock();
  const isSecure = request.protocol === 'https';
  const client = {
    network: networkOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
    place: placeOf(request, countryHeader),
  };
  return {
    params: request.params,
    query: request.query,
    body: isForm ? undefined : request.body,
    form: isForm ? request.body : undefined,
    host: request.host,
    clientIp: request.ip,
    client,
    tenant,
    user: user && { ...user, from: client },
    visitor: user,
    now,
    cookies: {
      read: (name: string) => readCookie(request.headers.cookie, name, { isSecure }),
      write: (name: string, value: string, seconds: number, sameSite: SameSite = 'strict') =>
        reply.header('set-cookie', writeCookie(name, value, { seconds, isSecure, sameSite })),
    },
    limit: (name: LimitName, { whose, times }: { whose?: string; times?: number } = {}) =>
      database.asPlatform((tx) =>
        take(tx, limitKey(name, tenant!.id, whose ?? user!.id), limits[name], now, times),
      ),
    transaction: (work: Parameters<Call<'login'>['transaction']>[0]) => database.asTenant(tenant!.id, work),
  };
}
