import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify';
import { buildArtifact } from './buildArtifacts.ts';
import type { OperationId } from './call.ts';
import {
  type ContractOperation,
  describedOperations,
  readSpecification,
  withoutFiles,
} from './operations.ts';
import type { Check } from './validation.ts';

interface DescribedRoute {
  id: OperationId;
  method: HTTPMethods;
  url: string;
  schema: FastifySchema;
}

interface Contract {
  operations: Map<OperationId, ContractOperation>;
  routes: DescribedRoute[];
}

async function readRoutes(): Promise<DescribedRoute[]> {
  const { default: openapiGlue } = await import('fastify-openapi-glue');
  const ids: OperationId[] = [];
  const reader = Fastify({ exposeHeadRoutes: false });
  const routes: DescribedRoute[] = [];
  reader.addHook('onRoute', ({ method, url, schema }) => {
    routes.push({ id: ids.at(-1)!, method: method as HTTPMethods, url, schema: schema! });
  });
  await reader.register(openapiGlue, {
    specification: withoutFiles(readSpecification()),
    operationResolver: (id) => {
      ids.push(id as OperationId);
      return async () => {};
    },
  });
  return routes;
}

const read = async (): Promise<Contract> => ({
  operations: describedOperations(),
  routes: buildArtifact<DescribedRoute[]>('routes.json') ?? (await readRoutes()),
});

let contract: Promise<Contract> | undefined;

export function readContract(): Promise<Contract> {
  contract ??= read();
  return contract;
}

const checks = new Map<string, Check>();

export function cachedCheck(part: string, make: () => Check): Check {
  const check = checks.get(part) ?? make();
  checks.set(part, check);
  return check;
}
