/** Takes a planned path in a real browser against the real server, by the page models of `tests/flows/pages`. */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import {
  actionWords,
  canonical,
  type FlowModel,
  leavesOf,
  modelOf,
  type PlannedPath,
  type PlannedStep,
  portOf,
  startWalk,
  stateWords,
} from 'statechart-paths';
import type { RunnablePath } from '../../scripts/flows/plans.ts';
import { operation } from '../support/contract/described.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import type { Counting } from '../support/journeys/counting.ts';
import type { JourneyServer, TenantSlug } from '../support/journeys/server.ts';
import { expect, type People, test } from '../support/journeys/story.ts';
import type { Watch } from '../support/journeys/watch.ts';
import { type Chart, chartOf, entryOf } from './chart.ts';
import { holdsOf } from './holds.ts';
import { type Ledgering, type Means, startLedger } from './ledger.ts';
import type { Doing, World } from './pages.ts';
import { inTime, stepTimeout } from './timeouts.ts';

export { test };

export interface Fixtures {
  page: Page;
  server: JourneyServer;
  people: People;
  watched: Watch;
  tenant: TenantSlug;
  counting: Counting;
}

export const titleOf = ({ id, title }: RunnablePath) => `${id} ${title}`;

/** For each path the states that no earlier one comes to: what a state shows does not change from path to path. */
export function newStates(paths: PlannedPath[]): Map<PlannedPath, string[]> {
  const before = new Set<string>();
  return new Map(
    paths.map((path) => {
      const states = [path.start, ...path.steps.map(({ to }) => to)].flatMap((state) => leavesOf(state));
      const fresh = [...new Set(states)].filter((state) => !before.has(state));
      for (const state of fresh) before.add(state);
      return [path, fresh];
    }),
  );
}

/**
 * @param machine its name, or the path of a file that exports it with its `cases` and `pages`
 * @param looked the states in which barriers are looked for
 */
export function runPath(machine: string, path: PlannedPath, looked: string[] = []) {
  return async ({ page, server, people, watched, tenant, counting }: Fixtures, info: TestInfo) => {
    info.setTimeout(info.timeout + path.steps.length * 10_000);
    const ledger = startLedger(machine, path);
    try {
      await takePath(machine, path, { page, server, people, watched, tenant, counting }, ledger, looked);
    } finally {
      await ledger.attachTo(info);
    }
  };
}

/** Takes paths that end where they start in one browser: each in a window of its own, to which nobody is signed in. */
export function runStarts(machine: string, paths: RunnablePath[]) {
  return async ({ page, server, people, watched, tenant, counting }: Fixtures, info: TestInfo) => {
    info.setTimeout(info.timeout + paths.length * 10_000);
    const fixtures = { server, people, watched, tenant, counting };
    const context = page.context();
    await page.close();
    for (const path of paths) {
      const ledger = startLedger(machine, path);
      await context.setStorageState({ cookies: [], origins: [] });
      const ownPage = await context.newPage();
      try {
        await test.step(titleOf(path), () => takePath(machine, path, { ...fixtures, page: ownPage }, ledger));
      } finally {
        await ledger.attachTo(info);
      }
    }
  };
}

/**
 * Closes the page, unless the path fails.
 * @throws what is not as the path says, after everything is let go
 */
export async function takePath(
  machine: string,
  path: PlannedPath,
  fixtures: Fixtures,
  ledger: Ledgering,
  looked: string[] = [],
): Promise<void> {
  fixtures.page.setDefaultTimeout(stepTimeout);
  try {
    await follow(await chartOf(machine), path, fixtures, ledger, new Set(looked));
    // What the page still asks for is nothing to this path; to leave it for an empty one would start another process.
    await fixtures.page.close();
  } finally {
    fixtures.server.controls.clear();
    await closeOtherWindows(fixtures.page.context());
  }
}

/** Those of others who take part. Left to themselves they would still be closing when the browser does, which is an error. */
async function closeOtherWindows(own: BrowserContext) {
  const all = own.browser()?.contexts() ?? [];
  await Promise.all(all.filter((context) => context !== own).map((context) => context.close()));
}

