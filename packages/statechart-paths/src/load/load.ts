// Loads the machines of a file without side effects: nothing is printed, nothing keeps running, and what cannot load is left out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as xstate from 'xstate';
import { bundleOf, versionFor } from './bundle.ts';
import { type Bindings, collectMachines, type LoadedFile, type Thunks } from './collect.ts';
import { containment, WouldExit } from './contain.ts';
import { buildFailure, runFailure } from './failure.ts';
import { observedXState } from './observedXState.ts';
import { isOlderPath, olderPath, WrittenForXState4 } from './olderVersion.ts';
import { stubOf } from './stub.ts';

// XState's own frames come before those of the file.
const maxFrames = 50;

// The milliseconds for which a file may wait at its top level before it is used as it is.
const timeLimit = 150;

interface Bridge {
  stub: typeof stubOf;
  package: (specifier: string) => unknown;
  globals: Record<string, unknown>;
  env: Record<string, unknown>;
  begin: (thunks: Thunks) => void;
}

/** @throws Error with one sentence when nothing of the file can be read; WrittenForXState4 */
export async function loadMachines(file: string): Promise<LoadedFile> {
  const text = readFileSync(file, 'utf8');
  const bindings = bindingsOf(file, text);
  let failure = '';
  let best: { loaded: LoadedFile } | undefined;
  for (const leavesOut of attempts()) {
    const attempt = await loadOnce(file, bindings, leavesOut);
    if (attempt.failure === undefined || attempt.failure instanceof WouldExit) return attempt.loaded;
    if (attempt.failure instanceof WrittenForXState4) throw attempt.failure;
    failure ||= attempt.message;
    if (!best || attempt.loaded.machines.length > best.loaded.machines.length) best = attempt;
    if (attempt.loaded.machines.length > 0) break;
  }
  if (!best || best.loaded.machines.length === 0) throw new Error(failure);
  best.loaded.notices.push(`The file itself stopped with “${failure}”; what it had made until then is used.`);
  return best.loaded;
}

// Tries the whole file first, then without local files that make no machines, then the file alone.
function attempts(): ((file: string) => boolean)[] {
  const makesNone = (file: string) => !/\bxstate\b/.test(readFileSync(file, 'utf8'));
  return [() => false, makesNone, () => true];
}

function bindingsOf(file: string, text: string): Bindings {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const all: string[] = [];
  const exported = new Map<string, string>();
  const factories: string[] = [];
  const isExported = (node: ts.Statement) =>
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const isDefault = (node: ts.Statement) =>
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  const add = (name: string, statement: ts.Statement, node: ts.Node) => {
    all.push(name);
    if (isExported(statement)) exported.set(isDefault(statement) ? 'default' : name, name);
    const isFunction =
      ts.isFunctionDeclaration(node) ||
      (ts.isVariableDeclaration(node) &&
        node.initializer !== undefined &&
        (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)));
    if (
      (isFunction || ts.isClassDeclaration(node)) &&
      /\bcreateMachine\b|\bcreateStateMachine\b/.test(node.getText(source))
    )
      factories.push(name);
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement) && !isDeclared(statement)) {
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) add(declaration.name.text, statement, declaration);
    } else if (
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name &&
      !isDeclared(statement) &&
      (ts.isClassDeclaration(statement) || statement.body)
    )
      add(statement.name.text, statement, statement);
    else if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression))
      exported.set('default', statement.expression.text);
    else if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause) {
      if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          exported.set(name.text, (propertyName ?? name).text);
    }
  }
  return { all: [...new Set(all)], exported, factories };
}

const isDeclared = (node: ts.VariableStatement | ts.FunctionDeclaration | ts.ClassDeclaration) =>
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

async function loadOnce(file: string, bindings: Bindings, leavesOut: (file: string) => boolean) {
  const contained = containment();
  const observed = observedXState();
  const thunkList = bindings.all.map((name) => `${JSON.stringify(name)}: () => ${name}`).join(', ');
  const prologue = `globalThis.__statechartPaths.begin({ ${thunkList} }); `;
  const globals = Object.keys(contained.globals);
  const bundling = bundleOf(file, { globals, prologue, leavesOut });
  const { code, map, packages, notices } = await bundling.catch((error: unknown) => {
    throw new Error(buildFailure(error, file, prologue.length));
  });
  const version = versionFor(file, 'xstate');
  if (version === undefined)
    notices.push('xstate is not installed for this file: that of this project is used.');
  else if (Number.parseInt(version, 10) < 5)
    notices.push(`xstate ${version} is installed for this file: it is read as XState 5 reads it.`);
  const modules = await importedPackages(packages, notices);
  let thunks: Thunks = {};
  let expire = () => {};
  const expired = new Promise<'expired'>((settle) => {
    expire = () => settle('expired');
  });
  const bridge: Bridge = {
    stub: stubOf,
    globals: contained.globals,
    env: { MODE: 'test', DEV: false, PROD: true },
    package: (specifier) => {
      if (specifier === 'xstate') return observed.module;
      if (isOlderPath(specifier)) return olderPath(specifier);
      return modules.get(specifier) ?? stubOf(specifier);
    },
    begin: (all) => {
      thunks = all;
      setTimeout(expire, timeLimit);
    },
  };
  (globalThis as never as { __statechartPaths: Bridge }).__statechartPaths = bridge;
  const folder = mkdtempSync(join(tmpdir(), 'statechart-'));
  const script = join(folder, 'machines.mjs');
  writeFileSync(script, code);
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = maxFrames;
  let failure: unknown;
  let namespace: Record<string, unknown> = {};
  try {
    const running = import(pathToFileURL(script).href) as Promise<Record<string, unknown>>;
    const ended = await Promise.race([running, expired]);
    if (ended === 'expired') notices.push('The file waits at its top; what it had made until then is used.');
    else namespace = ended;
    running.catch(() => {});
  } catch (error) {
    failure = error ?? new Error('it throws nothing');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    rmSync(folder, { recursive: true, force: true });
  }
  const running = { file, script, map };
  const loaded = collectMachines({ bindings, thunks, namespace, observed, notices, running });
  const message = failure === undefined ? '' : runFailure(failure, running);
  return { loaded, failure, message };
}

async function importedPackages(packages: Map<string, string>, notices: string[]) {
  const modules = new Map<string, unknown>();
  for (const [specifier, url] of packages) {
    try {
      modules.set(specifier, { ...((await import(url)) as object), __esModule: true });
    } catch (error) {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      notices.push(`${specifier} does not load (${message}): nothing of it is run.`);
    }
  }
  for (const path of ['actors', 'guards', 'actions', 'graph', 'dev'])
    if (!modules.has(`xstate/${path}`)) modules.set(`xstate/${path}`, { ...xstate, __esModule: true });
  return modules;
}
