// The project for which the command line runs. Without one, machines are named by their files.
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
  /** An absolute path; absent for a machine that the project names. */
  file?: string;
  /** The exploration made while deriving the cases. */
  explored?: Exploration;
  /** Sentences about what was left out of a file, made up or merged. */
  notices: string[];
}

export interface StoredLayout {
  /** The hash of everything that the layout depends on; a layout with another key is stale. */
  key: string;
  attempt: Attempt;
  layout: Layout;
}

export interface Project {
  /** The command that the help shows. */
  call: string;
  /** The machines that can be named without their file. */
  machines: () => Promise<Target[]>;
  /** States that have a page model; undefined when the project has no page models. */
  statesWithPages?: (target: Target) => Promise<string[] | undefined>;
  /** Steps that a browser cannot take, for exports that run in one. */
  leavingOut?: (target: Target) => Promise<Pick<PlanOptions, 'without' | 'only'>>;
  /** The module that runs the paths of an exported Playwright file, and the machine's name in it. */
  runner?: { file: string; nameOf: (target: Target) => string };
  /** The machines at a git ref, keyed by name. */
  modelsAt?: (ref: string, file?: string) => Promise<Map<string, FlowModel>>;
  storedLayout?: (name: string, level: Level) => StoredLayout | undefined;
  /** The default folder for drawings; without it, the user must name one. */
  drawings?: string;
}

let current: Project = { call: 'npx statechart-paths', machines: async () => [] };

export const project = (): Project => current;

export function setProject(own: Project) {
  current = own;
}
