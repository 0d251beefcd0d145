import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { modelOf } from 'statechart-paths';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { loadFlows } from '../../src/features/flows/library.ts';
import { root } from '../process.mjs';
import { drawDocuments } from './draw.ts';
import { machines } from './machines.ts';
import { storePlans } from './storePlans.ts';
import { shipped } from './targets.ts';

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);

interface Call {
  file: string;
  name: string;
  isObserved: boolean;
}

/** Calls of the functions that create a chart or an actor. */
function callsIn(file: string): Call[] {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const calls: Call[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      const isObserved = node.arguments.some((argument) =>
        /\binspect: observe\b/.test(argument.getText(source)),
      );
      calls.push({ file, name: called.getText(source), isObserved });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

const calls = sources.flatMap(callsIn);
const filesWith = (matches: (call: Call) => boolean) => [
  ...new Set(calls.filter(matches).map(({ file }) => file)),
];

test('FLOW-01 every chart that the app runs is declared in src/machines, is observed, and is what is planned, listed and drawn', async () => {
  const makes = /^(createMachine|createStateMachine|StateMachine)$/;
  expect(
    filesWith(({ name }) => makes.test(name)).filter((file) => !file.startsWith('src/machines/')),
  ).toEqual([]);
  const starts =
    /^(createActor|interpret|useActor|useActorRef|useMachine|useIdleActorRef|createActorContext)$/;
  expect(filesWith(({ name }) => starts.test(name))).toContain('src/features/session/session.ts');
  // Server rendering takes no steps to observe.
  const isRendered = (file: string) => file === 'src/app/server.tsx';
  expect(
    filesWith(({ file, name, isObserved }) => starts.test(name) && !isObserved && !isRendered(file)),
  ).toEqual([]);

  const charts = await machines();
  const declaring = filesWith(({ name }) => makes.test(name)).map((file) => relative('src/machines', file));
  expect(charts.map(([name]) => `${name}.ts`).sort()).toEqual(declaring.sort());
  expect((await shipped()).map(({ name, machine }) => [name, modelOf(machine).hash])).toEqual(
    charts.map(([name, machine]) => [name, modelOf(machine).hash]),
  );
  expect((await loadFlows()).map(({ name, model }) => [name, model.hash]).sort()).toEqual(
    charts.map(([name, machine]) => [name, modelOf(machine).hash]).sort(),
  );
  expect(await drawDocuments({ write: false })).toEqual([]);
  expect(await storePlans({ write: false })).toEqual([]);
  for (const [name] of charts) {
    expect(existsSync(join(root, 'docs/flows', `${name}.md`)), name).toBe(true);
    expect(existsSync(join(root, 'tests/flows', `${name}.ts`)), name).toBe(true);
  }
});
