// Checks requests and responses against the contract's schemas. JSON is not converted; only input that is text by nature (path,
// query, headers, form fields) is turned into the number or list that the schema names.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Problem } from '../answers/problem.ts';
import type { UploadedFile } from './call.ts';
import { visibleText } from './visibleText.ts';

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

const strict = ajv({ allErrors: true });
const coercing = ajv({ allErrors: true, coerceTypes: 'array' });
const outgoing = ajv({ allErrors: false });

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
function compiledOnce(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  const check = ((value) => {
    validate ??= compile();
    const isValid = validate(value);
    check.errors = validate.errors ?? [];
    return isValid;
  }) as Check;
  check.errors = [];
  return check;
}

function compileRequest(schema: Schema, part: string, contentType?: string): ValidateFunction {
  if (part === 'headers') return coercing.compile(withLowerCaseNames(schema));
  if (part !== 'body') return coercing.compile(schema);
  return contentType === 'multipart/form-data' ? coercing.compile(withFiles(schema)) : strict.compile(schema);
}

export const checkOfRequest = (schema: Schema, part: string, contentType?: string): Check =>
  compiledOnce(() => compileRequest(schema, part, contentType));

export const checkOfAnswer = (schema: Schema): Check => compiledOnce(() => outgoing.compile(schema));

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
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

function messageOf({ keyword, params }: ErrorObject): string {
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

export function fieldErrors(errors: ErrorObject[]): Record<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const error of errors.slice(0, 100)) {
    const field = fieldOf(error);
    fields.set(field, (fields.get(field) ?? new Set()).add(messageOf(error)));
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}

const deepest = 40;
const unprintable = /(?![\t\n\r])\p{Control}|\p{Surrogate}/gu;

// Passwords keep invisible characters, because people sign in with what they typed.
const isPassword = (name: string) => name.includes('password');

/**
 * Returns text in one normal form and without control characters, which the database cannot store. Unless `asTyped`, it is also
 * trimmed and has no invisible characters.
 */
export function clean(value: unknown, asTyped: boolean, name = '', depth = 0): unknown {
  if (depth > deepest) throw new Problem(400, 'bad_request', 'The request is nested too deeply.');
  if (typeof value === 'string') {
    const text = value.replace(unprintable, '').normalize('NFC');
    if (asTyped) return text;
    return (isPassword(name) ? text : visibleText(text)).trim();
  }
  if (Array.isArray(value)) return value.map((item) => clean(item, asTyped, name, depth + 1));
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(unprintable, ''),
      clean(item, asTyped, key, depth + 1),
    ]),
  );
}
