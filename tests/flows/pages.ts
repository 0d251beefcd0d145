/** What the paths of a chart are on the pages: how each state looks, what a person does for each event, and what makes the server answer as a port outcome says. */
import type { Page } from '@playwright/test';
import type { FlowCases } from 'statechart-paths';
import type { AnyStateMachine, StateValueFrom } from 'xstate';
import type { OperationId } from '../../server/http/contract/call.ts';
import type { Fault } from '../../server/http/testControls.ts';
import type { JourneyServer, TenantSlug } from '../support/journeys/server.ts';
import type { expect, People } from '../support/journeys/story.ts';
import type { Watch } from '../support/journeys/watch.ts';

/** What a page model works with. `expect` waits; nothing here sleeps. */
export interface World {
  page: Page;
  server: JourneyServer;
  people: People;
  watched: Watch;
  tenant: TenantSlug;
  expect: typeof expect;
  /** The outcome that the rest of the path wants of this port the next time it answers: a file to choose may depend on it. */
  ahead: (port: string) => string | undefined;
  /** Answers to keep between the steps of one path, such as the person who was brought. */
  kept: Map<string, unknown>;
}

export type Doing = (world: World) => Promise<void>;

type Paths<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: `${Key}.${Paths<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;
type LeavesOf<All extends string> = {
  [Path in All]: Extract<All, `${Path}.${string}`> extends never ? Path : never;
}[All];

/** Dotted paths of the states without children. */
export type Leaf<Machine extends AnyStateMachine> = LeavesOf<Paths<StateValueFrom<Machine>>>;

type Outcomes<Port> =
  | (Port extends { done: infer Done } ? keyof Done : never)
  | (Port extends { error: infer Failed } ? keyof Failed : never);

/** Brings the server into the condition; a fault is what the held request then meets inside the server. */
export type Condition = (world: World) => Promise<Fault | undefined>;

export interface PortModel<Names extends PropertyKey> {
  /** The call that waits while the chart waits for this port. */
  operation: OperationId;
  outcomes: Record<Names, Condition>;
}

/** Of this browser alone: no call of the server waits, and the outcome is brought about like an event. */
export interface LocalPortModel<Names extends PropertyKey> {
  outcomes: Record<Names, Doing>;
}

export interface Pages<
  Machine extends AnyStateMachine,
  Cases extends FlowCases,
  Passing extends Leaf<Machine> = never,
> {
  /** States in which the chart never rests, so that no page shows them. */
  passing: readonly Passing[];
  /** States that look like those before them. After a response that leads to one, the chart itself says when it is there. */
  alike?: readonly Leaf<Machine>[];
  /** By input: brings the person and opens the page. */
  setup: Record<keyof Cases['inputs'], Doing>;
  /** The page is the oracle: role and label, the URL, focus. */
  states: Record<Exclude<Leaf<Machine>, Passing>, Doing>;
  events: Record<keyof Cases['events'], Doing>;
  ports: {
    [Port in keyof NonNullable<Cases['ports']>]:
      | PortModel<Outcomes<NonNullable<Cases['ports']>[Port]>>
      | LocalPortModel<Outcomes<NonNullable<Cases['ports']>[Port]>>;
  };
  /** Declared transitions that no browser takes, by id, with the reason. No path takes them there. */
  unreachable: Record<string, string>;
  /** Declared transitions that another chart of the app is ahead of, by id, with the reason: the page goes where they lead, and this chart is not asked. Paths take them all the same. */
  overtaken?: Record<string, string>;
}
