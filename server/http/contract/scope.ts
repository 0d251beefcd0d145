import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { Fault } from '../testControls.ts';
import type { SignedInUser } from './caller.ts';
import type { ContractOperation } from './operations.ts';

export interface Scope {
  operation: ContractOperation | null;
  tenant: Tenant | null;
  user: SignedInUser | null;
  /** The network it comes from, by which places are shared. */
  client: string;
  /** Whether it counts as a call at work. */
  isWorking: boolean;
  /** In the hands of the handler, which goes on even when the client has left. */
  isHandled: boolean;
  /** What a test wants in place of the handler. */
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
