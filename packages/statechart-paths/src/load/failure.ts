// Says in one line why a file does not load, and where.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

interface BuildError {
  text: string;
  location: { file: string; line: number; column: number } | null;
}

export interface Running {
  file: string;
  /** The path of the script that the file became, as stack traces name it. */
  script: string;
  map: SourceMapPayload;
}

const maxErrors = 3;
const maxLength = 400;

export const shownPath = (path: string) => relative(process.cwd(), path);

const withoutBreaks = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength);

/** @param shift the columns that were inserted before the first line of the file itself */
export function buildFailure(error: unknown, file: string, shift: number): string {
  const { errors = [] } = error as { errors?: BuildError[] };
  if (errors.length === 0) return withoutBreaks(messageOf(error));
  const described = errors.slice(0, maxErrors).map(({ text, location }) => {
    if (!location) return withoutBreaks(text);
    const path = shownPath(resolve(location.file));
    const isShifted = location.line === 1 && path === shownPath(file);
    return `${path}:${location.line}:${location.column + 1 - (isShifted ? shift : 0)}: ${withoutBreaks(text)}`;
  });
  const rest = errors.length - described.length;
  return [...described, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

/** The message of an error that the running file threw, with the place in its source. */
export function runFailure(error: unknown, running: Running): string {
  const message = withoutBreaks(messageOf(error));
  const place = error instanceof Error ? placeOf(error.stack ?? '', running) : undefined;
  return place ? `${place}: ${message}` : message;
}

const messageOf = (error: unknown) =>
  error instanceof Error
    ? error.name === 'Error'
      ? error.message || 'it throws an error without a message'
      : `${error.name}: ${error.message}`
    : `it throws ${typeof error === 'object' ? JSON.stringify(error) : String(error)}`;

/** The innermost place of a stack trace in the file or what it imports, such as `shop.ts:12`. */
export function placeOf(stack: string, { file, script, map }: Running): string | undefined {
  const sources = new SourceMap(map);
  for (const line of stack.split('\n')) {
    const [, after] = line.split(script);
    const [, row, column] = /^:(\d+):(\d+)/.exec(after ?? '') ?? [];
    if (row === undefined || column === undefined) continue;
    const entry = sources.findEntry(Number(row) - 1, Number(column) - 1);
    // What the bundle itself adds has a namespace in place of a path.
    if (!('originalSource' in entry) || /^\w+:/.test(entry.originalSource)) continue;
    return `${shownPath(resolve(dirname(file), entry.originalSource))}:${entry.originalLine + 1}`;
  }
  return undefined;
}
