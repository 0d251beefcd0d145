import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { jobEditorMachine, type OpenedJob } from './jobEditor.ts';

test('what was typed is saved after a second of rest, and again ten seconds after a failure', async () => {
  const clock = new SimulatedClock();
  let saves = 0;
  const actor = createActor(
    jobEditorMachine.provide({
      actors: {
        openJob: fromPromise(async (): Promise<OpenedJob> => ({ job: null, isUnsent: false })),
        saveJob: fromPromise(async () => {
          saves += 1;
          if (saves === 1) throw new Error('no network');
        }),
      },
    }),
    { clock },
  ).start();
  await waitFor(actor, (state) => state.matches('saved'));
  actor.send({ type: 'fields.changed' });
  clock.increment(600);
  actor.send({ type: 'fields.changed' });
  clock.increment(999);
  expect([actor.getSnapshot().value, saves]).toEqual(['behind', 0]);
  clock.increment(1);
  await waitFor(actor, (state) => state.matches('unsaved'));
  clock.increment(9_999);
  expect([actor.getSnapshot().value, saves]).toEqual(['unsaved', 1]);
  clock.increment(1);
  await waitFor(actor, (state) => state.matches('saved'));
  expect(saves).toBe(2);
});