async function follow(
  chart: Chart,
  path: PlannedPath,
  fixtures: Fixtures,
  ledger: Ledgering,
  toLookAt: Set<string>,
) {
  const { machine, cases, pages } = chart;
  const { page, server, watched, counting } = fixtures;
  const chartModel = modelOf(machine);
  const walk = startWalk(machine, cases, path.input);
  const holds = holdsOf(chart, walk, server.controls);
  let at = 0;
  let isSeeded = false;
  const world: World = {
    ...fixtures,
    server: watchfulOf(server, () => {
      isSeeded = true;
    }),
    expect,
    kept: new Map(),
    ahead: (port) =>
      path.steps
        .slice(at)
        .find((step) => portOf(step.event)?.id === port)
        ?.label.slice(`${port}: `.length),
  };

  async function take(step: PlannedStep, means: (means: Means) => void) {
    const port = portOf(step.event);
    const model = port && entryOf(chart, 'ports', pages.ports, port.id);
    const outcome = port && step.label.slice(`${port.id}: `.length);
    const operation = model && 'operation' in model ? model.operation : null;
    isSeeded = false;
    const fault =
      model && outcome && 'operation' in model
        ? await entryOf(chart, 'ports', model.outcomes, outcome)(world)
        : undefined;
    means(fault ? 'faulted' : isSeeded ? 'seeded' : 'real');
    await walk.take({ ...step, event: cases.events[step.label] ?? step.event });
    expectSame(chartModel, walk.value(), step.to);
    holds.prepare();
    const reported = reportOf(step, operation !== null);
    if (port && operation) {
      if (fault && fault.status >= 400) watched.expects(failureOf(operation, fault.status));
      holds.release(port.id, fault);
    } else if (model && outcome)
      await entryOf<Doing>(chart, 'ports', model.outcomes as never, outcome)(world);
    else if (step.wait !== undefined) await page.clock.runFor(step.wait);
    else await entryOf(chart, 'events', pages.events, step.label)(world);
    if (isSeeded && !fault) means('seeded');
    await inTime(reported, `The chart was to take ${step.transitions.join(' and ')} and did not.`);
  }

  /** What no page shows, the chart itself tells: without it the path would go on before the page has gone along. */
  function reportOf({ from, to, transitions }: PlannedStep, isResponse: boolean): Promise<void> {
    const before = leavesOf(from);
    const unseen = [...pages.passing, ...((isResponse && pages.alike) || [])];
    const isShown = leavesOf(to).every((leaf) => before.includes(leaf) || !unseen.includes(leaf));
    return isShown ? Promise.resolve() : counting.next(machine.id, transitions);
  }

  async function arrive(value: PlannedStep['to']) {
    const leaves = leavesOf(value).filter((leaf) => !pages.passing.includes(leaf));
    for (const leaf of leaves) {
      const look = entryOf(chart, 'states', pages.states, leaf);
      await test.step(`is at ${stateWords(leaf, chartModel)}`, () => look(world));
    }
    await holds.settle();
    const fresh = leaves.filter((leaf) => toLookAt.delete(leaf));
    if (fresh.length > 0)
      await test.step('is accessible', async () => expect(await barriersOf(page)).toEqual([]));
  }

  const startingLabel = `Fresh start “${path.input}”`;
  await ledger.note({ label: startingLabel, id: '', transitions: [] }, (means) =>
    test.step(startingLabel, async () => {
      means('seeded');
      expectSame(chartModel, walk.value(), path.start);
      if (path.steps.some(({ wait }) => wait !== undefined)) await page.clock.install();
      holds.prepare();
      await entryOf(chart, 'setup', pages.setup, path.input)(world);
      await arrive(path.start);
    }),
  );
  for (const step of path.steps) {
    at += 1;
    const { label, id, transitions } = step;
    await ledger.note({ label, id, transitions }, (means) =>
      test.step(`${at}. ${actionWords(step, chartModel)}`, async () => {
        await take(step, means);
        await arrive(step.to);
      }),
    );
  }
  walk.stop();
}

/** Tells when something other than a question is asked of the server. */
function watchfulOf(server: JourneyServer, onChange: () => void): JourneyServer {
  const asking: (keyof JourneyServer)[] = ['origin', 'companyCalled'];
  return new Proxy(server, {
    get: (whole, key: keyof JourneyServer) => {
      const part: unknown = whole[key];
      if (typeof part !== 'function' || asking.includes(key)) return part;
      return (...args: unknown[]) => {
        onChange();
        return part(...args);
      };
    },
  });
}

function failureOf(id: string, status: number): string {
  const { method, path } = operation(id);
  return `failed: ${status} ${method} ${path.split('{')[0]}`;
}

function expectSame(model: FlowModel, actual: PlannedStep['to'], planned: PlannedStep['to']) {
  if (canonical(actual) === canonical(planned)) return;
  throw new Error(
    `The plan is of another version of the chart: it says ${stateWords(planned, model)}, the chart ${stateWords(actual, model)}. Plan again.`,
  );
}
