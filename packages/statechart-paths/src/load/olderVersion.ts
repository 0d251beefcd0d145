// Recognises what only XState 4 understands: XState 5 ignores it or reads it differently, so that a plan would be of another chart.
import ts from 'typescript';
import { isStub } from './stub.ts';

export interface OlderSpelling {
  /** The place in the configuration, such as `asks.always[0]`. */
  place: string;
  spelling: string;
  /** What XState 5 has in its place. */
  now: string;
}

export class WrittenForXState4 extends Error {
  constructor(spellings: readonly OlderSpelling[]) {
    const shown = spellings
      .slice(0, 4)
      .map(({ place, spelling, now }) => `${place}: ${spelling}, in XState 5 ${now}`);
    const rest = spellings.length > 4 ? `; and ${spellings.length - 4} more` : '';
    super(
      `it is written for XState 4 (${shown.join('; ')}${rest}). XState 5 would ignore or misread that, so nothing is planned: migrate it first, by https://stately.ai/docs/migration`,
    );
  }
}

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

// The property of each part of a configuration, and what XState 5 has in its place.
const ofState: Loose = {
  activities: '`invoke`',
  onEntry: '`entry`',
  onExit: '`exit`',
  parallel: "`type: 'parallel'`",
};
const ofTransition: Loose = { cond: '`guard`', in: '`guard: stateIn(…)`' };
const ofInvoke: Loose = { data: '`input`', autoForward: '`sendTo` for each event', forward: '`sendTo`' };
const ofImplementations: Loose = { services: '`actors`', activities: '`actors`' };
const olderEvents: [RegExp, string][] = [
  [/^done\.invoke\./, '`onDone` or `xstate.done.actor.…`'],
  [/^error\.(?:platform\.|execution$)/, '`onError` or `xstate.error.actor.…`'],
  [/^done\.state\./, '`onDone` or `xstate.done.state.…`'],
  [/^$/, '`always`'],
];

// What the functions of XState 5 get, all in their first argument.
const arguments5 = new Set(
  'context event self system spawn check enqueue actorRef children guard action params input output'.split(
    ' ',
  ),
);

/** True when a function takes context and event apart, as XState 4 passes them. */
export function takesContextAndEvent(value: unknown): boolean {
  if (typeof value !== 'function' || isStub(value)) return false;
  const declared = parsed(String(value));
  if (!declared) return false;
  const [first, second] = declared.parameters;
  if (second && ts.isIdentifier(second.name) && /^_*(?:event|evt|ev|e)$/.test(second.name.text)) return true;
  if (!first) return false;
  if (ts.isObjectBindingPattern(first.name))
    return first.name.elements.some(
      ({ name, propertyName, dotDotDotToken }) =>
        !dotDotDotToken && !arguments5.has((propertyName ?? name).getText()),
    );
  const own = first.name.getText();
  const readsOther = (node: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(node) &&
      node.expression.getText() === own &&
      !arguments5.has(node.name.text)) ||
    (ts.forEachChild(node, readsOther) ?? false);
  return declared.body !== undefined && readsOther(declared.body);
}

function parsed(text: string): ts.FunctionLikeDeclaration | undefined {
  // A method is a function only inside of an object.
  for (const source of [`(${text})`, `({${text}})`]) {
    const file = ts.createSourceFile('function.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
    const { parseDiagnostics = [] } = file as never as { parseDiagnostics?: unknown[] };
    if (parseDiagnostics.length > 0) continue;
    let declared: ts.FunctionLikeDeclaration | undefined;
    const visit = (node: ts.Node): void => {
      if (declared) return;
      if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node))
        declared = node;
      else ts.forEachChild(node, visit);
    };
    visit(file);
    return declared;
  }
  return undefined;
}

interface Report {
  spellings: OlderSpelling[];
  add: (place: string, spelling: string, now: string) => void;
  properties: (place: string, part: Loose, older: Loose) => void;
  functions: (place: string, value: unknown) => void;
}

function createReport(): Report {
  const spellings: OlderSpelling[] = [];
  const add: Report['add'] = (place, spelling, now) =>
    spellings.push({ place: place || 'the root', spelling: `\`${spelling}\``, now });
  return {
    spellings,
    add,
    properties(place, part, older) {
      for (const [name, now] of Object.entries(older))
        if (part[name] !== undefined) add(place, name, now as string);
    },
    functions(place, value) {
      const { assignment } = (typeof value === 'function' ? value : {}) as { assignment?: unknown };
      const all = isRecord(assignment) ? Object.values(assignment) : [assignment ?? value];
      if (all.some(takesContextAndEvent)) add(place, '(context, event) => …', '`({ context, event }) => …`');
    },
  };
}

const within = (place: string, name: string) => `${place ? `${place}.` : ''}${name}`;

