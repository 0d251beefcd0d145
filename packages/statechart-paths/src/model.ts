// A statechart as plain data, for the planner, diagrams, outline and diff.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

export interface FlowState {
  /** The dotted path below the root, such as `underway.screen`; empty for the root. */
  path: string;
  key: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Paths, in document order. */
  children: string[];
  initial: string | null;
  history: 'shallow' | 'deep' | null;
  description: string;
  tags: string[];
  entry: string[];
  exit: string[];
  /** Invoked actors, which are the ports of the flow. */
  invokes: { id: string; src: string }[];
  page: string | null;
  requirements: string[];
}

export type TransitionKind = 'event' | 'always' | 'done' | 'error' | 'after' | 'stateDone';

export interface FlowTransition {
  /** `source|event|guard|target`, followed by `#n` when several transitions share it. */
  id: string;
  source: string;
  /** The event as declared, such as `skip.requested`; empty for an eventless transition. */
  event: string;
  kind: TransitionKind;
  /** The invocation that settles; for `done` and `error` only. */
  port: string | null;
  /** Milliseconds or the name of the delay; for `after` only. */
  delay: string | null;
  guard: string | null;
  guardParams: string | null;
  /** Paths; the source itself when the transition stays. */
  targets: string[];
  /** True when the transition only runs actions, without leaving and re-entering the state. */
  stays: boolean;
  actions: string[];
  /** The position, from 1, within the transitions of one source and event; null for a single transition. */
  order: number | null;
  description: string;
  requirements: string[];
}

export interface FlowModel {
  name: string;
  description: string;
  states: FlowState[];
  transitions: FlowTransition[];
  /** The hash of all fields above. A drawing, plan or coverage file with another hash is stale. */
  hash: string;
}

interface Meta {
  path?: string;
  requirements?: readonly string[];
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

// The name of a guard or action. Composed guards become words, and unnamed functions `anonymous`.
function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  if (typeof implementation === 'function')
    return composedName(implementation) ?? (implementation.name || 'anonymous');
  const { type } = implementation as { type?: unknown };
  return typeof type === 'string' ? type : 'anonymous';
}

function composedName(guard: unknown): string | null {
  const { type, guards, stateValue } = guard as { type?: string; guards?: unknown[]; stateValue?: unknown };
  if (type === 'xstate.stateIn')
    return `in ${typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)}`;
  if (!guards)
    return typeof type === 'string' && type.startsWith('xstate.') ? type.slice('xstate.'.length) : null;
  const names = guards.map(nameOf);
  if (type === 'xstate.not') return `not ${names[0]}`;
  return names.join(type === 'xstate.or' ? ' or ' : ' and ');
}

const metaOf = (value: unknown): Meta => (typeof value === 'object' && value !== null ? (value as Meta) : {});

function stateOf(node: AnyStateNode): FlowState {
  const meta = metaOf(node.meta);
  return {
    path: pathOf(node),
    key: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    type: node.type,
    children: Object.values(node.states).map(pathOf),
    initial:
      node.type === 'compound' ? (node.initial.target[0] ? pathOf(node.initial.target[0]) : null) : null,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
    description: node.description ?? '',
    tags: [...node.tags],
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
    page: meta.path ?? null,
    requirements: [...(meta.requirements ?? [])],
  };
}

function kindOf(event: string): Pick<FlowTransition, 'kind' | 'port' | 'delay'> {
  const settled = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event);
  if (settled)
    return { kind: settled[1] === 'done' ? 'done' : 'error', port: settled[2] ?? null, delay: null };
  const later = /^xstate\.after\.(.+?)\./.exec(event);
  if (later) return { kind: 'after', port: null, delay: later[1] ?? null };
  if (event.startsWith('xstate.done.state.')) return { kind: 'stateDone', port: null, delay: null };
  return { kind: event === '' ? 'always' : 'event', port: null, delay: null };
}

