/** Every chart of the product with its stored drawings, found by reading the folders: no list to keep. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Attempt } from '../../flows/diagram/graph.ts';
import type { Layout } from '../../flows/diagram/layout.ts';
import type { Level } from '../../flows/diagram/view.ts';
import { type FlowModel, modelOf } from '../../flows/model.ts';
import { sentenceOf } from '../../flows/words.ts';

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
const drawings = import.meta.glob<Stored>('../../flows/layouts/*.json', { import: 'default' });
async function flowOf(name: string, machine: AnyStateMachine): Promise<Flow> {
  const model = modelOf(machine);
  const stored = await drawings[`../../flows/layouts/${name}.json`]?.();
  const layouts = stored?.hash === model.hash ? stored.levels : {};
  return { name, title: sentenceOf(model.name), machine, model, layouts };
}

export async function loadFlows(): Promise<Flow[]> {
  const exported = await Promise.all(Object.values(files).map((load) => load()));
  const found = exported.flatMap((file) =>
    Object.entries(file).filter(
      (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
    ),
  );
  return Promise.all(found.map(([name, machine]) => flowOf(name.replace(/Machine$/, ''), machine)));
}
