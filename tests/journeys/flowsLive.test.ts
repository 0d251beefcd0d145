import { keyboard } from '../support/journeys/hands.ts';
import { expect, test } from '../support/journeys/story.ts';

test('a chart shows where the app in another tab is, and why it was sent there', async ({
  page,
  context,
  people,
}) => {
  await page.goto('/flows?machine=onboarding');
  await keyboard(page).press(page.getByRole('switch', { name: 'Follow the app' }));
  const bar = page.getByRole('region', { name: 'The app in the other tab' });
  await expect(bar.getByText('The app isn’t open in another tab of this browser.')).toBeVisible();

  const app = await context.newPage();
  await people.signIn(app, 'veteran-new');
  await expect(app).toHaveURL(/\/veteran\/onboarding/);
  const running = bar.getByRole('list', { name: 'Charts that run there' });
  await expect(running.getByRole('button', { name: 'Onboarding Answering, Closed' })).toBeVisible();
  const drawing = page.getByRole('region', { name: 'Onboarding, drawing' });
  await expect(drawing.getByRole('button', { name: 'Answering, here' })).toBeVisible();

  await app.getByRole('button', { name: 'Skip' }).click();
  await expect(app.getByRole('dialog')).toBeVisible();
  await expect(drawing.getByRole('button', { name: 'Open, here' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  await expect(steps.getByRole('listitem').last()).toHaveText(/Skip requested/);
  await app.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await running.getByRole('button', { name: /^Access/ }).click();
  await page.getByRole('button', { name: 'Why am I here?' }).click();
  const why = page.getByRole('region', { name: 'Why am I here?' });
  await why
    .getByRole('combobox', { name: 'Decision of the app in the other tab' })
    .selectOption({ label: '1 earlier: Sent to onboarding of Veteran' });
  await expect(
    why.getByRole('button', { name: /Page is guest only or pending and onboarding not started/ }),
  ).toHaveText(/yes, taken$/);
  await expect(why.getByRole('button', { name: '1 Page is public no' })).toBeVisible();

  await app.close();
  await expect(bar.getByText('The app isn’t open in another tab of this browser.')).toBeVisible();
});

test('the screen of a state opens as the person who is nearest to it @whole', async ({
  page,
  context,
  server,
}) => {
  await server.startAfresh('veteran-cv-draft');
  await page.goto('/flows?machine=onboarding&state=underway.screen.uploadCv.reviewing');
  const panel = page.getByRole('region', { name: 'State', exact: true });
  const link = panel.getByRole('link', {
    name: /^\/veteran\/onboarding\?step=1&cvStep=2 as .+, in a new tab$/,
  });
  await link.focus();
  const [screen] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(screen).toHaveURL(/\/veteran\/onboarding\?step=1&cvStep=2/);
  await expect(screen.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible();

  await page.goto('/flows?machine=onboarding&state=loading');
  await expect(panel.getByRole('heading', { level: 2, name: 'Loading' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
});

test('nobody is signed in as someone who is not there @whole', async ({ page }) => {
  await page.goto('/flows/open?person=nobody&to=%2Fveteran');
  await expect(page.getByRole('alert').getByText('There’s no demo account called “nobody”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
