import type { Page } from '@playwright/test';
import { encryptedPdf } from '../fixtures/cv/writers.ts';
import { pointer } from '../support/journeys/hands.ts';
import { openInApp } from '../support/journeys/inApp.ts';
import {
  answerJobQuestions,
  continueButton,
  giveFile,
  heading,
  onScreen,
  openPart,
  section,
} from '../support/journeys/onboardingScreens.ts';
import { isScriptWith } from '../support/journeys/scriptFiles.ts';
import { expect, test } from '../support/journeys/story.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const cvLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByText('CV', { exact: true });
const skipText = 'Want smarter job matches? Uploading your CV helps us recommend roles just for you...';

test('ONBOARD-05, ONBOARD-06, DIALOG-03 the CV navigation opens the CV of a complete profile, and tells any other what is missing', async ({
  page,
  context,
  people,
}) => {
  const resumeOf = async () =>
    page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}');
      const answer = await fetch('/api/user-profile', { headers: { Authorization: `Bearer ${token}` } });
      return (await answer.json()).data.resume[0]?.id;
    });
  const profile = { title: 'Your Profile is incomplete', complete: 'Complete Profile' };
  const cv = { title: 'Your CV is incomplete', complete: 'Complete CV' };
  for (const [key, { title, complete }, query] of [
    ['veteran-new', profile, ''],
    ['veteran-personal', profile, '?step=0'],
    ['veteran-cv', profile, '?step=1&cvStep=0'],
    ['veteran-cv-draft', profile, '?step=1&cvStep=2&resume_id={id}'],
    ['veteran-plan', profile, '?step=4&resume_id={id}'],
    ['veteran-no-cv', cv, '?step=1&cvStep=0'],
  ] as const) {
    await people.bring(context, key);
    await page.goto('/veteran');
    await cvLink(page).click();
    await expect(dialog(page)).toHaveAccessibleName(title);
    await expect(dialog(page)).toHaveAccessibleDescription(
      'Please complete your profile to access ‘Employment’ and ‘Education’ transition plans',
    );
    await dialog(page).getByRole('button', { name: 'I’ll do it later' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/veteran');
    await cvLink(page).click();
    const id = await resumeOf();
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(frame.url()));
    await dialog(page).getByRole('button', { name: complete }).click();
    await expect(heading(page)).toBeVisible();
    await expect
      .poll(() => opened.map((url) => new URL(url).pathname + new URL(url).search))
      .toContain(`/veteran/onboarding${query.replace('{id}', String(id))}`);
    page.removeAllListeners('framenavigated');
  }
  await people.bring(context, 'veteran-complete');
  await page.goto('/veteran');
  await cvLink(page).click();
  await expect(page).toHaveURL('/veteran/resume');
  await expect(heading(page)).toHaveText('Your CVs');
});

test('a veteran without a CV skips it, finishes at 80 percent, and is led back to it @phone', async ({
  page,
  context,
  people,
  isMobile,
}) => {
  await people.bring(context, 'veteran-cv');
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  await page.getByRole('button', { name: /^Continue without a CV/ }).click();
  await expect(dialog(page)).toHaveAccessibleName(skipText);
  await dialog(page).getByRole('button', { name: 'Skip' }).click();
  await onScreen(page, 'Career Direction', { step: 2 });
  await page.getByRole('radio', { name: 'Find a job now' }).check();
  await continueButton(page).click();
  await answerJobQuestions(page, pointer);
  await continueButton(page).click();
  await onScreen(page, 'Your action plan', { step: 4 });
  await continueButton(page).click();
  await onScreen(page, 'Support & Services', { step: 5 });
  if (isMobile) {
    await expect(page.getByRole('button', { name: / more$/ }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000);
  }
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() !== 'GET' && new URL(answer.url()).pathname === '/api/onboarding/services',
  );
  await page.getByRole('button', { name: 'Finish' }).click();
  expect((await (await saved).json()).data).toMatchObject({ step: 1, percentage: 80, is_completed: false });
  await expect(page).toHaveURL('/veteran');
  await expect(page.getByRole('link', { name: 'Complete CV' })).toHaveAttribute(
    'href',
    '/veteran/onboarding?step=1&cvStep=0',
  );
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'CV', exact: true }).first().click();
  } else await cvLink(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Your CV is incomplete');
  await dialog(page).getByRole('button', { name: 'Complete CV' }).click();
  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
});

