import type { OptionValues } from 'commander';
import type { Database } from '../../server/db/database.ts';
import { UsageError } from './endings.ts';
import type { Env, OpenOptions } from './place.ts';

export interface OperatorIo {
  env: Env;
  /** Closed again after the verb. */
  open: (options?: OpenOptions) => Promise<Database>;
  out: (text: string) => void;
  err: (text: string) => void;
  readPassword: () => Promise<string>;
}

export interface Option {
  about: string;
  /** The name of its value in the help; an option without one is a switch. */
  value?: string;
  isRequired?: boolean;
}

export interface VerbInput {
  /** Options by their names in camel case. */
  options: OptionValues;
  positional: string;
}

export interface Verb {
  name: string;
  about: string;
  positional?: string;
  options: Record<string, Option>;
  example: string;
  run: (input: VerbInput, io: OperatorIo) => Promise<void>;
}

export async function withDatabase<T>(
  { open }: OperatorIo,
  work: (database: Database) => Promise<T>,
  options?: OpenOptions,
): Promise<T> {
  const database = await open(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export const text = (value: string, about: string, isRequired = true): Option => ({
  value,
  about,
  isRequired,
});

export const tenant = text('slug', 'the tenant, as list-tenants names it');
export const json: Option = { about: 'writes JSON' };

export function print(rows: Record<string, unknown>[], { options }: VerbInput, { out }: OperatorIo) {
  if (options.json) return out(JSON.stringify(rows, null, 2));
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '–')))];
  const widths = names.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd();
  return out(rows.length > 0 ? cells.map(line).join('\n') : 'None.');
}

export function choice<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const valid = values.find((allowed) => allowed === value);
  if (!valid) throw new UsageError(`--${name} knows no “${value}”. There are: ${values.join(', ')}.`);
  return valid;
}