function checkActions({ functions }: Report, place: string, value: unknown) {
  for (const action of listOf(value)) functions(place, action);
}

function checkTransitions(report: Report, place: string, value: unknown) {
  for (const [index, transition] of listOf(value).entries()) {
    if (!isRecord(transition)) continue;
    const at = Array.isArray(value) ? `${place}[${index}]` : place;
    report.properties(at, transition, ofTransition);
    if (transition.internal === false) report.add(at, 'internal: false', '`reenter: true`');
    report.functions(at, transition.guard);
    checkActions(report, at, transition.actions);
  }
}

function checkByEvent(report: Report, place: string, name: 'on' | 'after', value: unknown) {
  if (Array.isArray(value)) {
    report.add(place, `${name}: […]`, 'an object, keyed by event or delay');
    return;
  }
  for (const [key, transition] of Object.entries(isRecord(value) ? value : {})) {
    const older = name === 'on' ? olderEvents.find(([pattern]) => pattern.test(key)) : undefined;
    if (older) report.add(place, `on: { '${key}' }`, older[1]);
    checkTransitions(report, within(place, `${name}.${key}`), transition);
  }
}

function checkInvoke(report: Report, place: string, invoke: unknown) {
  if (!isRecord(invoke)) return;
  report.properties(place, invoke, ofInvoke);
  if (typeof invoke.src === 'function' && !isStub(invoke.src))
    report.add(place, 'src: (context, event) => …', '`fromPromise(…)` or other logic');
  for (const name of ['onDone', 'onError']) checkTransitions(report, `${place}.${name}`, invoke[name]);
}

function checkState(report: Report, place: string, part: unknown) {
  if (!isRecord(part)) return;
  report.properties(place, part, ofState);
  if (part.type === 'final' && part.data !== undefined) report.add(place, 'data', '`output`');
  checkByEvent(report, place, 'on', part.on);
  checkByEvent(report, place, 'after', part.after);
  for (const name of ['always', 'onDone']) checkTransitions(report, within(place, name), part[name]);
  for (const name of ['entry', 'exit']) checkActions(report, within(place, name), part[name]);
  for (const invoke of listOf(part.invoke)) checkInvoke(report, within(place, 'invoke'), invoke);
  for (const [key, child] of Object.entries(isRecord(part.states) ? part.states : {}))
    checkState(report, within(place, key), child);
}

function checkImplementations(report: Report, implementations: unknown) {
  const named = isRecord(implementations) ? implementations : {};
  report.properties('the implementations', named, ofImplementations);
  for (const kind of ['guards', 'actions', 'delays'])
    for (const [name, value] of Object.entries(isRecord(named[kind]) ? named[kind] : {}))
      report.functions(`${kind}.${name}`, value);
}

/** The spellings of XState 4 in a configuration and its implementations. */
export function olderSpellings(config: unknown, implementations: unknown): OlderSpelling[] {
  const report = createReport();
  checkState(report, '', config);
  checkImplementations(report, implementations);
  return report.spellings;
}

const olderExports: Loose = {
  Machine: '`createMachine`',
  send: '`raise` or `sendTo`',
  spawn: '`spawn` of `assign`, or `spawnChild`',
  actions: 'imports from `xstate`',
  createSchema: '`types` of `setup`',
  doneInvoke: '`onDone`',
  respond: '`sendTo`',
  sendUpdate: '`sendTo`',
};

// Methods of a machine that only XState 4 has.
const olderMethods: Loose = { withContext: '`input`', withConfig: '`provide`' };

const refusing = (name: string, now: string) => {
  const refuse = () => {
    throw new WrittenForXState4([{ place: 'the file', spelling: `\`${name}\``, now }]);
  };
  return new Proxy(refuse, {
    get: (_, key) => (typeof key === 'symbol' || key === '__esModule' ? undefined : refuse()),
    construct: refuse,
  });
};

const refusingAll = (older: Loose): Loose =>
  Object.fromEntries(Object.entries(older).map(([name, now]) => [name, refusing(name, now as string)]));

/** What only XState 4 exports, and its machines have: using it says so. */
export const [olderModule, olderMachine] = [refusingAll(olderExports), refusingAll(olderMethods)];

/** `xstate/lib/…` and other paths that only XState 4 has. */
export const isOlderPath = (specifier: string) => /^xstate\/(?:lib|es|dist)\b/.test(specifier);

export function olderPath(specifier: string): Loose {
  const get = (_: object, key: string | symbol) =>
    typeof key === 'symbol' ? undefined : refusing(specifier, 'imports from `xstate`');
  // Bundles look up a module's exports through its prototype.
  const lookups = new Proxy({}, { get });
  return new Proxy({}, { get, getPrototypeOf: () => lookups });
}
