import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { Fault } from '../testControls.ts';
import type { SignedInUser } from './caller.ts';
import type { ContractOperation } from './operations.ts';

export interface Scope {
  operation: ContractOperation | null;
  tenant: Tenant | null;
  user: SignedInUser | null;
  /** The client's network, by which places are shared. */
  client: string;
  /** Whether it counts as a call at work. */
  isWorking: boolean;
  /** True once the handler runs, which continues even if the client leaves. */
  isHandled: boolean;
  /** The outcome that a test requested instead of the handler. */
  fault: Fault | null;
}

export const emptyScope = (): Scope => ({
  operation: null,
  tenant: null,
  user: null,
  client: '',
  isWorking: false,
  isHandled: false,
  fault: null,
});

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope;
  }
  interface FastifyContextConfig {
    operation?: ContractOperation;
  }
}

export const operationOf = (request: FastifyRequest) => request.routeOptions.config.operation!;
