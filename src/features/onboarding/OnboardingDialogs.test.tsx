import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFromLogic, fromPromise } from 'xstate';
import type { components } from '../../../openapi.gen.d.ts';
import { onboardingMachine } from '../../machines/onboarding.ts';
import type { Saving } from '../../ui/feedback/SaveState.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { OnboardingDialogs } from './OnboardingDialogs.tsx';
import { type Flow, FlowContext } from './onboardingFlow.tsx';

type Onboarding = components['schemas']['Onboarding'];

const cvText = 'Want smarter job matches? Uploading your CV helps us recommend roles just for you...';
const savedText = 'Your answers are saved. You can carry on from your dashboard at any time.';

async function open(progress: Partial<Onboarding>, saving: Saving = { state: 'idle' }) {
  const onboarding = { is_completed: false, cv_step: 0, career_direction: null, ...progress } as Onboarding;
  const skipOnboarding = vi.fn(async () => onboarding);
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        getOnboarding: fromPromise(async () => onboarding),
        skipOnboarding: fromPromise(skipOnboarding),
      },
    }),
    { input: { address: { step: null, cvStep: null } } },
  ).start();
  await waitFor(() => expect(actor.getSnapshot().matches('underway')).toBe(true));
  const drafts = { subscribe: () => () => {}, saving: () => saving };
  render(
    <JoyTheme>
      <FlowContext value={{ actor, drafts, cvLabel: 'CV' } as unknown as Flow}>
        <OnboardingDialogs />
      </FlowContext>
    </JoyTheme>,
  );
  const send = (event: EventFromLogic<typeof onboardingMachine>) => act(() => actor.send(event));
  return { actor, send, skipOnboarding };
}

async function dialog() {
  const element = await screen.findByRole('dialog');
  const partsOf = (attribute: string) =>
    document.getElementById(element.getAttribute(attribute) ?? '')?.textContent ?? null;
  return [partsOf('aria-labelledby'), partsOf('aria-describedby')];
}

test('DIALOG-02 on the CV stage Skip, the logo and going on without a CV say what a CV is good for', async () => {
  const { send, skipOnboarding } = await open({ step: 1 });
  for (const type of ['skip.requested', 'logo.clicked', 'cv.declined'] as const) {
    send({ type });
    expect(await dialog()).toEqual([cvText, null]);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Skip']);
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }
  expect(skipOnboarding).not.toHaveBeenCalled();
});

test.each([
  ['Personal Details', { step: 0 }],
  ['a CV that was read', { step: 1, cv_step: 2 }],
  ['Career Direction without a CV', { step: 2 }],
  ['Support & Services', { step: 5, cv_step: 2 }],
] as const)('on %s Skip and the logo say that answers are saved, and where to carry on', async (_, at) => {
  const { actor, send, skipOnboarding } = await open(at);
  for (const type of ['logo.clicked', 'skip.requested'] as const) {
    send({ type: 'dialog.dismissed' });
    send({ type });
    expect(await dialog()).toEqual(['Skip the rest for now?', savedText]);
  }
  act(() => screen.getByRole('button', { name: 'Skip' }).click());
  await waitFor(() => expect(actor.getSnapshot().matches('skipped')).toBe(true));
  expect(skipOnboarding).toHaveBeenCalledOnce();
});

test('a CV that is about to be replaced has been uploaded', async () => {
  const { send } = await open({ step: 1, cv_step: 2 });
  send({ type: 'cv.replaced' });
  send({ type: 'skip.requested' });
  expect(await dialog()).toEqual(['Skip the rest for now?', savedText]);
});

test.each(['failed', 'invalid'] as const)(
  'answers that are not saved (%s) are not called saved',
  async (state) => {
    const { send } = await open({ step: 2 }, { state });
    send({ type: 'skip.requested' });
    expect((await dialog())[1]).toBe(
      'Your latest answers aren’t saved yet. Cancel and save them first, or you may have to enter them again.',
    );
  },
);
