// Every chart of the product with its stored layouts, found by globbing folders instead of keeping a list.

import { type FlowModel, modelOf, sentenceOf } from 'statechart-paths';
import type { Attempt, Layout, Level } from 'statechart-paths/diagram';
import { type AnyStateMachine, StateMachine } from 'xstate';

interface Stored {
  hash: string;
  levels: Partial<Record<Level, { attempt: Attempt; layout: Layout }>>;
}

export interface Flow {
  name: string;
  title: string;
  machine: AnyStateMachine;
  model: FlowModel;
  layouts: Stored['levels'];
}

const files = import.meta.glob<Record<string, unknown>>(['../../machines/*.ts', '!../../machines/*.test.ts']);
const drawings = import.meta.glob<Stored>('./layouts/*.json', { import: 'default' });
async function flowOf(name: string, machine: AnyStateMachine): Promise<Flow> {
  const model = modelOf(machine);
  const stored = await drawings[`./layouts/${name}.json`]?.();
  const layouts = stored?.hash === model.hash ? stored.levels : {};
  return { name, title: sentenceOf(model.name), machine, model, layouts };
}

export async function loadFlows(): Promise<Flow[]> {
  const exported = await Promise.all(Object.values(files).map((load) => load()));
  const result = exported.flatMap((file) =>
    Object.entries(file).filter(
      (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
    ),
  );
  return Promise.all(result.map(([name, machine]) => flowOf(name.replace(/Machine$/, ''), machine)));
}
