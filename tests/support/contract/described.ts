/** openapi.yaml read on its own, so that a test does not ask the server's own reader whether the server is right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CORE_SCHEMA, load } from 'js-yaml';
import { root } from '../../../server/process/root.ts';

interface Node {
  $ref?: string;
  [key: string]: unknown;
}

export type Schema = Record<string, unknown>;

export interface Described {
  id: string;
  method: string;
  path: string;
  access: string;
  parameters: { name: string; in: string; required?: boolean; schema: Record<string, unknown> }[];
  bodyType: string | null;
  /** Fields that the request body cannot do without. */
  required: string[];
  /** The first example of the request body. */
  example: unknown;
  /** Of the request body; references in it are followed by `resolved`. */
  bodySchema: Schema | null;
  /** In bytes, without files; 0 without a body. */
  bodyLimit: number;
  statuses: number[];
}

export const document = load(readFileSync(join(root, 'openapi.yaml'), 'utf8'), {
  schema: CORE_SCHEMA,
}) as Node;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

const pointer = (...names: (string | number)[]) =>
  names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const at = (names: string[]) =>
  names.reduce<unknown>((node, name) => (node as Node | undefined)?.[name], document);

function followed(names: string[]): string[] {
  const ref = (at(names) as Node | undefined)?.$ref;
  return ref ? followed(ref.split('/').slice(1)) : names;
}

function exampleOf(names: string[]): unknown {
  const media = at(names) as { example?: unknown; schema?: Node } | undefined;
  if (!media) return undefined;
  if (media.example) return media.example;
  const schema = at(followed([...names, 'schema'])) as { examples?: unknown[] } | undefined;
  return schema?.examples?.[0];
}

const requiredIn = (names: string[]) =>
  ((at(followed(names)) as { required?: string[] } | undefined)?.required ?? []) as string[];

type Parameter = Described['parameters'][number];

const named = (parameter: Parameter | { $ref: string }) =>
  '$ref' in parameter ? (at(parameter.$ref.split('/').slice(1)) as Parameter) : parameter;

export const operations: Described[] = Object.entries(document.paths as Record<string, Node>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, value]) => {
      const operation = value as {
        operationId: string;
        'x-access': string;
        'x-body-limit'?: number;
        parameters?: (Parameter | { $ref: string })[];
        requestBody?: { content: Record<string, unknown> };
        responses: Record<string, unknown>;
      };
      const [bodyType = null] = Object.keys(operation.requestBody?.content ?? {});
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
        parameters: (operation.parameters ?? [])
          .map(named)
          .map((parameter) => ({ ...parameter, schema: resolved(parameter.schema) })),
        bodyType,
        required: bodyType
          ? requiredIn(['paths', path, method, 'requestBody', 'content', bodyType, 'schema'])
          : [],
        example: bodyType
          ? exampleOf(['paths', path, method, 'requestBody', 'content', bodyType])
          : undefined,
        bodySchema:
          (operation.requestBody?.content[bodyType ?? ''] as { schema: Schema } | undefined)?.schema ?? null,
        bodyLimit: operation['x-body-limit'] ?? 0,
        statuses: Object.keys(operation.responses).map(Number),
      };
    }),
);

/** The schema itself where there is a reference to it. */
export function resolved(schema: Schema): Schema {
  const ref = schema.$ref as string | undefined;
  return ref ? resolved(at(ref.split('/').slice(1)) as Schema) : schema;
}

/** Names of the headers that an answer with this status is described to have. */
export function headersOf({ path, method }: Described, status: number): string[] {
  const answer = at(followed(['paths', path, method.toLowerCase(), 'responses', String(status)]));
  return Object.keys((answer as { headers?: object } | undefined)?.headers ?? {}).map((name) =>
    name.toLowerCase(),
  );
}

export function operation(id: string): Described {
  const result = operations.find((operation) => operation.id === id);
  if (!result) throw new Error(`openapi.yaml has no operation ${id}`);
  return result;
}

/** What is wrong with an answer, or nothing. */
export function faultsOf(
  { path, method, id }: Described,
  status: number,
  body: unknown,
  type = 'application/json',
): string[] {
  const names = followed(['paths', path, method.toLowerCase(), 'responses', String(status)]);
  if (!at(names)) return [`${id} describes no answer ${status}`];
  const validate = ajv.getSchema(`openapi#${pointer(...names, 'content', type, 'schema')}`);
  if (!validate) return [`${id} ${status} has no schema`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    (error) => `${id} ${status} ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

/** The same for an answer that is no JSON: its type is described. */
export function faultsOfFile({ path, method, id }: Described, status: number, type: string): string[] {
  const [mediaType = '', parameters = ''] = type.split(';');
  // Without it, a program takes its own encoding, and names lose their accents.
  if (mediaType.startsWith('text/') && parameters.trim() !== 'charset=utf-8')
    return [`${id} answers ${status} without a charset: ${type}`];
  const content = at([
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    mediaType,
  ]);
  return content ? [] : [`${id} describes no answer ${status} of ${mediaType}`];
}
