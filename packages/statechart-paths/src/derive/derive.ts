// Derives cases for a machine without any: payloads from its types and what its guards and assigners read, configurations from
// the context that decides.
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';
import { type Exploration, explore } from '../explore.ts';
import { modelOf, nodesOf, transitionsOf } from '../model.ts';
import { ghostOf, shapeAt } from './ghost.ts';
import { type Observation, observeReads, type Reads } from './observe.ts';
import { type Projection, projectionOf, relevanceOf } from './relevance.ts';
import { type Constants, type MachineTypes, noTypes, sortAt, valuesOf } from './sort.ts';
import {
  baseOf,
  casesFrom,
  type Examples,
  isUntyped,
  labelsOf,
  type Source,
  sourcesOf,
  type Variant,
  variantOf,
} from './sources.ts';

export interface DeriveOptions {
  types?: MachineTypes;
  examples?: Examples;
  /** Top-level values of the file, which guards compare with by name. */
  constants?: Record<string, unknown>;
  /** Distinguishes configurations by the whole context. */
  exact?: boolean;
  /** The highest number of configurations; 1,200 by default. */
  limit?: number;
  /** The highest number of payloads per event; 40 by default. */
  mostVariants?: number;
}

export interface Derived {
  cases: FlowCases;
  /** Absent with `exact`, where exploring might never end. */
  explored?: Exploration;
  /** Sentences about the parts of the context that were left out or merged. */
  abstracted: string[];
  /** Sentences about what was made up. */
  notes: string[];
}

const chances = [0.5, 0, 0.999_999] as const;
const mostRounds = 6;

// Returns undefined when a guard or assigner throws on a made-up payload.
type TryToExplore = (
  project: Projection['project'],
  mostSteps: number,
) => { cases: FlowCases; explored: Exploration } | undefined;

interface Deriving extends Required<Pick<DeriveOptions, 'types' | 'examples' | 'mostVariants'>> {
  sources: Source[];
  observation: Observation;
}

// Explores until the deciding context and the payloads derived from it no longer change.
function settledProjection(
  { sources, observation, types, examples, mostVariants }: Deriving,
  exploring: TryToExplore,
): Projection {
  let projection = projectionOf({ paths: [], marks: new Map() });
  let before = '';
  for (let round = 0; round < mostRounds; round += 1) {
    const tried = exploring(projection.project, round === 0 ? 200 : 600);
    const [begin] = tried?.explored.configurations.values() ?? [];
    adoptContextTypes(sources, observation, types);
    const relevance = relevanceOf(observation, begin?.context);
    projection = projectionOf(relevance);
    for (const source of sources) {
      source.base = baseOf(source);
      source.variants = variantsFor(source, observation, relevance.paths, mostVariants, examples);
    }
    for (const reads of observation.all) reads.throws = false;
    const now = JSON.stringify([relevance.paths, sources.map(labelsOf)]);
    if (now === before) break;
    before = now;
  }
  return projection;
}

export function deriveCases(machine: AnyStateMachine, options: DeriveOptions = {}): Derived {
  const {
    types = noTypes,
    examples = {},
    constants = {},
    exact = false,
    limit = 1200,
    mostVariants = 40,
  } = options;
  const notes = provideMissing(machine);
  const sources = sourcesOf(machine, types);
  addExamples(sources, examples);
  const byType = new Map(sources.map((source) => [source.type, source]));
  const observation = observeReads(machine, {
    constants,
    missing: (type, path) => {
      const source = byType.get(type);
      return source && isUntyped(source, path) ? ghostOf(shapeAt(source.shape, path)) : undefined;
    },
  });
  const exploring: TryToExplore = (project, mostSteps) => {
    const cases = assembled(sources, exact ? wholeContext : project, limit, mostSteps);
    try {
      return { cases, explored: explore(machine, cases) };
    } catch (error) {
      if (observation.all.some(({ throws }) => throws)) return undefined;
      throw error;
    }
  };
  let projection: Projection;
  try {
    projection = settledProjection({ sources, observation, types, examples, mostVariants }, exploring);
  } finally {
    observation.restore();
  }
  const explorable = exploring(projection.project, 2500);
  const explored =
    explorable?.explored ?? explore(machine, assembled(sources, projection.project, limit, 2500));
  const useful = worthKeeping(explored);
  for (const source of sources) {
    const labels = labelsOf(source);
    source.variants = source.variants.filter((_, index) => useful.has(labels[index + 1] ?? ''));
  }
  const cases = assembled(sources, explorable?.cases.project ?? projection.project, limit, 2500);
  if (exact) {
    const plain: FlowCases = { ...casesFrom(sources), project: wholeContext };
    return { cases: plain, abstracted: [], notes };
  }
  const [start] = explored.configurations.values();
  return {
    cases,
    explored: {
      ...explored,
      starts: explored.starts.filter(({ input }) => input in cases.inputs),
      steps: explored.steps.filter(({ label }) => isUseful(useful, sources, label)),
    },
    abstracted: projection.told(start?.context ?? {}),
    notes,
  };
}

