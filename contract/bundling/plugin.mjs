// What every operation has in common is written here once, and added when the parts are bundled: see ../README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load } from 'js-yaml';
import { bodyLimitOf } from './bodyLimit.mjs';

const folder = dirname(dirname(fileURLToPath(import.meta.url)));

const refusals = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'RequestTimeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'ServerError',
  503: 'Overloaded',
  504: 'GatewayTimeout',
};

/** @param {string} tag */
const fileOf = (tag) => `${tag.replaceAll(' ', '-')}.yaml`;

/** @param {string} text */
const pointer = (text) => text.replaceAll('~', '~0').replaceAll('/', '~1');

const areaFiles = () =>
  readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'openapi.yaml');

/** @param {string} file @returns {Record<string, any>} */
const parsed = (file) =>
  /** @type {Record<string, any>} */ (
    load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA })
  );

/** The paths of the areas, and whatever has a name, join the root document. */
function collectParts() {
  return {
    Root: {
      /** @param {any} root */
      enter(root) {
        const files = new Set(areaFiles());
        for (const { name, description } of root.tags) {
          const file = fileOf(name);
          if (!description) throw new Error(`contract/openapi.yaml does not describe the tag “${name}”`);
          if (!files.delete(file)) throw new Error(`contract/ has no ${file} for the tag “${name}”`);
          const { schemas = {}, ...paths } = parsed(file);
          for (const path of Object.keys(paths)) {
            if (root.paths[path]) throw new Error(`${path} is in two parts of the contract`);
            root.paths[path] = { $ref: `${file}#/${pointer(path)}` };
          }
          for (const schema of Object.keys(schemas)) {
            root.components.schemas[schema] = { $ref: `${file}#/schemas/${schema}` };
          }
        }
        const [untagged] = files;
        if (untagged) throw new Error(`contract/openapi.yaml has no tag for ${untagged}`);
        for (const kind of ['schemas', 'parameters', 'headers', 'responses']) {
          const file = `components/${kind}.yaml`;
          for (const name of Object.keys(parsed(file))) {
            root.components[kind][name] = { $ref: `${file}#/${name}` };
          }
        }
      },
    },
  };
}

const envelope = { status: { type: 'boolean', const: true }, message: { type: 'string' } };
const page = {
  current_page: { type: 'integer' },
  per_page: { type: 'integer' },
  last_page: { type: 'integer' },
  total: { type: 'integer' },
};

/** @param {Record<string, unknown>} properties */
const closed = (properties) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** Who may call decides what a call can be refused with; what else it can be refused with, it says. @param {any} operation */
function refusalsOf(operation) {
  const { 'x-access': access, 'x-refusals': own = [], parameters = [], requestBody } = operation;
  const isSignedIn = access !== 'public' && access !== 'anyone';
  return [
    400,
    404,
    408,
    429,
    431,
    500,
    503,
    504,
    ...(isSignedIn ? [401, 410] : []),
    ...(isSignedIn && access !== 'signed_in' ? [403] : []),
    ...(requestBody ? [413, 415] : []),
    ...(requestBody || parameters.length > 0 ? [422] : []),
    ...own,
  ];
}

/** @param {any} operation */
function envelopeOf({ 'x-data': data, 'x-meta': ownMeta, 'x-paged': paged }) {
  const meta = paged ? closed({ ...page, ...(paged === true ? {} : paged) }) : ownMeta;
  const schema = closed({ ...envelope, data, ...(meta ? { meta } : {}) });
  // With nothing to say, an answer has no `meta` at all.
  if (meta && !meta.required) schema.required = [...Object.keys(envelope), 'data'];
  return schema;
}

/** @param {string} name */
const header = (name) => ({ [name]: { $ref: `#/components/headers/${name}` } });

/** @param {any} operation */
function answerOf(operation) {
  const { 'x-file': shown = [], 'x-download': saved = [], 'x-root': name, 'x-stream': line } = operation;
  const files = [shown, saved].flat().map((type) => {
    if (/\bxml$/.test(type) !== Boolean(name))
      throw new Error(`contract/: ${operation.operationId} needs x-root, the name of its XML root`);
    return [type, { schema: { type: 'string', format: 'binary', ...(name ? { xml: { name } } : {}) } }];
  });
  const lines = { schema: { type: 'string', format: 'binary' }, 'x-line': line };
  return {
    description: STATUS_CODES[operation['x-status'] ?? 200],
    content: operation['x-data']
      ? { 'application/json': { schema: envelopeOf(operation) } }
      : Object.fromEntries([...files, ...(line ? [['application/x-ndjson', lines]] : [])]),
    headers: { ...header('X-Request-Id'), ...(saved.length > 0 ? header('Content-Disposition') : {}) },
  };
}

/** @param {any} response a refusal, completed */
function completeRefusal(response) {
  response.headers = { ...header('X-Request-Id'), ...response.headers };
  response.content = {
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDetails' } },
  };
}

