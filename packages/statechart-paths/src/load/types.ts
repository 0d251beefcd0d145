// Reads the types of machines from the TypeScript compiler: events, input, context and outputs of actors.
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { type MachineTypes, noTypes, type Sort } from '../derive/sort.ts';

const unknown: Sort = { kind: 'unknown' };
const deepest = 5;
const mostOptions = 24;

/** Keyed by the variable's name and by the machine's id. */
export type TypesOfFile = Map<string, MachineTypes>;

const endings = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'];

// Reads only files of the project: packages take long, and no chart needs their types.
function programOf(file: string): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2020.d.ts'],
    types: [],
    strict: true,
    allowJs: true,
    checkJs: false,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.Preserve,
    allowImportingTsExtensions: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      if (!text.startsWith('.')) return { resolvedModule: undefined };
      const base = resolve(dirname(from), text);
      const path = [base, base.replace(/\.([cm]?)js$/, '.$1ts')]
        .flatMap((path) => endings.map((ending) => path + ending))
        .find((path) => /\.[cm]?tsx?$/.test(path) && existsSync(path) && statSync(path).isFile());
      return {
        resolvedModule: path
          ? { resolvedFileName: path, extension: path.slice(path.lastIndexOf('.')) }
          : undefined,
      };
    });
  return ts.createProgram([file], options, host);
}

export function typesOf(file: string): TypesOfFile {
  const typesByName: TypesOfFile = new Map();
  if (!/\.[cm]?tsx?$/.test(file)) return typesByName;
  const program = programOf(file);
  const source = program.getSourceFile(file);
  if (!source) return typesByName;
  const checker = program.getTypeChecker();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const call = machineCall(node);
      if (call) {
        const types = typesOfMachine(call, checker);
        for (const name of namesOf(node, call)) if (!typesByName.has(name)) typesByName.set(name, types);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return typesByName;
}

interface MachineCall {
  // Objects that may hold `types` and `actors`, outermost last.
  configs: ts.ObjectLiteralExpression[];
  config: ts.ObjectLiteralExpression | undefined;
}

const objectIn = (node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined => {
  if (!node) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return objectIn(node.expression);
  return undefined;
};

function machineCall(node: ts.CallExpression): MachineCall | undefined {
  const { expression } = node;
  const config = objectIn(node.arguments[0]);
  if (ts.isIdentifier(expression) && expression.text === 'createMachine')
    return {
      config,
      configs: [objectIn(node.arguments[1]), config].filter((config) => config !== undefined),
    };
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'createMachine')
    return undefined;
  const configs: ts.ObjectLiteralExpression[] = [];
  const collect = (callee: ts.Expression) => {
    if (ts.isCallExpression(callee)) {
      const object = objectIn(callee.arguments[0]);
      if (object) configs.push(object);
      if (ts.isPropertyAccessExpression(callee.expression)) collect(callee.expression.expression);
    } else if (ts.isIdentifier(callee)) {
      const declared = declarationIn(callee);
      if (declared) collect(declared);
    }
  };
  collect(expression.expression);
  return { config, configs: config ? [...configs, config] : configs };
}

// The initialiser of a variable in the same file, found by name.
function declarationIn(identifier: ts.Identifier): ts.Expression | undefined {
  let initializer: ts.Expression | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === identifier.text)
      initializer ??= node.initializer;
    if (!initializer) ts.forEachChild(node, visit);
  };
  visit(identifier.getSourceFile());
  return initializer;
}

function namesOf(node: ts.CallExpression, { config }: MachineCall): string[] {
  const names: string[] = [];
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    if (ts.isVariableDeclaration(at.parent) && ts.isIdentifier(at.parent.name))
      names.push(at.parent.name.text);
    if (ts.isFunctionDeclaration(at.parent) && at.parent.name) names.push(at.parent.name.text);
    if (ts.isExportAssignment(at.parent)) names.push('default');
  }
  const id = propertyIn(config, 'id');
  if (id && ts.isStringLiteralLike(id)) names.push(id.text);
  return names;
}

function propertyIn(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  const property = object?.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === name,
  );
  return property?.initializer;
}

function typesOfMachine({ configs }: MachineCall, checker: ts.TypeChecker): MachineTypes {
  const types: MachineTypes = { ...noTypes, events: {}, outputs: {} };
  for (const config of configs) {
    const declared = propertyIn(config, 'types');
    if (declared) {
      const type = checker.getTypeAtLocation(declared);
      const part = (name: string) => {
        const symbol = type.getProperty(name);
        return symbol ? checker.getTypeOfSymbolAtLocation(symbol, declared) : undefined;
      };
      const events = part('events');
      if (events) Object.assign(types.events, eventsIn(events, checker));
      const input = part('input');
      if (input) types.input = sortOf(input, checker);
      const context = part('context');
      if (context) types.context = sortOf(context, checker);
      const output = part('output');
      if (output) types.output = sortOf(output, checker);
    }
    const actors = objectIn(propertyIn(config, 'actors'));
    for (const property of actors?.properties ?? []) {
      const name =
        property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
          ? property.name.text
          : '';
      const value = ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : undefined;
      const sort = value && outputOf(value, checker);
      if (name && sort) types.outputs[name] = sort;
    }
  }
  return types;
}

