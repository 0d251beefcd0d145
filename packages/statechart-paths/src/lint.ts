// Finds mistakes in a chart or its cases, each with its place.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { FlowCases } from './cases.ts';
import { type Exploration, type ExploreOptions, explore, ModelTooLarge } from './explore.ts';
import { type FlowModel, modelOf, nodesOf, transitionIdOf, transitionsOf } from './model.ts';
import { ChartThrows } from './selection.ts';
import { callName, wordsOf } from './words.ts';

export type Rule =
  | 'unnamed'
  | 'no-description'
  | 'unreachable-state'
  | 'never-taken'
  | 'masked'
  | 'no-page-model'
  | 'no-case'
  | 'unbounded'
  | 'throws';

export interface Finding {
  rule: Rule;
  /** A state’s path, or a transition’s id. */
  place: string;
  text: string;
}

export interface LintOptions extends ExploreOptions {
  /** The states that have a page model. The check for missing page models needs this list. */
  pages?: readonly string[];
}

export function lint(machine: AnyStateMachine, cases: FlowCases, options: LintOptions = {}): Finding[] {
  const model = modelOf(machine);
  const before = [...unnamed(machine), ...undescribed(model), ...withoutPage(model, options.pages)];
  const always = hiddenBehindAlways(model);
  const after = [...always.values(), ...withoutCase(model, cases)];
  try {
    const explored = explore(machine, cases, options);
    const { otherInputs } = cases;
    const others = otherInputs ? [explore(machine, { ...cases, inputs: otherInputs }, options)] : [];
    return [...before, ...after, ...unexplored(model, explored, others, new Set(always.keys()))];
  } catch (error) {
    if (error instanceof ModelTooLarge)
      return [...before, ...after, { rule: 'unbounded', place: model.name, text: error.message }];
    if (error instanceof ChartThrows)
      return [...before, ...after, { rule: 'throws', place: error.place, text: `throws “${error.message}”` }];
    throw error;
  }
}

// Names that JavaScript gives to an anonymous function from the property that holds it.
const propertyNames = ['', 'guard', 'actions', 'entry', 'exit', 'anonymous'];

function isUnnamed(implementation: unknown): boolean {
  if (typeof implementation !== 'function') return false;
  if ('check' in implementation) {
    const { guards = [] } = implementation as { guards?: unknown[] };
    return guards.some(isUnnamed);
  }
  const { type } = implementation as { type?: string };
  if (type?.startsWith('xstate.'))
    return ['xstate.assign', 'xstate.enqueueActions', 'xstate.pure'].includes(type);
  return propertyNames.includes(implementation.name);
}

function unnamed(machine: AnyStateMachine): Finding[] {
  const finding = (what: string, place: string): Finding => ({
    rule: 'unnamed',
    place,
    text: `${what} has no name: give it one in \`setup\`, so that people can read it`,
  });
  const ofNode = (node: AnyStateNode) => [
    ...(node.entry.some(isUnnamed) ? [finding('an entry action', pathOf(node))] : []),
    ...(node.exit.some(isUnnamed) ? [finding('an exit action', pathOf(node))] : []),
  ];
  const ofTransition = (transition: AnyTransitionDefinition) => {
    const id = transitionIdOf(machine, transition);
    return [
      ...(isUnnamed(transition.guard) ? [finding('a guard', id)] : []),
      ...(transition.actions.some(isUnnamed) ? [finding('an action', id)] : []),
    ];
  };
  return nodesOf(machine.root).flatMap((node) => [
    ...ofNode(node),
    ...transitionsOf(node).flatMap(ofTransition),
  ]);
}

const pathOf = (node: AnyStateNode) => node.path.join('.') || node.key;

const undescribed = ({ states, name }: FlowModel): Finding[] =>
  states
    .filter(({ type, description }) => type !== 'history' && description.trim() === '')
    .map(({ path }) => ({
      rule: 'no-description',
      place: path || name,
      text: 'says nothing of itself: give it a `description`',
    }));