const withoutChance = (label: string) => label.replace(/ \(chance [\d.]+\)$/, '');

function isUseful(useful: Set<string>, sources: Source[], label: string): boolean {
  const plain = withoutChance(label);
  return (
    useful.has(plain) ||
    sources.some((source) => labelsOf(source).includes(plain)) ||
    plain.startsWith('time passes')
  );
}

// When an assigner stores an untyped output whole, the output takes the type of that context key.
function adoptContextTypes(sources: Source[], { all }: Observation, { context }: MachineTypes) {
  if (!context) return;
  for (const source of sources) {
    if (source.sort !== null || source.kind !== 'done') continue;
    const writers = all.filter(
      ({ kind, writes, events }) =>
        kind === 'assigner' && writes.size === 1 && [...(events.get(source.type) ?? [])].join() === 'output',
    );
    const [key] = writers[0]?.writes ?? [];
    const sort = key === undefined ? null : sortAt(context, key);
    if (sort && sort.kind !== 'unknown')
      source.sort = { kind: 'object', fields: { output: { sort, optional: false } } };
  }
}

const wholeContext = (context: object) =>
  Object.entries(context).map(([key, value]) => {
    try {
      return `${key}: ${JSON.stringify(value)}`;
    } catch {
      return key;
    }
  });

const assembled = (
  sources: Source[],
  project: (context: never) => unknown,
  limit: number,
  mostSteps: number,
): FlowCases => ({
  ...casesFrom(sources),
  project,
  limit,
  derived: { mostSteps, chances, selective: 2 },
});

// Provides missing guards and delays. Such a guard reads a field of the event, so that both results are tried.
function provideMissing(machine: AnyStateMachine): string[] {
  const { guards, delays } = machine.implementations as unknown as Record<string, Record<string, unknown>>;
  const notes: string[] = [];
  const named = (guard: unknown): string[] => {
    if (typeof guard === 'string') return [guard];
    const { type, guards: parts } = (guard ?? {}) as { type?: unknown; guards?: unknown[] };
    if (Array.isArray(parts)) return parts.flatMap(named);
    return typeof guard === 'object' && typeof type === 'string' ? [type] : [];
  };
  const all = nodesOf(machine.root).flatMap(transitionsOf);
  for (const name of new Set(all.flatMap(({ guard }) => named(guard)))) {
    if (guards?.[name] || !guards) continue;
    const answer = `${name} holds`;
    guards[name] = ({ event }: { event: Record<string, unknown> }) => event[answer] === true;
    notes.push(`The guard ${name} is not implemented: it is tried true and false.`);
  }
  for (const { kind, delay } of modelOf(machine).transitions) {
    if (
      kind !== 'after' ||
      delay === null ||
      !Number.isNaN(Number(delay)) ||
      !delays ||
      delays[delay] !== undefined
    )
      continue;
    delays[delay] = 1000;
    notes.push(`The delay ${delay} is not implemented: it is taken for 1000 ms.`);
  }
  return notes;
}

function addExamples(sources: Source[], examples: Examples) {
  for (const source of sources) {
    const [first] = examples[source.type] ?? [];
    if (first === undefined || source.sort !== null) continue;
    source.sort = null;
    for (const [key, value] of Object.entries(first as object)) if (key !== 'type') source.base[key] = value;
  }
}