// The output of an actor: the value of a promise, or the declared output of a machine.
function outputOf(expression: ts.Expression, checker: ts.TypeChecker): Sort | undefined {
  const value = ts.isIdentifier(expression) ? (initializerOf(expression, checker) ?? expression) : expression;
  if (ts.isAsExpression(value)) return outputOf(value.expression, checker);
  if (!ts.isCallExpression(value)) return undefined;
  const machine = machineCall(value);
  if (machine) return typesOfMachine(machine, checker).output ?? undefined;
  if (!ts.isIdentifier(value.expression) || value.expression.text !== 'fromPromise') return undefined;
  const declared = value.typeArguments?.[0];
  if (declared) return sortOf(checker.getTypeFromTypeNode(declared), checker);
  const creator = value.arguments[0];
  const [signature] = creator ? checker.getTypeAtLocation(creator).getCallSignatures() : [];
  if (!signature) return undefined;
  const returned = checker.getReturnTypeOfSignature(signature);
  const awaited = checker.getAwaitedType(returned) ?? returned;
  return sortOf(awaited, checker);
}

function initializerOf(identifier: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  let symbol = checker.getSymbolAtLocation(identifier);
  if (symbol && ts.isShorthandPropertyAssignment(identifier.parent))
    symbol = checker.getShorthandAssignmentValueSymbol(identifier.parent);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

function eventsIn(type: ts.Type, checker: ts.TypeChecker): Record<string, Sort> {
  const events: Record<string, Sort> = {};
  for (const member of type.isUnion() ? type.types : [type]) {
    const sort = sortOf(member, checker);
    if (sort.kind !== 'object') continue;
    const { type: named, ...fields } = sort.fields;
    const options = named?.sort.kind === 'union' ? named.sort.options : named ? [named.sort] : [];
    for (const option of options) {
      if (option.kind !== 'literal' || typeof option.value !== 'string') continue;
      const before = events[option.value];
      const now: Sort = { kind: 'object', fields };
      events[option.value] = before ? { kind: 'union', options: [before, now] } : now;
    }
  }
  return events;
}

export function sortOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): Sort {
  const { flags } = type;
  if (
    depth > deepest ||
    flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never | ts.TypeFlags.TypeParameter)
  )
    return unknown;
  if (type.isUnion()) {
    if (flags & ts.TypeFlags.Boolean) return { kind: 'boolean' };
    const options = type.types.slice(0, mostOptions).map((option) => sortOf(option, checker, depth + 1));
    return { kind: 'union', options: withoutDoubles(options) };
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral)
    return { kind: 'literal', value: checker.typeToString(type) === 'true' };
  if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { kind: 'string' };
  if (flags & ts.TypeFlags.Number) return { kind: 'number' };
  if (flags & ts.TypeFlags.Boolean) return { kind: 'boolean' };
  if (flags & ts.TypeFlags.BigIntLike) return { kind: 'bigint' };
  if (flags & ts.TypeFlags.Null) return { kind: 'literal', value: null };
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { kind: 'literal', value: undefined };
  return objectSort(type, checker, depth);
}

function objectSort(type: ts.Type, checker: ts.TypeChecker, depth: number): Sort {
  if (checker.isTupleType(type))
    return {
      kind: 'tuple',
      items: checker
        .getTypeArguments(type as ts.TypeReference)
        .map((item) => sortOf(item, checker, depth + 1)),
    };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { kind: 'array', item: item ? sortOf(item, checker, depth + 1) : unknown };
  }
  if (type.getSymbol()?.name === 'Date') return { kind: 'date' };
  if (type.getCallSignatures().length > 0) return { kind: 'function' };
  const properties = type.getProperties();
  if (properties.length === 0 || properties.length > 60)
    return type.getStringIndexType() ? { kind: 'object', fields: {} } : unknown;
  return {
    kind: 'object',
    fields: Object.fromEntries(
      properties
        .filter(({ name }) => !name.startsWith('__'))
        .map((property) => [
          property.name,
          {
            sort: sortOf(checker.getTypeOfSymbol(property), checker, depth + 1),
            optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
          },
        ]),
    ),
  };
}

function withoutDoubles(options: Sort[]): Sort[] {
  const booleans = options.filter((option) => option.kind === 'literal' && typeof option.value === 'boolean');
  const rest: Sort[] =
    booleans.length > 1
      ? [...options.filter((option) => !booleans.includes(option)), { kind: 'boolean' }]
      : options;
  return [...new Map(rest.map((option) => [JSON.stringify(option), option])).values()];
}
