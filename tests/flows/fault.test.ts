import { plan } from 'statechart-paths';
import { outcomesOf } from '../../scripts/flows/outcomes.ts';
import { overlayOf } from '../../scripts/flows/report.ts';
import { runnable } from '../../scripts/flows/runnable.ts';
import { shrinkPath } from '../../scripts/flows/shrinking.ts';
import { cases, doorMachine } from '../fixtures/flows/door.ts';
import { expect } from '../support/journeys/story.ts';
import { startLedger } from './ledger.ts';
import type { Attempt } from './reporter.ts';
import { type Fixtures, takePath, test } from './run.ts';

const machineFile = 'tests/fixtures/flows/door.ts';

test('a fault of a screen is found by a planned path, shrunk to the shortest way to it and marked on the chart', async ({
  context,
  server,
  people,
  watched,
  tenant,
  counting,
}) => {
  const fixtures = async (): Promise<Fixtures> => ({
    ...{ page: await context.newPage(), server, people, watched, tenant, counting },
  });
  const storedPlan = { ...(await plan(doorMachine, cases, { cover: 'pairs' })), machine: machineFile };
  const suite = runnable(storedPlan, doorMachine);

  const take = async (planned: (typeof suite)['paths'], repeat: number) => {
    const attempts: Attempt[] = [];
    for (const path of planned) {
      for (let at = 0; at < repeat; at += 1) {
        const ledger = startLedger(machineFile, path);
        const message = await takePath(machineFile, path, await fixtures(), ledger).then(
          () => null,
          (error: Error) => error.message,
        );
        attempts.push({
          ...{ machine: machineFile, path: path.id, repeat: at, retry: 0, milliseconds: 0 },
          ...{ passed: message === null, message, ledger: ledger.ledger },
        });
      }
    }
    return outcomesOf({ ...suite, paths: planned }, attempts);
  };

  const failed = (await take(suite.paths, 1)).filter(({ status }) => status === 'failed');
  const [first] = failed;
  if (!first) throw new Error('The fault was not found.');

  const shrunk = await shrinkPath({ machine: doorMachine, cases }, first.path, (paths, repeat) =>
    take(runnable({ ...storedPlan, paths }, doorMachine).paths, repeat),
  );
  if (shrunk.verdict !== 'fails') throw new Error(`It ${shrunk.verdict}.`);
  const { outcome, before, failures, takings } = shrunk;
  expect([before, outcome.path.steps.map(({ label }) => label), failures, takings]).toEqual([
    5,
    ['locks the door', 'locks the door', 'unlocks the door'],
    3,
    3,
  ]);
  expect(overlayOf([outcome])).toEqual({
    transitions: {
      'shut|locked||locked': { kind: 'covered', count: 1 },
      'locked|locked||bolted': { kind: 'covered', count: 1 },
      'bolted|unlocked||locked': { kind: 'failed' },
    },
    states: { locked: 'failed' },
  });
});