// Requires a page model for each leaf state, except one that always leaves immediately.
function withoutPage({ states, transitions }: FlowModel, pages: readonly string[] | undefined): Finding[] {
  if (!pages) return [];
  const decides = new Set(
    transitions.filter(({ kind, guard }) => kind === 'always' && guard === null).map(({ source }) => source),
  );
  return states
    .filter(({ type, path }) => (type === 'atomic' || type === 'final') && !decides.has(path))
    .filter(({ path }) => !pages.includes(path))
    .map(({ path }) => ({ rule: 'no-page-model', place: path, text: 'has no page model to assert it by' }));
}

// Keyed by the id of the transition that is never evaluated.
function hiddenBehindAlways({ transitions }: FlowModel): Map<string, Finding> {
  const open = new Map<string, string>();
  const findings = new Map<string, Finding>();
  for (const { id, source, event, guard } of transitions) {
    const question = `${source}|${event}`;
    const before = open.get(question);
    if (before !== undefined)
      findings.set(id, {
        rule: 'masked',
        place: id,
        text: `is never asked: ${before} comes before it without a condition`,
      });
    else if (guard === null) open.set(question, id);
  }
  return findings;
}

function withoutCase(model: FlowModel, { events, ports = {} }: FlowCases): Finding[] {
  const { transitions, states } = model;
  const types = Object.values(events).map(({ type }) => type);
  const isCovered = (event: string) =>
    event.includes('*')
      ? types.some((type) => event === '*' || type.startsWith(event.slice(0, -1)))
      : types.includes(event);
  const declared = new Set(transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event));
  const invoked = states.flatMap(({ invokes, path }) => invokes.map(({ id }) => ({ id, path })));
  return [
    ...[...declared]
      .filter((event) => !event.startsWith('xstate.') && !isCovered(event))
      .map((event): Finding => ({ rule: 'no-case', place: event, text: 'is an event without a case' })),
    ...invoked
      .filter(({ id }) => !ports[id]?.done && !ports[id]?.error)
      .map(
        ({ id, path }): Finding => ({
          rule: 'no-case',
          place: path,
          text: `calls ${wordsOf(callName(id, model))}, which has no outcome`,
        }),
      ),
  ];
}

function unexplored(
  model: FlowModel,
  explored: Exploration,
  others: Exploration[],
  hidden: Set<string>,
): Finding[] {
  const stepsOf = ({ starts, steps, refusals }: Exploration) => [...starts, ...steps, ...refusals];
  const all = stepsOf(explored);
  const taken = new Set(all.flatMap(({ transitions }) => transitions));
  const answers = new Map<string, Set<boolean>>();
  for (const { transition, held } of [...all, ...others.flatMap(stepsOf)].flatMap(
    ({ guardResults }) => guardResults,
  ))
    answers.set(transition, (answers.get(transition) ?? new Set()).add(held));
  const throwing = explored.thrown.map(
    ({ place, message, state, label }): Finding => ({
      rule: 'throws',
      place,
      text: `throws “${message}” on “${label}” in ${JSON.stringify(state)}`,
    }),
  );
  const thrown = (id: string) => explored.thrown.some(({ place }) => place.includes(id));
  const unreached = new Set(
    model.states
      .filter(({ path, type }) => type !== 'history' && !explored.visited.has(path))
      .map(({ path }) => path),
  );
  const states = [...unreached].map(
    (path): Finding => ({ rule: 'unreachable-state', place: path, text: 'is reached by no case' }),
  );
  const transitions = model.transitions.flatMap(({ id, source, guard }): Finding[] => {
    if (hidden.has(id) || unreached.has(source) || thrown(id)) return [];
    const results = answers.get(id);
    if (guard !== null && results && !results.has(true))
      return [{ rule: 'masked', place: id, text: `its condition “${guard}” is never true` }];
    if (guard !== null && results && !results.has(false))
      return [
        { rule: 'masked', place: id, text: `its condition “${guard}” is never false: it decides nothing` },
      ];
    return taken.has(id) ? [] : [{ rule: 'never-taken', place: id, text: 'is taken by no case' }];
  });
  return [...throwing, ...states, ...transitions];
}
