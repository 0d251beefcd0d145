import { expect, test } from 'vitest';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { createPlanForm } from './planForm.ts';
import { toTypedStep } from './typed.ts';

const planWith = (place: string, version: number) =>
  ({
    id: 1,
    type: 'employment',
    version,
    step: 0,
    allowed: ['save'],
    steps: [],
    sections: { where_you_are: { place } },
  }) as unknown as TransitionPlan;

const typedIn = (plan: TransitionPlan) => [0, 1, 2, 3, 4, 5, 6].map((step) => toTypedStep(plan, step));

const draft = {
  typed: typedIn(planWith('Leeds', 3)),
  base: typedIn(planWith('Bristol', 3)),
  version: 3,
  at: 0,
  left: [],
};

async function openedOver(plan: TransitionPlan) {
  let isStored = true;
  const { autosave, read } = createPlanForm(7, plan, () => {}, {
    loadDraft: async <Content>() => ({ content: draft as Content, typedAt: 0 }),
    storeDraft: async () => {},
    removeDraft: async () => {
      isStored = false;
    },
    untilOnline: () => new Promise<void>(() => {}),
  });
  await autosave.start();
  const state = autosave.actor.getSnapshot().value;
  autosave.actor.stop();
  return { state, version: read().version, place: read().typed[0]?.texts.place, isStored };
}

test('text that never reached the server is shown over the plan as it is', async () => {
  const expected = { state: 'dirty', place: 'Leeds', isStored: true };
  expect(await openedOver(planWith('Bristol', 3))).toEqual({ ...expected, version: 3 });
  expect(await openedOver(planWith('Bristol', 5))).toEqual({ ...expected, version: 5 });
});

test('text that was stored, with its response lost on the way, is not another window’s', async () => {
  expect(await openedOver(planWith('Leeds', 5))).toEqual({
    state: 'clean',
    version: 5,
    place: 'Leeds',
    isStored: false,
  });
});

test('what another window has stored is found when the draft is saved over the version it was typed over', async () => {
  expect(await openedOver(planWith('York', 4))).toEqual({
    state: 'dirty',
    version: 3,
    place: 'Leeds',
    isStored: true,
  });
});
