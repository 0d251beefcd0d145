import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { readCsv } from './csv.ts';

/** Reads a value of a field; throws a description of what it should be. */
type Field<Value> = (value: unknown) => Value;
type Fields = Record<string, Field<unknown>>;
type Read<Row extends Fields> = { [Name in keyof Row]: ReturnType<Row[Name]> };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

export const text: Field<string> = (value) => {
  if (typeof value === 'string' && value !== '' && value === value.trim()) return value;
  throw new Error('should be a text without spaces around it');
};

export const number: Field<number> = (value) => {
  const read = typeof value === 'string' && value !== '' && value === value.trim() ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw new Error('should be a number');
};

export const whole: Field<number> = (value) => {
  const read = number(value);
  if (Number.isInteger(read)) return read;
  throw new Error('should be a whole number');
};

export const month: Field<string> = (value) => {
  if (typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  throw new Error('should be a month, such as 2026-11');
};

export const yes: Field<boolean> = (value) => {
  if (isEmpty(value) || value === 'yes') return value === 'yes';
  throw new Error('should be "yes" or empty');
};

export const choice =
  <const Value extends string>(...values: Value[]): Field<Value> =>
  (value) => {
    if (!values.includes(value as Value)) throw new Error(`should be one of ${values.join(', ')}`);
    return value as Value;
  };

export const orNull =
  <Value>(field: Field<Value>): Field<Value | null> =>
  (value) =>
    isEmpty(value) ? null : field(value);

export const optional =
  <Value>(field: Field<Value>): Field<Value | undefined> =>
  (value) =>
    isEmpty(value) ? undefined : field(value);

const separator = ' | ';

export const listOf =
  <Value>(field: Field<Value>): Field<Value[]> =>
  (value) => {
    const items = isEmpty(value) ? [] : typeof value === 'string' ? value.split(separator) : value;
    if (!Array.isArray(items)) throw new Error('should be a list');
    return items.map((item) => field(item));
  };

export const tuple =
  <const Row extends Field<unknown>[]>(
    ...fields: Row
  ): Field<{ [At in keyof Row]: Row[At] extends Field<infer Value> ? Value : never }> =>
  (value) => {
    const items = listOf((item) => item)(value);
    if (items.length !== fields.length) throw new Error(`should be a list of ${fields.length}`);
    return fields.map((field, at) => field(items[at])) as never;
  };

export const numbersByName: Field<Record<string, number>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('should be numbers by name');
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, number(item)]));
};

export const record =
  <Row extends Fields>(fields: Row): Field<Read<Row>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error('should be a record');
    }
    const row: Record<string, unknown> = { ...value };
    const unknown = Object.keys(row).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) throw new Error(`has an unknown field, ${unknown}`);
    const read = Object.entries(fields).flatMap(([name, field]) => {
      const content = named(`${name} `, () => field(row[name]));
      return content === undefined ? [] : [[name, content]];
    });
    return Object.fromEntries(read);
  };

function named<Value>(where: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${where}${error instanceof Error ? error.message : error}`);
  }
}

const limits = { rows: 10_000, columns: 60 };

export function csvRows<Row extends Fields>(file: string, bytes: Buffer, fields: Row): Read<Row>[] {
  const [head = [], ...rows] = named(`${file}: `, () => readCsv(bytes, limits));
  const names = Object.keys(fields);
  if (head.join() !== names.join()) throw new Error(`${file}: its columns should be ${names.join()}`);
  const read = record(fields);
  return rows.map((cells, at) =>
    named(`${file}, row ${at + 2}: `, () => {
      if (cells.length !== names.length) throw new Error(`has ${cells.length} cells, not ${names.length}`);
      return read(Object.fromEntries(names.map((name, column) => [name, cells[column]])));
    }),
  );
}

export function recordsOf<Row extends Fields>(file: string, bytes: Buffer, fields: Row): Read<Row>[] {
  const all: unknown = named(`${file}: `, () => JSON.parse(bytes.toString()));
  if (!Array.isArray(all)) throw new Error(`${file}: should be a list of records`);
  const read = record(fields);
  return all.map((item, at) => named(`${file}, record ${at + 1}: `, () => read(item)));
}

export function dataFile<Row extends Fields>(file: string, fields: Row): () => Read<Row>[] {
  let rows: Read<Row>[] | undefined;
  const read = file.endsWith('.json') ? recordsOf : csvRows;
  return () => {
    rows ??= read(file, readFileSync(join(root, file)), fields);
    return rows;
  };
}
