import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { root } from '../../process/root.ts';
import { buildArtifact } from './buildArtifacts.ts';
import type { OperationId } from './call.ts';

export type Access =
  | 'public'
  | 'anyone'
  | 'signed_in'
  | 'veteran'
  | 'recruiter_any'
  | 'recruiter'
  | 'hiring_team'
  | 'veteran_or_recruiter'
  | 'company_admin_any'
  | 'company_admin'
  | 'tenant_admin';

export interface ContractOperation {
  id: OperationId;
  method: string;
  path: string;
  access: Access;
  bodies: string[];
  query: string[];
  statuses: number[];
  success: number;
  answers: string[];
  isIdempotent: boolean;
  /** In bytes, without files; 0 without a body. */
  bodyLimit: number;
  takesFile: boolean;
}

interface BodySchema {
  properties?: Record<string, { format?: string }>;
}

interface Described {
  operationId: OperationId;
  'x-access': Access;
  parameters?: ({ name: string; in: string } | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
  'x-body-limit'?: number;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

type Specification = {
  paths: Record<string, Record<string, Described>>;
  components: { parameters: Record<string, { name: string; in: string }> };
};

let specification: Specification | undefined;

function parsed(): Specification {
  specification ??=
    buildArtifact<Specification>('openapi.json') ??
    (load(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { schema: CORE_SCHEMA }) as Specification);
  return specification;
}

/** Returns a copy, because reading the routes writes into it. */
export const readSpecification = (): Specification => structuredClone(parsed());

/** A schema of the contract that refers to no other. */
export function schemaNamed(name: string): Record<string, unknown> {
  const { components } = parsed() as unknown as {
    components: { schemas: Record<string, Record<string, unknown>> };
  };
  const schema = components.schemas[name];
  if (!schema) throw new Error(`openapi.yaml has no schema ${name}`);
  return structuredClone(schema);
}

function takesFile({ requestBody }: Described): boolean {
  const form = requestBody?.content['multipart/form-data'];
  return Object.values(form?.schema.properties ?? {}).some(({ format }) => format === 'binary');
}

function operationsOf({ paths, components }: Specification): Map<OperationId, ContractOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => {
        const statuses = Object.keys(described.responses).map(Number);
        const parameters = (described.parameters ?? []).map((parameter) =>
          '$ref' in parameter ? components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter,
        );
        const named = (place: string) =>
          parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
        const success = statuses.find((status) => status < 300)!;
        const operation: ContractOperation = {
          id: described.operationId,
          method: method.toUpperCase(),
          path,
          access: described['x-access'],
          bodies: Object.keys(described.requestBody?.content ?? {}),
          query: named('query'),
          statuses,
          success,
          answers: Object.keys(described.responses[success]?.content ?? {}),
          isIdempotent: named('header').includes('Idempotency-Key'),
          bodyLimit: described['x-body-limit'] ?? 0,
          takesFile: takesFile(described),
        };
        return [operation.id, operation] as const;
      }),
    ),
  );
}

export const describedOperations = () => operationsOf(parsed());

export function withoutFiles(specification: Specification): Specification {
  const isJson = (content: Record<string, unknown> = {}) => 'application/json' in content;
  const withoutFile = (described: Described): Described => ({
    ...described,
    responses: Object.fromEntries(
      Object.entries(described.responses).map(([status, response]) => {
        const { content, ...rest } = response;
        return [status, content && !isJson(content) ? rest : response];
      }),
    ),
  });
  const paths = Object.entries(specification.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, described]) => [method, withoutFile(described)]),
    ),
  ]);
  return { ...specification, paths: Object.fromEntries(paths) };
}
