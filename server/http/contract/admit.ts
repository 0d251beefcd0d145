// The checks before a call's body is read: admission, tenant, caller, and memory for the body.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { Admission } from '../admission.ts';
import { badRequest, unsupportedMediaType } from '../answers/errors.ts';
import { Problem, tenantNotFound, unauthenticated } from '../answers/problem.ts';
import { networkOf } from '../answers/rateLimits.ts';
import type { BodyMemory } from '../bodyMemory.ts';
import type { GuestLimit } from '../guestLimit.ts';
import { breakOff, type TestControls } from '../testControls.ts';
import { allow } from './access.ts';
import type { OperationId } from './call.ts';
import type { Callers } from './caller.ts';
import type { ContractOperation } from './operations.ts';
import { largestForm } from './requestForm.ts';
import { operationOf, type Scope } from './scope.ts';

const withoutTenant: OperationId[] = ['getHealth', 'getReadiness', 'getTenantInfo'];

// Health checks are answered however busy the process is.
const uncounted: OperationId[] = ['getHealth', 'getReadiness'];

export interface AdmitOptions {
  callers: Callers;
  findTenant: (host: string) => Promise<Tenant | null>;
  clock: () => Date;
  admission: Admission;
  guests: GuestLimit;
  bodies: BodyMemory;
  admit?: TestControls['admit'] | undefined;
}

async function chooseTenant(
  { host = '', headers }: FastifyRequest,
  { id }: ContractOperation,
  findTenant: AdmitOptions['findTenant'],
) {
  if (withoutTenant.includes(id)) return null;
  const tenant = await findTenant(host);
  if (!tenant) throw tenantNotFound();
  const hint = headers['x-tenant'];
  if (hint !== undefined && hint !== tenant.slug) {
    throw new Problem(400, 'tenant_mismatch', 'This page belongs to another service. Please reload it.');
  }
  return tenant;
}

// Some clients send an empty object where there is nothing to say.
export const emptyBody = 1024;

function checkBody(request: FastifyRequest, { bodies, method }: ContractOperation) {
  const {
    'content-type': contentType = '',
    'content-length': length = '0',
    'transfer-encoding': chunks,
  } = request.headers;
  const isEmpty = chunks === undefined && length === '0';
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (bodies.length > 0) {
    if (isEmpty) throw badRequest('The request is empty.');
    if (!bodies.includes(type)) throw unsupportedMediaType();
  } else if (!isEmpty && method !== 'GET') {
    const isShort = chunks === undefined && Number(length) <= emptyBody;
    if (!isShort || type !== 'application/json') throw badRequest('This call takes no content.');
  }
}

function reservedBytes(request: FastifyRequest) {
  const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
  const most = isForm ? largestForm(operationOf(request)) : operationOf(request).bodyLimit;
  const declared = Number(request.headers['content-length'] ?? most);
  return Math.min(Number.isFinite(declared) ? declared : most, most);
}

function recogniseCallers({ callers, clock }: Pick<AdmitOptions, 'callers' | 'clock'>) {
  async function callerOf(request: FastifyRequest, tenant: Tenant) {
    const [, token = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    const now = clock();
    const user = await callers.find(tenant.id, token, now);
    // A read-only database still answers reads.
    if (user) await callers.recordUse(tenant.id, user, now).catch((error) => request.log.warn(error));
    return user;
  }

  return {
    // An expired token on a public operation is treated as no token.
    async recognise(request: FastifyRequest, tenant: Tenant) {
      const user = await callerOf(request, tenant);
      return user?.status === 'inactive' ? null : user;
    },

    async signIn(request: FastifyRequest, operation: ContractOperation, tenant: Tenant) {
      const user = await callerOf(request, tenant);
      if (!user) throw unauthenticated();
      allow(operation, user);
      return user;
    },
  };
}

export function createAdmit(options: AdmitOptions) {
  const { findTenant, admission, guests, bodies } = options;
  const { recognise, signIn } = recogniseCallers(options);

  function startWork({ scope, ip }: FastifyRequest, { raw }: FastifyReply, enter: Admission['enter']) {
    // A request whose client has left takes no place, because nothing would release it.
    if (raw.destroyed || uncounted.includes(scope.operation!.id)) return;
    scope.client ||= networkOf(ip);
    enter(scope.client);
    scope.isWorking = true;
  }

  function endWork(scope: Scope) {
    if (scope.isWorking) admission.leave(scope.client);
    scope.isWorking = false;
  }

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const operation = operationOf(request);
    const { scope } = request;
    scope.operation = operation;
    if (options.admit) scope.fault = (await options.admit(operation.id)) ?? null;
    if (scope.fault?.status === 0) return breakOff(reply);
    startWork(request, reply, admission.enter);
    // Fastify's own hooks are silent about a client that leaves before its answer.
    reply.raw.once('close', () => {
      if (!scope.isHandled) endWork(scope);
    });
    scope.tenant = await chooseTenant(request, operation, findTenant);
    if (operation.access === 'anyone') scope.user = await recognise(request, scope.tenant!);
    else if (operation.access !== 'public') scope.user = await signIn(request, operation, scope.tenant!);
    if (!scope.user && !uncounted.includes(operation.id)) guests.count(scope.client);
    checkBody(request, operation);
    if (operation.bodies.length === 0 || reply.raw.destroyed) return;
    // The body takes no memory until it is read; reserved memory is freed after the answer.
    const memory = bodies.reserve(scope.client, reservedBytes(request));
    reply.raw.once('finish', memory.free).once('close', memory.free);
    // A client that sends its body slowly must not keep others from work.
    endWork(scope);
  }

  function resume(request: FastifyRequest, reply: FastifyReply) {
    if (!request.scope.isWorking) startWork(request, reply, admission.comeBack);
  }

  return { begin, resume, endWork };
}