/** @param {any} operation @param {any} requestBody @param {any} root @returns {number} in bytes */
function limitOf({ operationId, 'x-body-limit': own }, { content }, root) {
  /** @param {string} ref */
  const resolve = (ref) =>
    ref
      .split('/')
      .slice(1)
      .reduce((node, name) => node[name], root);
  try {
    return own ?? bodyLimitOf(content, resolve);
  } catch (error) {
    throw new Error(
      `contract/: the body of ${operationId} has no limit: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** An empty list says that a call needs no token; an empty scheme, that it may have one. @param {string} access */
const schemesOf = (access) =>
  access === 'public' ? [] : [...(access === 'anyone' ? [{}] : []), { session: [] }];

/** @param {any} operation @param {string} tag @param {any} root */
function completed(operation, tag, root) {
  const {
    'x-body': body,
    'x-status': status = 200,
    'x-extension': isExtension = true,
    'x-access': access,
  } = operation;
  const requestBody = body
    ? { required: true, content: { 'application/json': { schema: body } } }
    : operation.requestBody;
  const refused = refusalsOf({ ...operation, requestBody }).map((code) => {
    const name = refusals[/** @type {keyof typeof refusals} */ (code)];
    return [code, { $ref: `#/components/responses/${name}` }];
  });
  const { operationId, summary, description, parameters } = operation;
  if (!description) throw new Error(`contract/: ${operationId} has no description`);
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    'x-access': access,
    ...(isExtension ? { 'x-extension': true } : {}),
    security: schemesOf(access),
    ...(parameters ? { parameters } : {}),
    ...(requestBody ? { requestBody, 'x-body-limit': limitOf(operation, requestBody, root) } : {}),
    responses: { [status]: answerOf(operation), ...Object.fromEntries(refused) },
  };
}

/** @param {any} node @param {object} first */
function prepend(node, first) {
  const rest = { ...node };
  for (const key of Object.keys(rest)) delete node[key];
  Object.assign(node, first, rest);
}

const textKeywords = ['minLength', 'maxLength', 'pattern', 'format'];

/** @param {any} node */
const isText = (node) =>
  node.enum?.every((/** @type {unknown} */ value) => typeof value === 'string') ||
  textKeywords.some((key) => node[key] !== undefined);

/**
 * What has properties is an object, closed, and has all of them unless it says which it requires; what has items is an array, and
 * what is limited as a text is a string.
 * @param {any} node @param {WeakSet<object>} visited a schema is reached from every operation that refers to it
 */
function close(node, visited) {
  if (!node || typeof node !== 'object' || visited.has(node)) return;
  visited.add(node);
  if (node.items && !node.type) prepend(node, { type: 'array' });
  if (isText(node) && !node.type) prepend(node, { type: 'string' });
  if (node.properties) {
    if (!node.type) prepend(node, { type: 'object' });
    node.additionalProperties ??= false;
    node.required ??= Object.keys(node.properties);
    if (node.required.length === 0) delete node.required;
  }
  for (const [key, value] of Object.entries(node)) {
    // A property may have the name of a keyword.
    if (key === 'properties') close(Object.values(value), visited);
    else if (key !== 'example' && key !== 'examples') close(value, visited);
  }
}

/** Completes the operations once every reference leads into the bundle. */
function completeOperations() {
  /** @type {Map<object, string>} */
  const tags = new Map();
  return {
    Operation: {
      /** @param {any} operation @param {any} context */
      enter(operation, { location }) {
        tags.set(operation, basename(location.source.absoluteRef, '.yaml').replaceAll('-', ' '));
      },
    },
    Root: {
      /** @param {any} root */
      leave(root) {
        const visited = new WeakSet();
        close(Object.values(root.components.schemas), visited);
        close(Object.values(root.components.parameters), visited);
        for (const operations of Object.values(root.paths)) {
          for (const [method, operation] of Object.entries(operations)) {
            close(operation, visited);
            operations[method] = completed(operation, tags.get(operation) ?? '', root);
          }
        }
        Object.values(root.components.responses).forEach(completeRefusal);
      },
    },
  };
}

/** The short forms hold schemas, so that references in them are followed. @param {any} types */
function withShortForms(types) {
  const { Operation } = types;
  return {
    ...types,
    PagedFields: { properties: {}, additionalProperties: 'Schema' },
    Operation: {
      ...Operation,
      properties: {
        ...Operation.properties,
        'x-body': 'Schema',
        'x-data': 'Schema',
        'x-meta': 'Schema',
        'x-stream': 'Schema',
        'x-paged': /** @param {unknown} value */ (value) =>
          value === true ? { type: 'boolean' } : 'PagedFields',
      },
    },
  };
}

export default () => ({
  id: 'contract',
  typeExtension: { oas3: withShortForms },
  preprocessors: { oas3: { 'collect-parts': collectParts } },
  decorators: { oas3: { 'complete-operations': completeOperations } },
});
