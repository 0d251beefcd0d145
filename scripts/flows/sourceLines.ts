/** File and line of every state and transition, from the syntax of `src/machines`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FlowModel, type FlowTransition, modelOf } from 'statechart-paths';
import ts from 'typescript';
import { root } from '../process.mjs';
import { machinesIn } from './machines.ts';

export type Place = [file: string, line: number];

export interface SourceLines {
  /** By path of the state. */
  states: Record<string, Place>;
  /** By id of the transition. */
  transitions: Record<string, Place>;
}

type Entries = (Place | null)[];

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const cached = parsed.get(file);
  if (cached) return cached;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

function placeOf(node: ts.Node): Place {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return [relative(root, file.fileName).replaceAll('\\', '/'), line + 1];
}

/** The declaration of a name: a constant or a function of the same file, or of the file it is imported from. */
function declarationOf(name: string, file: ts.SourceFile): ts.Node | null {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name) && declaration.name.text === name)
          return declaration.initializer ?? null;
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const binding = bindings.elements.find((element) => element.name.text === name);
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const path = join(dirname(file.fileName), from);
    if (binding && from.startsWith('.') && existsSync(path))
      return declarationOf((binding.propertyName ?? binding.name).text, parse(path));
  }
  return null;
}

function returned(node: ts.Node): ts.Expression | null {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body;
  const body = (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) && node.body;
  const last = body && ts.isBlock(body) ? body.statements.at(-1) : undefined;
  return last && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}

/** The object literal behind a name, an assertion, `createStateConfig({…})` or a function that returns one. */
function literal(node: ts.Node | null | undefined): ts.Node | null {
  if (!node) return null;
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return literal(node.expression);
  if (ts.isIdentifier(node)) return literal(declarationOf(node.text, node.getSourceFile()));
  if (!ts.isCallExpression(node)) return null;
  const [argument] = node.arguments;
  if (argument && ts.isPropertyAccessExpression(node.expression)) return literal(argument);
  const called =
    ts.isIdentifier(node.expression) && declarationOf(node.expression.text, node.getSourceFile());
  return called ? literal(returned(called)) : null;
}

function propertiesOf(node: ts.Node | null): Map<string, { place: Place; value: ts.Node }> {
  const properties = new Map<string, { place: Place; value: ts.Node }>();
  if (!node || !ts.isObjectLiteralExpression(node)) return properties;
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property)) {
      const { name } = property;
      const key = ts.isComputedPropertyName(name) ? name.expression.getText() : name.text;
      properties.set(key, { place: placeOf(property), value: property.initializer });
    } else if (ts.isShorthandPropertyAssignment(property)) {
      const value = declarationOf(property.name.text, node.getSourceFile());
      if (value) properties.set(property.name.text, { place: placeOf(value), value });
    }
  }
  return properties;
}

/** A place per transition in a list; for transitions that a call creates, the place of the call. */
function entriesOf(value: ts.Node): Entries {
  const list = ts.isCallExpression(value) ? null : literal(value);
  if (!list || !ts.isArrayLiteralExpression(list)) return [placeOf(value)];
  return list.elements.flatMap((element) =>
    ts.isSpreadElement(element) ? entriesOf(element.expression) : [placeOf(element)],
  );
}

const listOf = (value: ts.Node): readonly ts.Node[] => {
  const list = literal(value);
  return list && ts.isArrayLiteralExpression(list) ? list.elements : [value];
};

function declaredIn(state: ts.Node): [matches: (transition: FlowTransition) => boolean, places: Entries][] {
  const properties = propertiesOf(state);
  const part = (name: string) => [...propertiesOf(literal(properties.get(name)?.value))];
  const whole = (name: string, kind: FlowTransition['kind']) => {
    const value = properties.get(name)?.value;
    return value
      ? [[(transition: FlowTransition) => transition.kind === kind, entriesOf(value)] as const]
      : [];
  };
  const invokes = properties.get('invoke') ? listOf(properties.get('invoke')!.value) : [];
  return [
    ...part('on').map(
      ([event, { value }]) =>
        [(transition: FlowTransition) => transition.event === event, entriesOf(value)] as const,
    ),
    ...part('after').map(
      ([delay, { value }]) =>
        [(transition: FlowTransition) => transition.delay === delay, entriesOf(value)] as const,
    ),
    ...whole('always', 'always'),
    ...whole('onDone', 'stateDone'),
    ...invokes.flatMap((invoke) => {
      const settings = propertiesOf(literal(invoke));
      const id = settings.get('id')?.value;
      const port = id && ts.isStringLiteral(id) ? id.text : null;
      return (['done', 'error'] as const).flatMap((kind) => {
        const value = settings.get(kind === 'done' ? 'onDone' : 'onError')?.value;
        const isOurs = (transition: FlowTransition) =>
          transition.kind === kind && (!port || transition.port === port);
        return value ? [[isOurs, entriesOf(value)] as const] : [];
      });
    }),
  ].map(([matches, places]) => [matches, places]);
}

/** Transitions that cannot be located get the line of their state. */
function sourceLinesOf(file: string, exported: string, model: FlowModel): SourceLines {
  const lines: SourceLines = { states: {}, transitions: {} };
  const visit = (path: string, place: Place, node: ts.Node | null) => {
    lines.states[path] = place;
    const declared = node ? declaredIn(node) : [];
    const own = model.transitions.filter(({ source }) => source === path);
    for (const transition of own) {
      const [matches, places] = declared.find(([isOurs]) => isOurs(transition)) ?? [];
      const index = matches ? own.filter(matches).indexOf(transition) : 0;
      lines.transitions[transition.id] = places?.[index] ?? places?.at(-1) ?? place;
    }
    const inner = propertiesOf(literal(propertiesOf(node).get('states')?.value));
    for (const child of model.states.filter(({ parent }) => parent === path)) {
      const entry = inner.get(child.key);
      visit(child.path, entry?.place ?? place, literal(entry?.value));
    }
  };
  const declaration = declarationOf(exported, parse(file));
  visit('', declaration ? placeOf(declaration) : [relative(root, file), 1], literal(declaration));
  return lines;
}

export async function sourceLines(): Promise<Record<string, SourceLines>> {
  const folder = join(root, 'src/machines');
  const all: Record<string, SourceLines> = {};
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const file = join(folder, name);
    for (const [machine, chart] of await machinesIn(file)) {
      const exported = [`${machine}Machine`, machine].find((name) => declarationOf(name, parse(file)));
      all[machine] = sourceLinesOf(file, exported ?? machine, modelOf(chart));
    }
  }
  return all;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(process.argv[2]!, `${JSON.stringify(await sourceLines())}\n`);
