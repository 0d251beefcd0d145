// The interface of a verb of the command line.
import { type CommandOption, UsageError } from './commandLine.ts';

export interface Io {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Printed at most once per second. */
  progress: (text: string) => void;
}

export interface CommandInput {
  names: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface Verb {
  name: string;
  about: string;
  usage: string;
  more?: string;
  options: Record<string, CommandOption>;
  examples: [command: string, does: string][];
  run: (input: CommandInput, io: Io) => Promise<number>;
}

export const json: CommandOption = { type: 'boolean', about: 'writes JSON to standard output' };

export function textOf({ options }: CommandInput, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError unless it is a whole number of at least `least` */
export function numberOf(input: CommandInput, name: string, least: number): number | undefined {
  const text = textOf(input, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || text.trim() === '')
    throw new UsageError(`--${name} takes a whole number from ${least} on, not “${text}”.`);
  return number;
}
