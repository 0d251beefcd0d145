import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { Fault } from '../testControls.ts';
import type { SignedInUser } from './caller.ts';
import type { ContractOperation } from './operations.ts';

export interface Scope {
  operation: ContractOperation | null;
  tenant: Tenant | null;
  user: SignedInUser | null;
  client: string;
  isWorking: boolean;
  /** A handler that runs continues even if the client leaves. */
  isHandled: boolean;
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
