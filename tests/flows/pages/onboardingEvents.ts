/** What a veteran does on the screens of onboarding. */
import type { Page } from '@playwright/test';
import { encryptedPdf } from '../../fixtures/cv/writers.ts';
import { pointer } from '../../support/journeys/hands.ts';
import { continueButton, fillPersonalDetails, giveFile } from '../../support/journeys/onboardingScreens.ts';
import type { World } from '../pages.ts';
import type { OnboardingPages } from './onboardingPages.ts';
import { cv } from './veteran.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const skipButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Skip', exact: true });
const goOn = ({ page }: World) => continueButton(page).click();

const locked = async () => ({
  name: 'locked.pdf',
  mimeType: 'application/pdf',
  buffer: await encryptedPdf({ userPassword: 'secret' }),
});

/** Leaves an answer that is there, unless the path wants a question that hangs on another one. */
async function answer({ page, ahead }: World) {
  const main = page.getByRole('main');
  const number = main.getByRole('spinbutton');
  const boxes = main.getByRole('checkbox');
  if (await number.isVisible()) return number.fill('25');
  if (await boxes.first().isVisible()) return boxes.first().check();
  const travels = main.getByRole('radio', { name: 'Full time, at a workplace' });
  const fromHome = main.getByRole('radio', { name: 'Always from home' });
  if (await fromHome.isVisible()) {
    const choice = ahead('saveAnswer') === 'one more question applies' ? travels : fromHome;
    if (choice === travels || !(await travels.isChecked())) await choice.check();
    return;
  }
  await main.getByRole('radio').first().check();
}

/** As Back and Forward do, wherever the path has come from. */
const comesTo =
  (address: string) =>
  ({ page }: World) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);

export const events: OnboardingPages['events'] = {
  'presses Back in the browser': async ({ page }) => {
    await page.goBack();
  },
  'opens the first question from the history': comesTo('?step=3&question=1'),
  'opens a question from the history that is gone': comesTo('?step=3&question=40'),
  'tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'goes back': ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  'submits personal details': async (world) => {
    await fillPersonalDetails(world.page, pointer);
    await goOn(world);
  },
  'chooses a file': async (world) => {
    await giveFile(world.page, pointer, world.ahead('uploadCv') === 'refused422' ? await locked() : cv);
    await goOn(world);
  },
  'cancels the upload': ({ page }) => page.getByRole('button', { name: 'Cancel upload' }).click(),
  'confirms what was read': async (world) => {
    const right = world.page.getByRole('button', { name: /^Looks right/ });
    while ((await right.count()) > 0) await right.first().click();
    await goOn(world);
  },
  'replaces the file': ({ page }) =>
    page.getByRole('button', { name: /^(Use|Choose) a different file$/ }).click(),
  'carries on without a CV': ({ page }) =>
    page.getByRole('button', { name: /^Continue without a CV/ }).click(),
  'chooses a direction': async (world) => {
    await world.page.getByRole('radio', { name: 'Find a job now' }).check();
    await goOn(world);
  },
  'answers a question': async (world) => {
    await answer(world);
    await goOn(world);
  },
  'changes an answer': ({ page }) =>
    page.getByRole('button', { name: 'Change How would you like to work?' }).click(),
  'sends all answers': goOn,
  'accepts the plan': goOn,
  'chooses services': async ({ page }) => {
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio', { name: 'Anonymous' }).check();
    await page.getByRole('button', { name: 'Finish' }).click();
  },
  'clicks the logo': ({ page }) =>
    page.getByRole('banner').getByRole('button', { name: 'Valour UK' }).click(),
  'asks to skip': ({ page }) => skipButton(page).click(),
  'confirms the skip': ({ page }) => dialog(page).getByRole('button', { name: 'Skip' }).click(),
  'confirms leaving': ({ page }) => dialog(page).getByRole('button', { name: 'Yes' }).click(),
  'dismisses the dialog': ({ page }) =>
    dialog(page)
      .getByRole('button', { name: /^(Cancel|No)$/ })
      .click(),
};
