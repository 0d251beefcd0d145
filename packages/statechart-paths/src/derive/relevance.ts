// Finds the part of the context that decides where a machine goes: what guards and delays read, and what is computed from that.
import type { Observation, Reads } from './observe.ts';
import { type ReadPath, valuesAt } from './tracking.ts';

/**
 * The values that a context value is compared with. A counter is computed from itself, so each value between its start and its
 * marks counts.
 */
export interface Marks {
  numbers: number[];
  strings: ReadonlySet<string>;
  /** The lowest of these numbers and the initial value. */
  lowest: number;
  highest: number;
  isCounter: boolean;
}

export interface Relevance {
  paths: ReadPath[];
  marks: Map<ReadPath, Marks>;
}

const keyOf = (path: ReadPath) => path.split('.')[0] ?? '';

/** Values written into a relevant key count as well, and those read by a function that throws. */
export function relevanceOf({ all, seen }: Observation, initial: unknown = {}): Relevance {
  const paths = new Set<ReadPath>();
  for (const { kind, context, throws } of all)
    if (kind === 'decision' || throws) for (const path of context) paths.add(path);
  for (let before = -1; before !== paths.size; ) {
    before = paths.size;
    const keys = new Set([...paths].map(keyOf));
    for (const { kind, context, writes } of all)
      if (kind === 'assigner' && [...writes].some((key) => keys.has(key) || keys.has('*')))
        for (const path of context) paths.add(path);
  }
  const longest = [...paths].sort();
  return { paths: longest, marks: marksOf(longest, all, seen, initial) };
}

function marksOf(
  paths: ReadPath[],
  all: Reads[],
  valuesByPath: Observation['seen'],
  initial: unknown,
): Relevance['marks'] {
  const marks: Relevance['marks'] = new Map();
  for (const path of paths) {
    const readers = all.filter(({ kind, context }) => kind === 'decision' && context.has(path));
    if (readers.length === 0) continue;
    // A function without numbers of its own compares with the other values that it reads.
    const compared = readers.flatMap(({ constants, context, events }) =>
      [...constants].some((constant) => typeof constant === 'number')
        ? [...constants]
        : [
            ...constants,
            ...[...context]
              .filter((other) => other !== path)
              .flatMap((other) => [...(valuesByPath.get(other) ?? [])]),
            ...(events.size > 0 ? (valuesByPath.get(path) ?? []) : []),
          ],
    );
    const key = keyOf(path);
    const isCounter = all.some(
      ({ kind, writes, context }) =>
        kind === 'assigner' && writes.has(key) && [...context].some((read) => keyOf(read) === key),
    );
    const numbers = compared.filter((value) => typeof value === 'number');
    const first = valuesAt(initial, path).filter((value) => typeof value === 'number');
    marks.set(path, {
      numbers: [...new Set(numbers)].sort((left, right) => left - right),
      strings: new Set(compared.filter((value) => typeof value === 'string')),
      lowest: Math.min(...numbers, ...first),
      highest: Math.max(...numbers, ...first),
      isCounter,
    });
  }
  return marks;
}

const usualValues = 24;
const mostValues = 400;

export interface Projection {
  project: (context: never) => unknown;
  /** Sentences about what was left out or merged. */
  told: (context: object) => string[];
}

/** Each path keeps a limited number of values; any further ones are merged. */
export function projectionOf({ paths, marks }: Relevance): Projection {
  const numbers = new Map<ReadPath, Map<string, number>>();
  const merged = new Set<ReadPath>();
  const ranked = new Set<ReadPath>();
  const most = (path: ReadPath) => {
    const { highest = 0, numbers: compared = [] } = marks.get(path) ?? {};
    return compared.length === 0
      ? usualValues
      : Math.min(mostValues, Math.max(usualValues, 2 * Math.abs(highest)));
  };
  const project = (context: never) =>
    paths.map((path) => {
      const mark = marks.get(path);
      const text = valuesAt(context, path)
        .map((value) => encoded(value, mark, () => ranked.add(path)))
        .join();
      const ranks = numbers.get(path) ?? new Map<string, number>();
      numbers.set(path, ranks);
      const number = ranks.get(text);
      if (number !== undefined) return number;
      if (ranks.size >= most(path)) {
        merged.add(path);
        return -1;
      }
      ranks.set(text, ranks.size);
      return ranks.size - 1;
    });
  const describe = (context: object) => {
    const keys = new Set(paths.map(keyOf));
    const ignored = keys.has('*') ? [] : Object.keys(context).filter((key) => !keys.has(key));
    return [
      ...(ignored.length > 0
        ? [`${ignored.join(', ')}: nothing that decides reads ${ignored.length === 1 ? 'it' : 'them'}`]
        : []),
      ...[...ranked].map((path) => {
        const { numbers: compared = [], isCounter, lowest, highest } = marks.get(path) ?? {};
        return isCounter
          ? `${path}: numbers above ${highest} or below ${lowest} count as alike`
          : `${path}: numbers on the same side of ${compared.join(', ')} count as alike`;
      }),
      ...[...merged].map((path) => `${path}: values after the first ${most(path)} count as alike`),
    ];
  };
  return { project, told: describe };
}

function encoded(value: unknown, marks: Marks | undefined, onRank: () => void): string {
  if (typeof value === 'number' && marks && marks.numbers.length > 0) return rankOf(value, marks, onRank);
  if (typeof value === 'string' && marks && marks.numbers.length + marks.strings.size > 0) {
    const isMarked = marks.strings.has(value) || marks.isCounter;
    return isMarked ? `string:${value}` : value === '' ? 'empty' : 'string';
  }
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? JSON.stringify(value) : '[]';
  if (value instanceof Date) return `@${value.getTime()}`;
  if (value instanceof Map || value instanceof Set) return JSON.stringify([...value]);
  if (typeof value === 'object' && value !== null) return '{}';
  return typeof value === 'function' ? 'f' : `${typeof value}:${String(value)}`;
}

// A counter between its marks keeps its value; any other number is reduced to its position between marks.
function rankOf(value: number, { numbers, isCounter, lowest, highest }: Marks, onRank: () => void): string {
  if (isCounter && value >= lowest - 1 && value <= highest + 1) return `${value}`;
  if (numbers.includes(value)) return `${value}`;
  onRank();
  return `rank ${numbers.filter((mark) => mark < value).length}`;
}
