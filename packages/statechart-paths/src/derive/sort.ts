/** The type of a payload as plain data, reduced from the TypeScript compiler's types to what values can be made from. */

export type Sort =
  | { kind: 'string' | 'number' | 'boolean' | 'date' | 'bigint' | 'unknown' | 'function' }
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'array'; item: Sort }
  | { kind: 'tuple'; items: Sort[] }
  | { kind: 'object'; fields: Record<string, { sort: Sort; optional: boolean }> }
  | { kind: 'union'; options: Sort[] };

/** The types that a machine declares. */
export interface MachineTypes {
  /** Keyed by event type. */
  events: Record<string, Sort>;
  input: Sort | null;
  context: Sort | null;
  output: Sort | null;
  /** Outputs of actors, keyed by `src`. */
  outputs: Record<string, Sort>;
}

export const noTypes: MachineTypes = { events: {}, input: null, context: null, output: null, outputs: {} };

const isNothing = (sort: Sort) =>
  sort.kind === 'literal' && (sort.value === undefined || sort.value === null);

export function defaultOf(sort: Sort, depth = 6): unknown {
  switch (sort.kind) {
    case 'string':
      return 'text';
    case 'number':
      return 1;
    case 'bigint':
      return 1n;
    case 'boolean':
      return true;
    case 'date':
      return new Date(0);
    case 'literal':
      return sort.value;
    case 'array':
      return depth > 0 ? [defaultOf(sort.item, depth - 1)] : [];
    case 'tuple':
      return sort.items.map((item) => defaultOf(item, depth - 1));
    case 'union': {
      const first = sort.options.find((option) => !isNothing(option)) ?? sort.options[0];
      return first && depth > 0 ? defaultOf(first, depth - 1) : undefined;
    }
    case 'object':
      return depth > 0
        ? Object.fromEntries(
            Object.entries(sort.fields).map(([key, field]) => [key, defaultOf(field.sort, depth - 1)]),
          )
        : {};
    case 'function':
      return () => undefined;
    default:
      return undefined;
  }
}

export function sortAt(sort: Sort, path: string): Sort | null {
  let at: Sort | null = sort;
  for (const part of path.split('.')) {
    if (part === '*' || at === null) return at;
    at = child(at, part);
  }
  return at;
}

function child(sort: Sort, part: string): Sort | null {
  if (sort.kind === 'array' && part === '#') return sort.item;
  if (sort.kind === 'object') {
    const field = sort.fields[part];
    if (!field) return null;
    return field.optional
      ? { kind: 'union', options: [field.sort, { kind: 'literal', value: undefined }] }
      : field.sort;
  }
  if (sort.kind === 'union') {
    const inner = sort.options.flatMap((option) => child(option, part) ?? []);
    return inner.length > 0 ? { kind: 'union', options: inner } : null;
  }
  return null;
}

export interface Constants {
  numbers: number[];
  strings: string[];
}

const around = (values: number[]) => values.flatMap((value) => [value, value + 1, value - 1]);

/** Values worth trying: all of a small type, the boundaries of an open one, and the constants of the chart. */
export function valuesOf(sort: Sort | null, constants: Constants): unknown[] {
  if (sort === null || sort.kind === 'unknown')
    return [
      ...new Set<unknown>([
        ...constants.strings,
        ...around(constants.numbers),
        'text',
        '',
        1,
        0,
        true,
        false,
        null,
        undefined,
      ]),
      [],
    ];
  switch (sort.kind) {
    case 'string':
      return [...new Set(['text', '', ...constants.strings, ...constants.numbers.map(String)])];
    case 'number':
      return [...new Set([1, 0, -1, ...around(constants.numbers), 1000])];
    case 'boolean':
      return [true, false];
    case 'date':
      return [new Date(0), new Date(4_102_444_800_000)];
    case 'union':
      return [...new Set(sort.options.flatMap((option) => valuesOf(option, constants)))];
    case 'array': {
      const item = defaultOf(sort.item);
      const others = valuesOf(sort.item, constants).slice(0, 6);
      return [[item], [], [item, item], ...others.map((other) => [other])];
    }
    case 'object': {
      const base = defaultOf(sort) as Record<string, unknown>;
      const without = Object.entries(sort.fields).filter(([, { optional }]) => optional);
      return [
        base,
        ...without.map(([key]) => Object.fromEntries(Object.entries(base).filter(([name]) => name !== key))),
      ];
    }
    default:
      return [defaultOf(sort)];
  }
}
