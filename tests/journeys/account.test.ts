/** An account from the form to the first page, and back in when the password is forgotten. */
import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';
import { expectToast } from '../support/journeys/toasts.ts';

const pass = 'calm river stone 7';

async function openMail(page: Page, subject: string, address: string) {
  await page.getByRole('link', { name: 'the mailbox' }).click();
  await page
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('link', { name: `${subject} To ${address}` })
    .click();
  return page.frameLocator(`iframe[title="${subject}, to ${address}"]`);
}

test('ROUTE-03, AUTH-07, API-22, API-23 a new account is confirmed by its mail, and its person goes straight on @phone', async ({
  page,
  watched,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();

  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Email').fill('nora@post.example');
  await page.getByLabel('Password', { exact: true }).fill(pass);
  await page.getByLabel('Password again').fill('another one');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await proveToBeAPerson(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: 'The passwords don’t match' })).toBeVisible();
  await page.getByLabel('Password again').fill(pass);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');

  const mail = await openMail(page, 'Confirm your email address', 'nora@post.example');
  await mail.getByRole('link', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  expect(watched.callsOf('verifyEmail').map(({ body }) => Object.keys(body as object).sort())).toEqual([
    ['email', 'token'],
  ]);
});

test('ROUTE-03, API-22 a mail that is opened in another browser asks for a password before it confirms @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/auth/signup');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Email').fill('nora.elsewhere@post.example');
  await page.getByLabel('Password', { exact: true }).fill(pass);
  await page.getByLabel('Password again').fill(pass);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await proveToBeAPerson(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const mail = await openMail(page, 'Confirm your email address', 'nora.elsewhere@post.example');
  const href = await mail.getByRole('link', { name: 'Confirm my address' }).getAttribute('href');

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(href!);
  await expect(phone.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  const choose = async (typed: string) => {
    await phone.getByLabel('Password', { exact: true }).fill(typed);
    await phone.getByLabel('Password again').fill(typed);
    await phone.getByRole('button', { name: 'Confirm my email address' }).click();
  };
  await choose('helloworld2026');
  await expect(phone.getByRole('link', { name: /easy to guess/ })).toBeVisible();
  await choose('seven calm herons wade');
  await expect(phone.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await elsewhere.close();
});

test('LOGIN-07 a recruiter’s way to an account asks for the job title too', async ({ page }) => {
  await page.goto('/auth/login?type=recruiter');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/auth\/signup\?user=recruiter$/);
  await expect(page.getByLabel('Job title')).toBeVisible();
  await page.getByRole('link', { name: 'For veterans' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);
  await expect(page.getByLabel('Job title')).toBeHidden();
});

test('ROUTE-03, LOGIN-05 a forgotten password is replaced by the link of its mail, which works once', async ({
  page,
  people,
  server,
  tenant,
  watched,
}) => {
  await server.startAfresh('veteran-new', tenant);
  await page.goto('/auth/login');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot$/);
  // The address changes first: until the page is loaded, the field of the sign-in page is here.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('veteran-new@demo.test');
  await proveToBeAPerson(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  const mail = await openMail(page, 'Choose a new password', 'veteran-new@demo.test');
  const link = mail.getByRole('link', { name: 'Choose a password' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.getByLabel('New password', { exact: true }).fill(pass);
  await page.getByLabel('New password again').fill(pass);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  watched.expects(
    'failed: 404 GET /404',
    'failed: 422 POST /api/auth/reset-password/check',
    'failed: 422 POST /api/auth/login',
  );
  await page.goto('/404');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await people.fillIn(page, 'veteran-new');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Email or password is incorrect' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(pass);
  await expect(page.getByRole('checkbox', { name: 'You’re verified' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  expect(pass).not.toBe(demoPassword);
});

test('ROUTE-04 people who come from op-hired sign in with its name on the page', async ({ page }) => {
  await page.goto('/auth/signup/op-hired');
  await expect(page).toHaveURL(/\/auth\/login\?type=veteran&company=op-hired$/);
  await expect(page.getByText('sent you here')).toBeVisible();
});

async function signInThere(page: Page, email: string) {
  // The page before has a field of this name, too.
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Holt');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('AUTH-07, LOGIN-08, ROUTE-05 a veteran comes in through another service, finishes the account once, and is known after that', async ({
  page,
  watched,
}) => {
  watched.expects('left the origin: ');
  watched.allows('failed: 404 GET /favicon.ico');
  await page.goto('/auth/login?type=recruiter');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Veteran Login' }).click();
  await expect(page.getByRole('button', { name: 'LinkedIn' })).toBeVisible();
  await page.getByRole('button', { name: 'Google' }).click();
  await signInThere(page, 'ada@post.example');
  await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Google' }).click();
  await signInThere(page, 'ada@post.example');
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  expect(watched.callsOf('redirectToGoogle').length).toBe(2);
});

test('HTTP-12 a return from another service that fails says so in a toast, and leads back to the login', async ({
  page,
  watched,
}) => {
  watched.expects('failed: 422 POST /api/auth/social-exchange');
  await page.goto('/redirect/social?code=forged&state=google.forged');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /link|sign/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('HTTP-12 a way to another service that fails says so in a toast, and the button can be pressed again', async ({
  page,
  server,
  watched,
}) => {
  watched.expects('failed: 500 GET /api/auth/google/redirect');
  await page.goto('/auth/login');
  const google = page.getByRole('button', { name: 'Google' });
  await server.whileUnwritable('social_states', async () => {
    await google.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'There was an error. Please try again' }),
    ).toBeVisible();
  });
  await expect(google).toBeEnabled();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('LOGIN-08 an account of the same address is linked only after a sign-in to it', async ({
  page,
  server,
  tenant,
  watched,
}) => {
  await server.startAfresh('veteran-new', tenant);
  watched.expects('left the origin: ', 'failed: 409 POST /api/auth/social-exchange');
  watched.allows('failed: 404 GET /favicon.ico');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'LinkedIn' }).click();
  await signInThere(page, 'veteran-new@demo.test');
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in and link' }).click();
  await page.getByLabel('Email').fill('veteran-new@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await proveToBeAPerson(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your password to link' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expectToast(page, 'Linked to your account');
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  expect([watched.callsOf('redirectToLinkedin').length, watched.callsOf('linkIdentity').length]).toEqual([
    1, 1,
  ]);
});
