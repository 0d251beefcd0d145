import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type OpenedPlan,
  stepNames,
  type TransitionPlanInput,
  transitionPlanMachine,
} from './transitionPlan.ts';

function open(input: Partial<TransitionPlanInput> = {}, left: Partial<OpenedPlan> = {}) {
  const actor = createActor(
    transitionPlanMachine.provide({
      actors: {
        getTransitionPlan: fromPromise<OpenedPlan, { planId: number }>(async () => ({
          ...{ isOpen: true, step: 0, reached: 0, prefilled: [] },
          ...left,
        })),
        createTransitionPlan: fromPromise(async () => ({ id: 12 })),
        whenStored: fromPromise(async () => {}),
        activateTransitionPlan: fromPromise(async () => {}),
      },
    }),
    { input: { planId: null, type: 'employment', step: null, ...input } },
  );
  actor.start();
  const step = () => {
    const meta = Object.values(actor.getSnapshot().getMeta());
    return meta.find((item) => item?.step !== undefined)?.step;
  };
  return {
    actor,
    step,
    isOpen: () => waitFor(actor, (state) => state.matches('open')),
  };
}

test('PLAN-01 the wizard’s state is step, starting at 0', async () => {
  const { actor, step, isOpen } = open();
  await isOpen();
  const steps = [step()];
  for (const _ of stepNames.slice(1)) {
    actor.send({ type: 'step.continued' });
    steps.push(step());
  }
  expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6]);
  actor.send({ type: 'step.continued' });
  expect(step()).toBe(6);
  actor.send({ type: 'back.requested' });
  expect(step()).toBe(5);
});

test('a plan continues where it was left, or at an earlier step that the address names', async () => {
  const steps = [];
  for (const requested of [null, 2, 6] as const) {
    const { step, isOpen } = open({ planId: 12, step: requested }, { step: 3, reached: 4 });
    await isOpen();
    steps.push(step());
  }
  expect(steps).toEqual([3, 2, 4]);
});

test('steps whose answers are all there are passed over, and still opened by Back', async () => {
  const { actor, step, isOpen } = open({ planId: 12 }, { step: 3, reached: 3, prefilled: [4, 5] });
  await isOpen();
  actor.send({ type: 'step.continued' });
  expect(step()).toBe(6);
  actor.send({ type: 'back.requested' });
  expect(step()).toBe(5);
  actor.send({ type: 'step.continued' });
  expect(step()).toBe(6);
});

test('a step that is not reached is not opened', async () => {
  const { actor, step, isOpen } = open({ planId: 12 }, { step: 1, reached: 2 });
  await isOpen();
  actor.send({ type: 'address.changed', address: { step: 5 } });
  expect(step()).toBe(1);
  actor.send({ type: 'address.changed', address: { step: 2 } });
  expect(step()).toBe(2);
});

test('a plan starts from its last step only, once all of it is stored', async () => {
  const { actor, isOpen } = open({ planId: 12 }, { step: 5, reached: 6 });
  await isOpen();
  expect(actor.getSnapshot().can({ type: 'plan.confirmed' })).toBe(false);
  actor.send({ type: 'step.continued' });
  actor.send({ type: 'plan.confirmed' });
  expect(actor.getSnapshot().value).toBe('storing');
  await waitFor(actor, (state) => state.value === 'active');
});
