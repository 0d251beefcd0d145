/** Counts the steps that the app’s charts take in a browser, and keeps the counts of each worker in a file for `npm run flows -- cover`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import {
  addStep,
  addUnplanned,
  type Counted,
  type Counts,
  type FlowModel,
  modelOf,
  noTally,
  nothingOf,
  seenIn,
  type Tally,
} from 'statechart-paths';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../scripts/flows/machines.ts';
import { root } from '../../../server/process/root.ts';
import type { Observed } from '../../../src/machines/observation.ts';

const folder = join(root, '.cache/flows/coverage');

/** The server of this worker moves by these; the pages only ask them what is legal. */
const movedByServer = ['company', 'membership', 'job', 'application', 'federalResume'];

interface Chart {
  name: string;
  machine: AnyStateMachine;
  model: FlowModel;
  counts: Counts & { unplanned: Tally };
  /** By the test that runs. */
  taken: Tally;
}

export interface Counting {
  /** @param isPlanned whether a plan made the test that begins: what it takes is no reason to plan less */
  begin: (isPlanned: boolean) => void;
  /** Has to be called before anything is opened. */
  listenTo: (context: BrowserContext) => Promise<void>;
  /** By this worker, once all that the context has told so far has arrived. @throws where the app runs another version of a chart */
  counted: (context: BrowserContext) => Promise<Counted>;
  /** Once a chart of the app has told of each of these again. @param machine its id */
  next: (machine: string, transitions: string[]) => Promise<void>;
  /** Keeps it. */
  write: (context: BrowserContext) => Promise<void>;
}

export async function startCounting(worker: number): Promise<Counting> {
  const charts = new Map(
    (await machines()).map(([name, machine]): [string, Chart] => {
      const model = modelOf(machine);
      const counts = { ...nothingOf(model), unplanned: noTally(model) };
      return [machine.id, { name, machine, model, counts, taken: noTally(model) }];
    }),
  );
  let countsAsTest = false;
  const trouble = new Set<string>();
  const waiting = new Set<{ machine: string; missing: Set<string>; done: () => void }>();

  function count(observed: Observed) {
    const chart = charts.get(observed.machine);
    if (!chart) return void trouble.add(`there is no chart ${observed.machine}`);
    try {
      const step = seenIn(chart.machine, observed);
      addStep(chart.counts, step);
      addStep(chart.taken, step);
      for (const waiter of waiting) {
        if (waiter.machine !== observed.machine) continue;
        for (const id of step.transitions) waiter.missing.delete(id);
        if (waiter.missing.size > 0) continue;
        waiting.delete(waiter);
        waiter.done();
      }
    } catch (error) {
      trouble.add(error instanceof Error ? error.message : String(error));
    }
  }

  Object.assign(globalThis, {
    dispatchEvent({ detail }: CustomEvent<Observed>) {
      if (movedByServer.includes(detail.machine)) count(detail);
    },
  });

  async function counted(context: BrowserContext): Promise<Counted> {
    // An answer from a page comes after all that the page has told before.
    await Promise.all(context.pages().map((page) => page.evaluate(() => null).catch(() => null)));
    if (trouble.size > 0)
      throw new Error(
        `The app that was built has other charts than src/machines: ${[...trouble].join('; ')}`,
      );
    const entered = [...charts.values()].filter(({ counts }) => Object.values(counts.states).some(Boolean));
    return structuredClone({
      savedAt: new Date().toISOString(),
      machines: Object.fromEntries(entered.map(({ name, counts }) => [name, counts])),
    });
  }

  return {
    begin(isPlanned) {
      countsAsTest = !isPlanned;
      for (const chart of charts.values()) chart.taken = noTally(chart.model);
    },
    async listenTo(context) {
      await context.exposeBinding('countStep', (_source, observed: Observed) => count(observed));
      await context.addInitScript(() => {
        addEventListener('statechart', (event) => {
          const { countStep } = globalThis as unknown as { countStep: (observed: unknown) => void };
          countStep((event as CustomEvent<unknown>).detail);
        });
      });
    },
    counted,
    next: (machine, transitions) =>
      new Promise((done) => waiting.add({ machine, missing: new Set(transitions), done })),
    async write(context) {
      await counted(context);
      if (countsAsTest) for (const { counts, taken } of charts.values()) addUnplanned(counts, taken);
      countsAsTest = false;
      const text = JSON.stringify(await counted(context));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${process.pid}-${worker}.json`), text);
    },
  };
}
