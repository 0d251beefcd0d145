/** What openapi.yaml says of a request, and what is wrong with the answer to it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { clean } from '../../../server/http/contract/clean.ts';
import {
  type Described,
  document,
  faultsOf,
  faultsOfFile,
  headersOf,
  type Schema,
} from '../../support/contract/described.ts';
import type { Answer } from '../../support/contract/harness.ts';
import type { FuzzRequest } from './requests.ts';
import { wellFormed } from './values.ts';

function validator(options: { coerceTypes?: 'array' }) {
  const ajv = new Ajv2020({ ...options, strict: false });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  return (key: string, schema: () => Schema, value: unknown) => {
    const fits = compiled.get(key) ?? ajv.compile(withFullReferences(schema()));
    compiled.set(key, fits);
    return fits(structuredClone(value));
  };
}

const withFullReferences = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as Schema;

/** What comes as text by nature is a number where the schema says so. */
const asText = validator({ coerceTypes: 'array' });
const asJson = validator({});

function placeOf({ parameters }: Described, place: string): Schema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: place !== 'query',
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
  };
}

/** A file is sent as bytes, not as text. */
function withoutFiles(schema: Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const changed = properties.map(([name, value]) => [name, value.format === 'binary' ? {} : value]);
  return { ...schema, properties: Object.fromEntries(changed) };
}

const texts = (values: object = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(wellFormed) : wellFormed(value),
    ]),
  );

/** The places in which a request does not fit; text is judged as the server keeps it: trimmed and without control characters. */
export function misfitsOf(
  described: Described,
  { params, query, headers, body, form, isBroken }: FuzzRequest,
): string[] {
  const { id, bodyType, bodySchema } = described;
  const asTyped = id === 'saveOnboardingDraft';
  const places: string[] = [];
  const check = (place: string, values: object = {}, isCleaned = true) => {
    const value = isCleaned ? clean(texts(values)) : texts(values);
    if (!asText(`${id} ${place}`, () => placeOf(described, place), value)) places.push(place);
  };
  check('path', params);
  check('query', query);
  check('header', headers, false);
  if (isBroken) places.push('body');
  else if (bodyType === 'application/json') {
    const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    if (!asJson(id, () => bodySchema!, clean(sent, { asTyped }))) places.push('body');
  } else if (bodyType) {
    const value = clean(texts(form), { asTyped });
    if (!asText(id, () => withoutFiles(bodySchema!), value)) places.push('body');
  }
  return places;
}

const ofMisfit = (places: string[]) =>
  places.includes('path') ? [400, 404, 413, 415, 422] : [400, 413, 415, 422];

const isOf = (answer: Answer, name: string) => answer.headers[name] !== undefined;

function inItself(described: Described, answer: Answer): string[] {
  const { id, statuses } = described;
  const { status, headers, body } = answer;
  if (status >= 500) return [`${id} answers ${status} ${body.code}`];
  if (status === 429) return [`${id} counts, and hides what it would answer`];
  if (!statuses.includes(status)) return [`${id} describes no answer ${status}`];
  const type = String(headers['content-type']);
  const missing = headersOf(described, status)
    .filter((name) => name !== 'retry-after' && !isOf(answer, name))
    .map((name) => `${id} ${status} has no header ${name}`);
  const wrong = type.startsWith('application/json')
    ? faultsOf(described, status, body)
    : faultsOfFile(described, status, type);
  return [...wrong, ...missing];
}

/** Nothing, where the answer is one of those that the contract has for such a request. */
export function faultsOfAnswer(described: Described, request: FuzzRequest, answer: Answer): string[] {
  const { id, access } = described;
  const { status, body } = answer;
  const faults = inItself(described, answer);
  if (faults.length > 0) return faults;
  const isGuarded = access !== 'public' && access !== 'anyone';
  if (isGuarded && !request.isKnown) {
    return status === 401 ? [] : [`${id} answers ${status} to nobody`];
  }
  if (isGuarded && status === 401 && body.code === 'unauthenticated')
    return [`${id} does not know its caller`];
  if (status === 401 || status === 403 || status === 410) return [];
  const places = misfitsOf(described, request);
  if (places.length > 0) {
    const isRefused = ofMisfit(places).includes(status);
    return isRefused ? [] : [`${id} answers ${status} to what does not fit in ${places.join(' and ')}`];
  }
  // Of a file, only looking into it tells.
  const isFit = !request.isUnclear && (request.form ? [400] : [400, 413, 415]).includes(status);
  return isFit ? [`${id} answers ${status} ${body.code} to what fits`] : [];
}
