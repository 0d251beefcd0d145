// What the command line knows of the project it is called in: without any, machines are named by their files.
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';
import type { Attempt } from '../diagram/graph.ts';
import type { Layout } from '../diagram/layout.ts';
import type { Level } from '../diagram/view.ts';
import type { Exploration } from '../explore.ts';
import type { FlowModel } from '../model.ts';
import type { PlanOptions } from '../plan/options.ts';

export interface Target {
  name: string;
  machine: AnyStateMachine;
  cases: FlowCases;
  derived: boolean;
  hasPages: boolean;
  /** Absolute; absent for a machine that the project names. */
  file?: string;
  /** What deriving the cases has explored. */
  explored?: Exploration;
  /** In sentences: what was left out of a file, made up, or taken together. */
  notices: string[];
}

export interface StoredLayout {
  /** Of everything that the layout is made from: a layout of another key is stale. */
  key: string;
  attempt: Attempt;
  layout: Layout;
}

export interface Project {
  /** How the command line is called, for its help. */
  call: string;
  /** Machines that can be named without their file. */
  machines: () => Promise<Target[]>;
  /** States that have a page model; nothing where there are no page models at all. */
  statesWithPages?: (target: Target) => Promise<string[] | undefined>;
  /** What no browser takes, for exports that run in one. */
  leavingOut?: (target: Target) => Promise<Pick<PlanOptions, 'without' | 'only'>>;
  /** The module that takes the paths of an exported Playwright file, and how it names the machine. */
  runner?: { file: string; nameOf: (target: Target) => string };
  /** The machines at a git ref, by name. */
  modelsAt?: (ref: string, file?: string) => Promise<Map<string, FlowModel>>;
  storedLayout?: (name: string, level: Level) => StoredLayout | undefined;
  /** Where drawings go unless told; asked for otherwise. */
  drawings?: string;
}

let current: Project = { call: 'npx statechart-paths', machines: async () => [] };

export const project = (): Project => current;

export function setProject(own: Project) {
  current = own;
}
