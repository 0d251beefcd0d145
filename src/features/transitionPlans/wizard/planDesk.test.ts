import { expect, test } from 'vitest';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { createDesk } from './planDesk.ts';
import { typedOf } from './typed.ts';

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

const typedIn = (plan: TransitionPlan) => [0, 1, 2, 3, 4, 5, 6].map((step) => typedOf(plan, step));

const draft = {
  typed: typedIn(planWith('Leeds', 3)),
  base: typedIn(planWith('Bristol', 3)),
  version: 3,
  at: 0,
  left: [],
};

async function openedOver(plan: TransitionPlan) {
  let isKept = true;
  const desk = createDesk(7, {
    loadDraft: async <Content>() => ({ content: draft as Content, typedAt: 0 }),
    storeDraft: async () => {},
    removeDraft: async () => {
      isKept = false;
    },
  });
  const { isUnsent } = await desk.open(plan);
  return { isUnsent, version: desk.version(), place: desk.read()?.typed[0]?.texts.place, isKept };
}

test('what was typed and never stored stands over the plan as it is', async () => {
  expect(await openedOver(planWith('Bristol', 3))).toEqual({
    isUnsent: true,
    version: 3,
    place: 'Leeds',
    isKept: true,
  });
  expect(await openedOver(planWith('Bristol', 5))).toEqual({
    isUnsent: true,
    version: 5,
    place: 'Leeds',
    isKept: true,
  });
});

test('what was stored, with its answer lost on the way, is no other window’s', async () => {
  expect(await openedOver(planWith('Leeds', 5))).toEqual({
    isUnsent: false,
    version: 5,
    place: 'Leeds',
    isKept: false,
  });
});

test('what another window stored meanwhile is found when it is saved', async () => {
  expect(await openedOver(planWith('York', 4))).toEqual({
    isUnsent: true,
    version: 3,
    place: 'Leeds',
    isKept: true,
  });
});
