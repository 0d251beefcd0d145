/** What a veteran does, by keyboard alone; onboarding.test.ts and profile.test.ts have the rest. */
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { transitionPlans } from '../../server/db/schema/transitionPlans.ts';
import { mailedLink, pass } from '../support/journeys/companySteps.ts';
import { type Hand, keyboard } from '../support/journeys/hands.ts';
import { heading } from '../support/journeys/onboardingScreens.ts';
import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';

const key = 'veteran-complete';

test.describe.configure({ mode: 'parallel' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Saved at \d{1,2}:\d\d( [AP]M)?$/);

async function openMailedLink(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, address));
}

test.describe('by keyboard alone', { tag: '@whole' }, () => {
  test('an account is made, its faults mended, and confirmed by its mail', async ({ page }) => {
    const hand = keyboard(page);
    const email = 'keys@post.example';
    await page.goto('/auth/login');
    await hand.press(link(page, 'Create an account'));
    await expect(page).toHaveURL(/\/auth\/signup$/);
    await hand.press(button(page, 'Create account'));
    const problems = page.getByRole('alert', { name: 'There is a problem' });
    await expect(problems).toBeFocused();
    await hand.press(problems.getByRole('link').first());
    await expect(page.getByLabel('First name')).toBeFocused();
    await hand.write(page.getByLabel('First name'), 'Nora');
    await hand.write(page.getByLabel('Last name'), 'Vale');
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password', { exact: true }), pass);
    await hand.write(page.getByLabel('Password again'), pass);
    await hand.tick(page.getByRole('checkbox', { name: /I accept/ }));
    await proveToBeAPerson(page, hand);
    await hand.press(button(page, 'Create account'));
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await hand.press(link(page, 'the mailbox'));
    await hand.press(
      page
        .getByRole('navigation', { name: 'Mails' })
        .getByRole('link', { name: `Confirm your email address To ${email}` }),
    );
    await expect(
      page.frameLocator(`iframe[title="Confirm your email address, to ${email}"]`).getByRole('link'),
    ).not.toHaveCount(0);
    await openMailedLink(page, email);
    await expect(heading(page)).toHaveText('Personal Details');
  });

  test('a forgotten password is replaced, and the new one signs in', async ({ page, server }) => {
    const hand = keyboard(page);
    const email = 'veteran-new@demo.test';
    await server.startAfresh('veteran-new');
    await page.goto('/auth/login');
    await hand.press(link(page, 'Forgot password'));
    await expect(page).toHaveURL(/\/auth\/forgot$/);
    await expect(heading(page)).toHaveText('Forgot your password?');
    await hand.write(page.getByLabel('Email'), email);
    await proveToBeAPerson(page, hand);
    await hand.press(button(page, 'Send link'));
    await expect(link(page, 'the mailbox')).toBeVisible();
    await openMailedLink(page, email);
    await hand.write(page.getByLabel('New password', { exact: true }), pass);
    await hand.write(page.getByLabel('New password again'), pass);
    await hand.press(button(page, 'Change password'));
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('link').first());
    await expect(page).toHaveURL(/\/auth\/login/);
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByRole('textbox', { name: 'Password' }), pass);
    await proveToBeAPerson(page, hand);
    await hand.press(button(page, 'Sign in'));
    await expect(heading(page)).toHaveText('Personal Details');
  });

  test('a CV is begun, written, joined by a file, looked at and downloaded', async ({
    page,
    context,
    people,
  }) => {
    const hand = keyboard(page);
    await people.bring(context, key);
    await page.goto('/veteran/resume');
    await hand.press(link(page, 'New CV'));
    await expect(heading(page)).toHaveText('Choose a design');
    await hand.choose(page.getByRole('main').getByRole('radio').nth(1));
    await hand.press(button(page, /^(Use|Start|Continue|Create|Go on)/));
    await expect(page).toHaveURL(/\/veteran\/resume\/edit\?/);
    await hand.press(page.getByRole('link', { name: /^Summary/ }));
    await expect(page.getByRole('heading', { name: 'Summary', level: 2 })).toBeFocused();
    await hand.write(
      page.getByLabel('Describe what you offer in a few sentences'),
      'Eleven years of signals.',
    );
    await expect(saved(page)).toBeVisible();

    await hand.press(button(page, 'Add a file'));
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await hand.press(dialog.getByRole('button', { name: /^Choose a file$/ }));
    await (await chooser).setFiles({
      name: 'More.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('James Whitcombe\n\nSkills\nRope access, Fibre testing\n'),
    });
    await hand.press(dialog.getByRole('button', { name: 'Read this file' }));
    await expect(dialog.getByRole('heading', { name: 'Here’s what we found' })).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: 'Continue with this CV' }));
    await expect(dialog).toHaveCount(0);

    await hand.press(page.getByRole('tab').first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'What software reads', selected: true })).toBeFocused();
    await expect(page.getByText('Software can read everything in your file')).toBeVisible();
    const coming = page.waitForEvent('download');
    await hand.press(button(page, 'Download PDF'));
    expect((await coming).suggestedFilename()).toMatch(/_CV\.pdf$/);
  });

  test('a transition plan is begun, led through its steps and started', async ({
    page,
    context,
    people,
    server,
  }) => {
    const hand = keyboard(page);
    await people.bring(context, key);
    await server.asPerson(key, ({ tx, tenantId }, { id }) =>
      tx
        .delete(transitionPlans)
        .where(and(eq(transitionPlans.tenant_id, tenantId), eq(transitionPlans.user_id, id))),
    );
    const goOn = async (to: string) => {
      await hand.press(button(page, 'Continue'));
      await expect(heading(page)).toHaveText(to);
    };
    await page.goto('/veteran/transition-plan-vx');
    await hand.press(link(page, 'Start an Employment plan'));
    await expect(heading(page)).toHaveText('Goal');
    await hand.press(button(page, 'Change Where you are'));
    await expect(heading(page)).toHaveText('Where you are');
    const leaving = new Date(Date.now() + 400 * 86_400_000);
    await hand.write(page.getByRole('textbox', { name: 'Day', exact: true }), '15');
    await hand.write(
      page.getByRole('textbox', { name: 'Month', exact: true }),
      `${leaving.getUTCMonth() + 1}`,
    );
    await hand.write(page.getByRole('textbox', { name: 'Year', exact: true }), `${leaving.getUTCFullYear()}`);
    await goOn('Goal');
    await hand.write(page.getByLabel('Roles you’re aiming for'), 'Network engineer');
    await hand.write(page.getByLabel('Where do you want to be a year after leaving?'), 'In a network team.');
    await goOn('What I bring');
    await hand.write(page.getByLabel('Skills'), 'Fault finding');
    for (const step of ['Gaps & actions', 'Money & life', 'Timeline & check']) await goOn(step);
    await hand.press(button(page, 'Start plan'));
    await expect(heading(page)).toHaveText('Employment plan: Network engineer');
    await hand.press(button(page, 'Change your leaving date'));
    await page.keyboard.press('Escape');
    await expect(button(page, 'Change your leaving date')).toBeFocused();
  });

  test('the career direction changes, the question of leaving is closed with Escape, and the plan is made again', async ({
    page,
    context,
    people,
  }) => {
    const hand = keyboard(page);
    await people.bring(context, key);
    await page.goto('/veteran');
    await hand.press(link(page, 'Change direction'));
    await expect(
      page.getByText('We’ll rebuild your action plan. You’ll keep your finished tasks.'),
    ).toBeVisible();
    await hand.choose(page.getByLabel('Retrain for a new trade or profession'));
    await hand.press(button(page, 'Continue'));
    await expect(page.getByText(/^Question 1 of /)).toBeVisible();
    await hand.press(button(page, 'Cancel'));
    const question = page.getByRole('dialog', { name: 'Are you sure you want to leave this page?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await answerAll(page, hand);
    await hand.press(button(page, 'Apply'));
    await expect(page).toHaveURL('/veteran');
    await expect(page.getByRole('heading', { name: 'Your action plan' })).toBeVisible();
    await hand.press(link(page, 'Jobs'));
  });

  test('a job is found by a filter, saved, applied for, and the application withdrawn', async ({
    page,
    context,
    people,
  }) => {
    const hand = keyboard(page);
    await people.bring(context, key);
    await page.goto('/jobs');
    await hand.write(page.getByRole('combobox', { name: 'Job title, skill or employer' }), 'depot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=depot/);
    await hand.press(page.getByRole('button', { name: /^Date posted/ }));
    await hand.choose(page.getByRole('radio').last());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Date posted/ })).toBeFocused();
    const list = page.getByRole('list', { name: 'Jobs' });
    const title = 'Depot Shift Manager';
    await hand.press(list.getByRole('button', { name: `Save ${title}` }));
    await expect(list.getByRole('button', { name: `Saved: ${title}` })).toBeFocused();
    await hand.press(list.getByRole('link', { name: title }));
    await expect(heading(page)).toHaveText(title);
    await hand.press(link(page, 'Apply'));
    await hand.choose(page.getByRole('radio', { name: /^Team leader/ }));
    await hand.press(button(page, 'Continue'));
    await expect(heading(page)).toHaveText('A few questions');
    for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await hand.choose(yes);
    await hand.press(button(page, 'Continue'));
    await hand.tick(page.getByRole('checkbox', { name: /can store and read this/ }));
    await hand.press(button(page, 'Send application'));
    await expect(heading(page)).toHaveText('Your application has been sent');
    await hand.press(link(page, 'View your applications'));
    await hand.press(
      page.getByRole('list', { name: 'Applications', exact: true }).getByRole('link', { name: title }),
    );
    await expect(heading(page)).toHaveText(title);
    await hand.press(button(page, 'Withdraw'));
    const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
    await hand.choose(dialog.getByRole('radio', { name: 'The process took too long' }));
    await hand.press(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(page.getByText('Your reason: The process took too long')).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  test('a course is filtered for, saved, and told of one’s interest', async ({ page, context, people }) => {
    const hand = keyboard(page);
    await people.bring(context, key);
    await page.goto('/veteran/courses');
    await hand.press(page.getByRole('button', { name: /^Service type/ }));
    await hand.tick(page.getByRole('checkbox', { name: 'In person' }));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/service_type=in_person/);
    const courses = page.getByRole('list', { name: 'Courses', exact: true });
    await hand.press(courses.getByRole('button', { name: /^Save / }).first());
    await expect(courses.getByRole('button', { name: /^Saved: / }).first()).toBeFocused();
    await hand.press(courses.getByRole('link').first());
    await expect(page).toHaveTitle(/^Course Details/);
    await hand.write(page.getByLabel('Your message'), 'I have nine years at sea.');
    await hand.press(button(page, 'Send'));
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await hand.tick(page.getByRole('checkbox', { name: /can read this to reply to me/ }));
    await hand.press(button(page, 'Send'));
    await expect(page.getByText('Interest sent · their turn')).toBeVisible();
    await hand.press(link(page, '← Back to courses'));
    await expect(courses).toBeVisible();
    await hand.press(page.getByRole('button', { name: /^Service type/ }));
  });

  test.describe('in the United States', () => {
    test.use({ tenant: 'us' });

    test('a federal resume is begun, led through its checks, made ready and downloaded', async ({
      page,
      context,
      people,
    }) => {
      const hand = keyboard(page);
      await people.bring(context, key);
      await page.goto('/veteran/federal-resume');
      await hand.press(button(page, 'New federal resume'));
      await hand.write(page.getByRole('dialog').getByLabel('Name'), 'Network jobs at Fort Eisenhower');
      await hand.press(button(page, 'Create'));
      await expect(heading(page)).toHaveText('Network jobs at Fort Eisenhower');
      const checks = page.getByRole('region', { name: 'Checks' });
      await hand.press(button(page, 'Mark as ready'));
      await expect(checks.getByRole('heading', { name: /^Checks: \d things to do$/ })).toBeFocused();
      await hand.press(checks.getByRole('link', { name: 'Choose your citizenship' }));
      await expect(page.getByLabel('Citizenship')).toBeFocused();
      await hand.pick(page.getByLabel('Citizenship'), 'U.S. citizen');
      await hand.pick(page.getByLabel('Veterans’ preference'), '5 points');
      const hours = page.getByLabel('Hours per week', { exact: true });
      for (const job of ['Network Operations Team Leader', 'Network Engineer', 'Communications Operator']) {
        await hand.press(checks.getByRole('link', { name: new RegExp(`^${job} .*Confirm the 40 hours`) }));
        await expect(hours).toBeFocused();
        await hand.tick(page.getByLabel('40 hours per week is right'));
      }
      await hand.press(checks.getByRole('link', { name: /^Help desk assistant: Enter the hours/ }));
      await expect(hours).toHaveValue('');
      await hand.write(hours, '20');
      await expect(checks).toContainText('Everything is complete.');
      await hand.press(button(page, 'Mark as ready'));
      await expect(page.getByText('Ready', { exact: true })).toBeVisible();
      const coming = page.waitForEvent('download');
      await hand.press(button(page, 'Download PDF'));
      expect((await coming).suggestedFilename()).toMatch(/_Federal_Resume\.pdf$/);
    });
  });
});

/** With the first of each choice, until the plan is there. */
async function answerAll(page: Page, hand: Hand) {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1, name: 'Changes to your plan' });
  for (let at = 1; !(await title.isVisible()); at += 1) {
    const radio = main.getByRole('radio').first();
    const checkbox = main.getByRole('checkbox').first();
    const number = main.getByRole('spinbutton');
    if (await radio.count()) await hand.choose(radio);
    else if (await checkbox.count()) await hand.tick(checkbox);
    else if (await number.count()) await hand.write(number, '10');
    await hand.press(button(page, 'Continue'));
    await expect(page.getByText(new RegExp(`^Question ${at + 1} of `)).or(title)).toBeVisible();
  }
}