// Payloads that differ in a value that decides: all combinations if there are few, otherwise one path at a time and pairs.
function variantsFor(
  source: Source,
  observation: Observation,
  relevant: string[],
  most: number,
  examples: Examples,
): Variant[] {
  const keys = new Set(relevant.map((path) => path.split('.')[0]));
  const matters = ({ kind, writes, throws }: Reads) =>
    kind === 'decision' || throws || (kind === 'assigner' && [...writes].some((key) => keys.has(key)));
  const readers = observation.all.filter((reads) => matters(reads) && reads.events.has(source.type));
  const paths = [...new Set(readers.flatMap(({ events }) => [...(events.get(source.type) ?? [])]))];
  const initial = source.kind === 'input' && keys.size > 0 ? inputPaths(observation, source) : [];
  const all = [...new Set([...paths, ...initial])].filter((path) => !path.endsWith('*')).sort();
  const constants = constantsFor(observation, readers);
  const choices = all.map((path): [string, unknown[]] => [path, choicesAt(source, path, all, constants)]);
  const useful = choices.filter(([, values]) => values.length > 0);
  const combinations = useful.reduce((product, [, values]) => product * (values.length + 1), 1);
  const changes: [string, unknown][][] =
    useful.length > 1 && combinations <= most
      ? product(useful)
      : [
          ...useful.flatMap(([path, values]) => values.map((value): [string, unknown][] => [[path, value]])),
          ...pairs(useful),
        ];
  const shownExamples = (examples[source.type] ?? []).map((example, index): Variant => {
    const label = source.kind === 'input' ? 'start' : source.kind === 'event' ? source.name : 'ok';
    const payload =
      source.kind === 'input' ? { input: (example as { input?: unknown }).input } : (example as object);
    return {
      label: `${label} (as in the file${index > 0 ? ` ${index + 1}` : ''})`,
      payload: payload as Record<string, unknown>,
    };
  });
  const variants = changes.slice(0, most).map((change) => variantOf(source, change));
  return [
    ...new Map(
      [...shownExamples.slice(0, 4), ...variants].map((variant) => [variant.label, variant]),
    ).values(),
  ];
}

// The context is made from the input, so any path read there may decide later.
const inputPaths = ({ all }: Observation, { type }: Source) =>
  all
    .filter(({ kind, events }) => kind === 'other' && events.has(type))
    .flatMap(({ events }) => [...(events.get(type) ?? [])]);

function choicesAt(source: Source, path: string, all: string[], constants: Constants): unknown[] {
  const sort = source.sort ? sortAt(source.sort, path) : null;
  // Comparing an array with a number also reads its length, which says nothing about its fields.
  const isInner = all.some((other) => other.startsWith(`${path}.`) && other !== `${path}.length`);
  if (isInner && sort?.kind !== 'union' && sort?.kind !== 'array') return [];
  if (path.endsWith('.length') || path === source.type) return [];
  return valuesOf(sort, constants).slice(0, 24);
}

// Constants of the functions that read the payload come first, then those of all decisions.
function constantsFor({ all, seen }: Observation, readers: Reads[]): Constants {
  const decisions = all.filter(({ kind }) => kind === 'decision');
  const values = [
    ...readers.flatMap(({ constants }) => [...constants]),
    ...readers.flatMap(({ context }) => [...context].flatMap((path) => [...(seen.get(path) ?? [])])),
    ...decisions.flatMap(({ constants }) => [...constants]),
    ...[...seen.values()].flatMap((values) => [...values].slice(0, 4)),
  ];
  const numbers = values.filter(
    (value): value is number => typeof value === 'number' && Number.isFinite(value),
  );
  const strings = values.filter((value): value is string => typeof value === 'string');
  return { numbers: [...new Set(numbers)].slice(0, 8), strings: [...new Set(strings)].slice(0, 10) };
}

function product(choices: [string, unknown[]][]): [string, unknown][][] {
  let combinations: [string, unknown][][] = [[]];
  for (const [path, values] of choices)
    combinations = combinations.concat(
      combinations.flatMap((before) =>
        values.map((value): [string, unknown][] => before.concat([[path, value]])),
      ),
    );
  return combinations.slice(1);
}

// Deterministic pairs: the n-th value of one path with the n-th value of every other.
function pairs(choices: [string, unknown[]][]): [string, unknown][][] {
  const longest = Math.max(0, ...choices.map(([, values]) => values.length));
  if (choices.length < 2) return [];
  return Array.from({ length: Math.min(longest, 12) }, (_, index) =>
    choices.map(([path, values]): [string, unknown] => [path, values[index % values.length]]),
  );
}

// Labels of the payloads with an effect that no other payload has.
function worthKeeping({ starts, steps, refusals }: Exploration): Set<string> {
  const useful = new Set<string>();
  const effects = new Map<string, Set<string>>();
  for (const { from, to, label, event, transitions, guardResults } of [...steps, ...refusals]) {
    const place = `${from} ${event.type}`;
    const earlier = effects.get(place) ?? new Set();
    effects.set(place, earlier);
    const effect = JSON.stringify([to, transitions, guardResults]);
    if (earlier.has(effect)) continue;
    earlier.add(effect);
    useful.add(withoutChance(label));
  }
  const begun = new Set<string>();
  for (const { input, key } of starts) {
    if (begun.has(key)) continue;
    begun.add(key);
    useful.add(input);
  }
  return useful;
}