/** All transitions of one node, in evaluation order. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

function transitionsOfNode(node: AnyStateNode): [AnyTransitionDefinition, Omit<FlowTransition, 'id'>][] {
  const all = transitionsOf(node);
  return all.map((transition) => {
    const siblings = all.filter(({ eventType }) => eventType === transition.eventType);
    const guard = transition.guard as unknown;
    const params = (guard as { params?: unknown } | undefined)?.params;
    const meta = metaOf(transition.meta);
    return [
      transition,
      {
        source: pathOf(node),
        event: transition.eventType,
        ...kindOf(transition.eventType),
        guard: guard === undefined ? null : nameOf(guard),
        guardParams: typeof params === 'object' && params !== null ? JSON.stringify(params) : null,
        targets: transition.target?.map(pathOf) ?? [pathOf(node)],
        stays: transition.target === undefined,
        actions: transition.actions.map(nameOf),
        order: siblings.length > 1 ? siblings.indexOf(transition) + 1 : null,
        description: transition.description ?? '',
        requirements: [...(meta.requirements ?? [])],
      },
    ];
  });
}

const models = new WeakMap<
  AnyStateMachine,
  { model: FlowModel; ids: Map<AnyTransitionDefinition, string> }
>();

function read(machine: AnyStateMachine) {
  const before = models.get(machine);
  if (before) return before;
  const nodes = nodesOf(machine.root);
  const ids = new Map<AnyTransitionDefinition, string>();
  const taken = new Map<string, number>();
  const transitions = nodes.flatMap(transitionsOfNode).map(([definition, transition]): FlowTransition => {
    const guard = transition.guard ? transition.guard + (transition.guardParams ?? '') : '';
    const plain = [transition.source, transition.event || 'always', guard, transition.targets.join('+')].join(
      '|',
    );
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    const id = count === 1 ? plain : `${plain}#${count}`;
    ids.set(definition, id);
    return { id, ...transition };
  });
  const states = nodes.map(stateOf);
  const body = { name: machine.id, description: machine.root.description ?? '', states, transitions };
  const result = { model: { ...body, hash: hashOfBody(body) }, ids };
  models.set(machine, result);
  return result;
}

export const modelOf = (machine: AnyStateMachine): FlowModel => read(machine).model;

/** @throws when the transition belongs to another machine */
export function transitionIdOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const id = read(machine).ids.get(transition);
  if (id === undefined)
    throw new Error(`${machine.id} declares no such transition from ${transition.source.id}`);
  return id;
}

/** The paths of the innermost states, such as `underway.screen.services` and `underway.skipDialog.closed`. */
export function leavesOf(value: StateValue, above = ''): string[] {
  if (typeof value === 'string') return [above + value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? []
      : Object.keys(inner).length === 0
        ? [above + key]
        : leavesOf(inner, `${above}${key}.`),
  );
}

// Hashes the body as JSON, one state or transition at a time to save memory.
function hashOfBody({ name, description, states, transitions }: Omit<FlowModel, 'hash'>): string {
  const hash = hasher();
  hash.add(JSON.stringify({ name, description }).slice(0, -1));
  for (const [key, items] of Object.entries({ states, transitions })) {
    hash.add(`,"${key}":[`);
    for (const [index, item] of items.entries()) hash.add(`${index > 0 ? ',' : ''}${JSON.stringify(item)}`);
    hash.add(']');
  }
  hash.add('}');
  return hash.end();
}

/** FNV-1a twice, as 16 hexadecimal digits: short, stable, and equal in Node and browsers. Not for secrets. */
export function hashOf(text: string): string {
  const hash = hasher();
  hash.add(text);
  return hash.end();
}

function hasher() {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  let before = 0;
  return {
    add: (text: string) => {
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        low = Math.imul(low ^ code, 0x01000193);
        high = Math.imul(high ^ (code + before + index), 0x01000193);
      }
      before += text.length;
    },
    end: () => [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}