test('a veteran with an unchecked CV is led to its review @whole', async ({ page, context, people }) => {
  await people.bring(context, 'veteran-cv-draft');
  await page.goto('/veteran');
  await cvLink(page).click();
  await dialog(page).getByRole('button', { name: 'Complete Profile' }).click();
  await onScreen(page, 'Check what we read', { step: 1, cvStep: 2 });
});

test('ONBOARD-07, DIALOG-02 Skip asks first, calls the skip endpoint, and clears step and cvStep', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'veteran-cv');
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog(page)).toHaveAccessibleName(skipText);
  await expect(dialog(page).getByRole('button')).toHaveText(['Cancel', 'Skip']);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  expect(watched.callsOf('skipOnboarding')).toEqual([]);
  await page.getByRole('button', { name: 'Skip' }).click();
  await dialog(page).getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/veteran');
  await expect(page.getByRole('link', { name: 'Continue onboarding' })).toHaveAttribute(
    'href',
    '/veteran/onboarding?step=1&cvStep=0',
  );
  expect(watched.callsOf('skipOnboarding').map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'GET /api/onboarding/skip',
  ]);
});

test('the way to the dashboard is taken once, however long the dashboard takes to load', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-cv');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(isScriptWith('VeteranDashboardRoute'), (route) => held.then(() => route.continue()));
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
  await page.getByRole('button', { name: 'Skip' }).click();
  const request = page.waitForRequest(isScriptWith('VeteranDashboardRoute'));
  await dialog(page).getByRole('button', { name: 'Skip' }).click();
  await request;
  const decisions = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        let frames = 0;
        addEventListener('statechart', () => {
          count += 1;
        });
        const next = () => {
          frames += 1;
          if (frames === 60) resolve(count);
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
  expect(decisions).toBeLessThan(30);
  letGo();
  await expect(page).toHaveURL('/veteran');
});

/** Keeps every text that a live region says from now on, however briefly it is there. */
const recordLiveRegions = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const isLive = 'output, [role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(isLive)?.textContent?.trim();
        if (text) texts.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** What was recorded, once everything that the last answer has led to is drawn. */
const recorded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { texts: string[] }).texts)),
        );
      }),
  );

test('HTTP-13 a skip that fails shows nothing: the screen stays as it was', async ({
  page,
  context,
  people,
  server,
  watched,
}) => {
  await people.bring(context, 'veteran-direction');
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Career Direction', { step: 2 });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await recordLiveRegions(page);
  const skip = async () => {
    const ended = Promise.race([
      page.waitForResponse('**/api/onboarding/skip'),
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/onboarding/skip')),
    ]);
    await page.getByRole('button', { name: 'Skip' }).click();
    await dialog(page).getByRole('button', { name: 'Skip' }).click();
    await ended;
    await expect(dialog(page)).toHaveCount(0);
    expect(await recorded(page)).toEqual([]);
    await onScreen(page, 'Career Direction', { step: 2 });
  };
  watched.expects('failed: 500 GET /api/onboarding/skip');
  await server.whileUnwritable('onboardings', skip);
  watched.expects('failed: 504 GET /api/onboarding/skip');
  await page.route('**/api/onboarding/skip', (route) => route.fulfill({ status: 504, body: '' }), {
    times: 1,
  });
  await skip();
  watched.expects('failed: net::ERR_INTERNET_DISCONNECTED GET /api/onboarding/skip');
  await context.setOffline(true);
  await skip();
});

