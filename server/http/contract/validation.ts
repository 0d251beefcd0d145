// Checks requests and responses against the contract's schemas. JSON is not converted; only input that is text by nature (path,
// query, headers, form fields) is turned into the number or list that the schema names.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { UploadedFile } from './call.ts';
import type { SizeError } from './textRules.ts';

// Allows only years that PostgreSQL and JavaScript both write with four digits. JavaScript has no leap seconds.
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && /^(?!0000)\d{4}-/.test(moment.toISOString());
}

function ajv(options: { coerceTypes?: 'array'; allErrors: boolean }) {
  const instance = new Ajv2020({
    ...options,
    allowUnionTypes: true,
    strictTypes: false,
    removeAdditional: false,
  });
  addFormats.default(instance);
  for (const name of ['date', 'date-time'] as const) {
    const written = addFormats.default.get(name) as { validate: (text: string) => boolean };
    instance.addFormat(name, (text: string) => written.validate(text) && isMoment(text));
  }
  instance.addFormat('binary', true);
  // A form may send text where a file belongs.
  instance.addKeyword({
    keyword: 'isFile',
    validate: (_: true, value: Partial<UploadedFile> | null) => Buffer.isBuffer(value?.bytes),
  });
  instance.addVocabulary(['example']);
  return instance;
}

// The first error ends a check, so that its time is bounded; only a small value is looked through for all of them.
const strict = { first: ajv({ allErrors: false }), all: ajv({ allErrors: true }) };
const coercing = {
  first: ajv({ allErrors: false, coerceTypes: 'array' }),
  all: ajv({ allErrors: true, coerceTypes: 'array' }),
};
const outgoing = strict.first;

type Schema = Record<string, unknown>;

// OpenAPI describes a file as a string; here it is an object with bytes.
function withFiles(schema: Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, value]) => [name, value.format === 'binary' ? { isFile: true } : value]),
    ),
  };
}

// Node.js gives every header name in lower case.
function withLowerCaseNames(schema: Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Schema);
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, value]) => [name.toLowerCase(), value])),
    required: ((schema.required ?? []) as string[]).map((name) => name.toLowerCase()),
  };
}

export interface Check {
  (value: unknown): boolean;
  errors: ErrorObject[];
}

// Compiles on first use, because compiling everything would take half of the start-up time.
export function compiledOnce<Compiled>(compile: () => Compiled): () => Compiled {
  let compiled: Compiled | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

function checkWith(errorsOf: (value: unknown) => ErrorObject[]): Check {
  const check = ((value) => {
    check.errors = errorsOf(value);
    return check.errors.length === 0;
  }) as Check;
  check.errors = [];
  return check;
}

const errorsBy = (validate: ValidateFunction, value: unknown) =>
  validate(value) ? [] : (validate.errors ?? []);

// A form that a person fills in has fewer values; all errors of so many take about 20 ms to find.
const mostValues = 1_000;

function hasFewValues(value: unknown): boolean {
  let left = mostValues;
  const count = (item: unknown): boolean => {
    left -= 1;
    if (left < 0 || item === null || typeof item !== 'object' || Buffer.isBuffer(item)) return left >= 0;
    return Object.values(item).every(count);
  };
  return count(value);
}

/** Text such as 1e309 is turned into Infinity, which passes for an integer and below any maximum. */
function infiniteErrors(value: unknown, instancePath = ''): ErrorObject[] {
  if (typeof value === 'number' && !Number.isFinite(value))
    return [{ instancePath, keyword: 'type', schemaPath: '', params: {} }];
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => infiniteErrors(item, `${instancePath}/${name}`));
}

function prepared(schema: Schema, part: string, contentType: string | undefined): Schema {
  if (part === 'headers') return withLowerCaseNames(schema);
  return part === 'body' && contentType === 'multipart/form-data' ? withFiles(schema) : schema;
}

export function checkOfRequest(schema: Schema, part: string, contentType?: string): Check {
  const isText = part !== 'body' || contentType === 'multipart/form-data';
  const { first, all } = isText ? coercing : strict;
  const whole = prepared(schema, part, contentType);
  const validateFirst = compiledOnce(() => first.compile(whole));
  const validateAll = compiledOnce(() => all.compile(whole));
  return checkWith((value) => {
    const errors = errorsBy(validateFirst(), value);
    if (errors.length === 0) return isText ? infiniteErrors(value) : [];
    return hasFewValues(value) ? errorsBy(validateAll(), value) : errors;
  });
}

export function checkOfAnswer(schema: Schema): Check {
  const validate = compiledOnce(() => outgoing.compile(schema));
  return checkWith((value) => errorsBy(validate(), value));
}

function fieldOf({ instancePath, keyword, params }: SizeError): string {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') names.push(params.missingProperty);
  if (keyword === 'additionalProperties') names.push(params.additionalProperty);
  return names.join('.').slice(0, 200) || 'body';
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
const figure = (limit: number) => limit.toLocaleString('en');

function messageOf({ keyword, params }: SizeError): string {
  if (keyword === 'required') return 'Required';
  if (keyword === 'isFile') return 'Choose a file to upload';
  if (keyword === 'minLength' && params.limit === 1) return 'Required';
  if (keyword === 'additionalProperties') return 'Not expected here';
  if (keyword === 'maxLength') return `Use ${params.limit} characters or fewer`;
  if (keyword === 'minLength') return `Use ${params.limit} characters or more`;
  if (keyword === 'maxItems') return `Use ${entries(params.limit)} or fewer`;
  if (keyword === 'minItems') return `Use ${entries(params.limit)} or more`;
  if (keyword === 'minimum') return `Enter ${figure(params.limit)} or more`;
  if (keyword === 'maximum') return `Enter ${figure(params.limit)} or less`;
  return 'Invalid input';
}

export function fieldErrors(errors: SizeError[]): Record<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const error of errors.slice(0, 100)) {
    const field = fieldOf(error);
    fields.set(field, (fields.get(field) ?? new Set()).add(messageOf(error)));
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}
