/** How the states of onboarding look. Below an open dialog the screen goes on, so what is hidden by it is looked at, too. */
import type { Page } from '@playwright/test';
import { jobQuestions } from '../../support/journeys/onboardingScreens.ts';
import type { Doing, World } from '../pages.ts';
import { errorMessage, expectErrorMessage } from './endings.ts';
import type { OnboardingPages } from './onboardingPages.ts';

const includeHidden = true;
const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, includeHidden });
const dialog = (page: Page) => page.getByRole('dialog');
const skipTitle = 'Want smarter job matches? Uploading your CV helps us recommend roles just for you...';

async function onScreen({ page, expect }: World, title: string | RegExp, step: number, cvStep?: number) {
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    const place = [searchParams.get('step'), searchParams.get('cvStep')];
    return (
      pathname === '/veteran/onboarding' &&
      place[0] === String(step) &&
      place[1] === (cvStep === undefined ? null : String(cvStep))
    );
  });
}

type Screen = [title: string | RegExp, step: number, cvStep?: number];

/** The screen waits for an answer; where a call has failed it says why. */
const waits =
  (screen: Screen, action = 'Continue'): Doing =>
  async (world) => {
    await onScreen(world, ...screen);
    await world.expect(button(world.page, action)).toBeEnabled();
    await expectErrorMessage(world);
  };

const saves =
  (...screen: Screen): Doing =>
  async (world) => {
    await onScreen(world, ...screen);
    await world.expect(button(world.page, 'Saving…')).toBeDisabled();
  };

const anyQuestion = new RegExp(`^(${jobQuestions.map((text) => text.replaceAll('?', '\\?')).join('|')})$`);

/** One question: from the review it leads back there. */
const asks =
  (isChange: boolean, look: (...screen: Screen) => Doing): Doing =>
  async (world) => {
    await look(anyQuestion, 3)(world);
    await world.expect(world.page.getByText('go back to your answers')).toHaveCount(isChange ? 1 : 0);
  };

const personal: Screen = ['Personal Details', 0];
const choose: Screen = ['Upload your CV', 1, 0];
const review: Screen = ['Check what we read', 1, 2];
const direction: Screen = ['Career Direction', 2];
const answers: Screen = ['Check your answers', 3];
const plan: Screen = ['Your action plan', 4];
const services: Screen = ['Support & Services', 5];

const home: Doing = async ({ page, expect }) => {
  await expect(page).toHaveURL('/veteran');
  await expect(heading(page)).toHaveText(/^Good (morning|afternoon|evening), /);
};

export const states: OnboardingPages['states'] = {
  async loading({ page, expect }) {
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
  },
  async loadFailed(world) {
    const { page, expect } = world;
    await expect(heading(page)).toHaveText('Your onboarding didn’t load');
    const message = errorMessage(world);
    if (message) await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    await expect(button(page, 'Try again')).toBeEnabled();
  },

  'underway.screen.personalDetails.answering': waits(personal),
  'underway.screen.personalDetails.saving': saves(...personal),

  async 'underway.screen.uploadCv.choosing'(world) {
    await onScreen(world, ...choose);
    await world.expect(button(world.page, /^Continue without a CV/)).toBeEnabled();
    await expectErrorMessage(world);
  },
  async 'underway.screen.uploadCv.uploading'(world) {
    await onScreen(world, ...choose);
    await world
      .expect(world.page.getByRole('progressbar', { name: /^Uploading/, includeHidden }))
      .toBeVisible();
    await world.expect(button(world.page, 'Cancel upload')).toBeEnabled();
  },
  async 'underway.screen.uploadCv.reading'(world) {
    await onScreen(world, 'Reading your CV', 1, 1);
    await world
      .expect(world.page.getByRole('progressbar', { name: /^Reading/, includeHidden }))
      .toBeVisible();
  },
  'underway.screen.uploadCv.reviewing': waits(review),
  'underway.screen.uploadCv.saving': saves(...review),
  async 'underway.screen.uploadCv.confirmingDecline'(world) {
    await onScreen(world, ...choose);
    await world.expect(dialog(world.page)).toHaveAccessibleName(skipTitle);
    await world.expect(dialog(world.page).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
  async 'underway.screen.uploadCv.declining'(world) {
    await onScreen(world, ...choose);
    await world.expect(dialog(world.page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },

  'underway.screen.careerDirection.choosing': waits(direction),
  'underway.screen.careerDirection.saving': saves(...direction),

  async 'underway.screen.questionnaire.loading'(world) {
    await onScreen(world, 'Career Direction', 3);
    await world.expect(world.page.getByText('Loading the questions')).toHaveCount(1);
  },
  async 'underway.screen.questionnaire.loadFailed'(world) {
    const { page, expect } = world;
    await onScreen(world, 'Career Direction', 3);
    await expect(page.getByText('The questions didn’t load')).toBeVisible();
    const message = errorMessage(world);
    if (message) await expect(page.getByText(`${message} We’ve saved your answers.`)).toBeVisible();
    await expect(button(page, 'Try again')).toBeEnabled();
  },
  'underway.screen.questionnaire.answering': asks(false, (...screen) => waits(screen)),
  'underway.screen.questionnaire.savingAnswer': asks(false, saves),
  'underway.screen.questionnaire.reviewing': waits(answers),
  'underway.screen.questionnaire.changing': asks(true, (...screen) => waits(screen)),
  'underway.screen.questionnaire.savingChange': asks(true, saves),
  'underway.screen.questionnaire.saving': saves(...answers),

  async 'underway.screen.actionPlan.reading'(world) {
    await waits(plan)(world);
    await world.expect(button(world.page, 'Skip')).toBeDisabled();
  },
  async 'underway.screen.actionPlan.confirmingLeave'(world) {
    await onScreen(world, ...plan);
    await world.expect(dialog(world.page)).toHaveAccessibleName('Are you sure you want to leave this page?');
  },
  'underway.screen.actionPlan.accepting': saves(...plan),

  'underway.screen.services.choosing': waits(services, 'Finish'),
  'underway.screen.services.saving': saves(...services),

  async 'underway.skipDialog.closed'({ page, expect }) {
    // Over the CV and the plan the same dialogs may ask their own question.
    if (/cvStep=0|step=4/.test(page.url())) return;
    await expect(dialog(page)).toHaveCount(0);
  },
  async 'underway.skipDialog.open'({ page, expect }) {
    // The words depend on whether a CV has been uploaded: `OnboardingDialogs.test.tsx` has each.
    await expect(dialog(page)).toHaveAccessibleName(
      /^(Skip the rest for now\?|Want smarter job matches\? .*)$/,
    );
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
  async 'underway.skipDialog.skipping'({ page, expect }) {
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },

  skipped: home,
  left: home,
  completed: home,
  async signedOut({ page, expect }) {
    await expect(page).toHaveURL('/auth/login?type=veteran');
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
  },
  async inactive({ page, expect }) {
    await expect(page).toHaveURL('/user-inactive');
    await expect(heading(page)).toHaveText('Your account is inactive');
  },
};