test('ONBOARD-08, ONBOARD-09, DIALOG-01 the logo asks to skip, but on the action plan Skip is off and leaving is asked', async ({
  page,
  context,
  people,
}) => {
  const logo = page.getByRole('banner').getByRole('button', { name: 'Valour UK' });
  await people.bring(context, 'veteran-services');
  await page.goto('/veteran/onboarding');
  await expect(heading(page)).toHaveText('Support & Services');
  for (const [query, title] of [
    ['?step=5', 'Support & Services'],
    ['?step=0', 'Personal Details'],
    ['?step=1&cvStep=2', 'Check what we read'],
    ['?step=2', 'Career Direction'],
    ['?step=3', 'Check your answers'],
  ] as const) {
    await openInApp(page, `/veteran/onboarding${query}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeEnabled();
    await logo.click();
    await expect(dialog(page)).toHaveAccessibleName('Skip the rest for now?');
    await expect(dialog(page)).toHaveAccessibleDescription(
      'Your answers are saved. You can carry on from your dashboard at any time.',
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await people.bring(context, 'veteran-plan');
  await page.goto('/veteran/onboarding');
  await onScreen(page, 'Your action plan', { step: 4 });
  await expect(page.getByRole('button', { name: 'Skip' })).toBeDisabled();
  await logo.click();
  await expect(dialog(page)).toHaveAccessibleName('Are you sure you want to leave this page?');
  await expect(dialog(page)).toHaveAccessibleDescription(
    'If you leave now, your progress will be lost. Answer all questions related to the action plan',
  );
  await expect(dialog(page).getByRole('button')).toHaveText(['No', 'Yes']);
  await dialog(page).getByRole('button', { name: 'No' }).click();
  await onScreen(page, 'Your action plan', { step: 4 });
  await logo.click();
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/veteran');
});

test('an address names a step that was reached; a later one, or none at all, opens where to go on', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-questionnaire');
  const first = 'Which sectors do you want to move into?';
  await page.goto('/veteran/onboarding?step=5');
  await onScreen(page, first, { step: 3 });
  for (const query of ['', '?step=9', '?step=-1', '?step=abc']) {
    await openInApp(page, '/veteran/onboarding?step=0');
    await onScreen(page, 'Personal Details', { step: 0 });
    await openInApp(page, `/veteran/onboarding${query}`);
    await onScreen(page, first, { step: 3 });
  }
  await page.goto('/veteran/onboarding?step=2');
  await onScreen(page, 'Career Direction', { step: 2 });
  await continueButton(page).click();
  await onScreen(page, first, { step: 3 });
  await page.goBack();
  await onScreen(page, 'Career Direction', { step: 2 });
  await page.goForward();
  await onScreen(page, first, { step: 3 });
  await page.getByRole('button', { name: 'Back' }).click();
  await onScreen(page, 'Career Direction', { step: 2 });
});

test('ONBOARD-03 Back and Forward of the browser lead from one question to another @phone', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-questionnaire');
  await page.goto('/veteran/onboarding');
  const question = (number: number) =>
    expect(page).toHaveURL(({ searchParams }) => searchParams.get('question') === String(number));
  const titles: string[] = [];
  for (const number of [1, 2, 3]) {
    await question(number);
    titles.push((await heading(page).textContent()) ?? '');
    if (number === 3) break;
    await page
      .getByRole('main')
      .getByRole('checkbox')
      .or(page.getByRole('main').getByRole('radio'))
      .first()
      .check();
    await continueButton(page).click();
  }
  expect(new Set(titles).size).toBe(3);
  for (const [move, number] of [
    ['goBack', 2],
    ['goBack', 1],
    ['goForward', 2],
    ['goForward', 3],
  ] as const) {
    await page[move]();
    await question(number);
    await expect(heading(page)).toHaveText(titles[number - 1] ?? '');
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText(titles[1] ?? '');
});

test('ONBOARD-16 the countries offered are the United Kingdom (232) and the United States (233)', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-cv-draft');
  await page.goto('/veteran/onboarding');
  await openPart(page, pointer, 'Personal Details');
  await section(page, 'Personal Details').getByRole('button', { name: 'Edit Personal Details' }).click();
  const options = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .first()
      .getByRole('option')
      .evaluateAll((all) => all.map((item) => [item.getAttribute('value'), item.textContent]));
  const offered = [
    ['232', 'United Kingdom'],
    ['233', 'United States'],
  ];
  await expect.poll(() => options('Country')).toEqual([['', 'Choose'], ...offered]);
  await openPart(page, pointer, 'Military Exp.');
  await section(page, 'Military Exp.').getByRole('button', { name: 'Edit Military Exp.' }).click();
  await expect.poll(() => options('Country you served for')).toEqual(offered);
});

test('ONBOARD-18 military fields cascade: each list hangs on the one before, and a change clears what hangs on it', async ({
  page,
  context,
  people,
  watched,
}) => {
  await people.bring(context, 'veteran-cv');
  await page.goto('/veteran/onboarding');
  await giveFile(page, pointer, {
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Sam Hill\nsam.hill@example.org\n\nSkills\nWelding\n'),
  });
  await continueButton(page).click();
  await onScreen(page, 'Check what we read', { step: 1, cvStep: 2 });
  await page.getByRole('button', { name: 'Add Military Exp.' }).click();
  const part = section(page, 'Military Exp.');
  const labels = async () =>
    part
      .getByRole('combobox')
      .evaluateAll((all) =>
        all.map((item) =>
          document.querySelector(`label[for="${item.id}"]`)?.textContent?.replace(' (optional)', ''),
        ),
      );
  const field = (name: string) => part.getByRole('combobox', { name: new RegExp(`^${name}`) });
  const serve = (service: string) => field('Service').selectOption({ label: service });

  await serve('Royal Navy');
  await expect
    .poll(labels)
    .toEqual(['Country you served for', 'Find your role', 'Service', 'Rank or rate', 'Fighting arm']);
  await pointer.search(field('Rank or rate'), 'Leading');
  await pointer.search(field('Fighting arm'), 'Submarine');
  await pointer.search(field('Branch'), 'Weapon');
  await pointer.search(field('Specialisation'), 'a');
  const branchCall = () => watched.callsOf('listMilitaryBranches').at(-1)?.body;
  expect(branchCall()).toEqual({ military_service_id: 101, military_navy_service_id: expect.any(Number) });

  await serve('Royal Marines');
  await expect(part.getByRole('status')).toContainText('cleared because you changed the service.');
  await field('Branch').click();
  await expect.poll(branchCall).toEqual({ military_service_id: 102 });

  await serve('Royal Air Force');
  await pointer.search(field('Profession'), 'Engineering');
  await pointer.search(field('Role'), 'Avionics');
  await expect(field('Profession')).toHaveValue(/Engineering/);

  await serve('British Army');
  await expect(part.getByRole('status')).toContainText('cleared because you changed the service.');
  await expect(field('Corps or regiment')).toHaveValue('');
  await part.getByRole('button', { name: 'Undo' }).click();
  await expect(field('Service')).toHaveValue('104');
  await expect(field('Profession')).toHaveValue(/Engineering/);

  await serve('British Army');
  await pointer.search(field('Corps or regiment'), 'Signals');
  await pointer.search(field('Trade'), 'Networks');
  await expect(field('Trade')).toHaveValue(/Networks/);
  expect(watched.callsOf('listMilitaryBadgedRoles').at(-1)?.url.searchParams.has('military_corps_id')).toBe(
    true,
  );
});

const hostile = [
  {
    what: 'a GIF called .pdf',
    file: async () => ({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('47494638396101000100800000', 'hex'),
    }),
    failure: 'failed: 415 POST /api/onboarding/upload-cv',
  },
  {
    what: 'an encrypted PDF',
    file: async () => ({
      name: 'locked.pdf',
      mimeType: 'application/pdf',
      buffer: await encryptedPdf({ userPassword: 'secret' }),
    }),
    failure: 'failed: 422 POST /api/onboarding/upload-cv',
  },
];

for (const { what, file, failure } of hostile) {
  test(`${what} is refused where it was dropped, with the sentence of the server, and another file goes on`, async ({
    page,
    context,
    people,
    watched,
  }) => {
    watched.expects(failure);
    await people.bring(context, 'veteran-cv');
    await page.goto('/veteran/onboarding');
    await giveFile(page, pointer, await file());
    const answered = page.waitForResponse('**/api/onboarding/upload-cv');
    await continueButton(page).click();
    const { message, errors } = await (await answered).json();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(errors?.file?.[0] ?? message);
    await expect(page).toHaveTitle(/^Error: /);
    await onScreen(page, 'Upload your CV', { step: 1, cvStep: 0 });
    await giveFile(page, pointer, {
      name: 'good.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Sam Hill\nsam.hill@example.org\n\nSkills\nWelding\n'),
    });
    await continueButton(page).click();
    await onScreen(page, 'Check what we read', { step: 1, cvStep: 2 });
    await expect(section(page, 'Skills')).toContainText('Welding');
  });
}

test('a refused form says what to do, on top and at each field, and takes nothing away', async ({
  page,
  context,
  people,
}) => {
  await people.bring(context, 'veteran-new');
  await page.goto('/veteran/onboarding');
  await page.getByRole('textbox', { name: 'Year' }).fill('2019');
  await continueButton(page).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a day, a month and a year of four digits',
    'Enter your phone number',
    'Choose your gender, or “Prefer not to say”',
    'Choose what describes you best',
  ]);
  await expect(page).toHaveTitle('Error: Personal Details · Stage 1 of 5 · Valour UK');
  await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('2019');
  await summary.getByRole('link', { name: 'Enter your phone number' }).click();
  await expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused();
});
