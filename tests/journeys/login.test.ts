import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { persona } from '../support/journeys/persona.ts';
import { isScriptWith } from '../support/journeys/scriptFiles.ts';
import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';
import { expectToast } from '../support/journeys/toasts.ts';

const refusal = 'Email or password is incorrect.';

test('ROUTE-02, LOGIN-01 the type in the address chooses the tab, and each tab is an address @phone', async ({
  page,
}) => {
  await page.goto('/auth/login?type=recruiter');
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(tab('Recruiter Login')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Veteran Login')).not.toHaveAttribute('aria-current');
  await tab('Veteran Login').click();
  await expect(page).toHaveURL('/auth/login?type=veteran');
  await expect(tab('Veteran Login')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Recruiter Login')).not.toHaveAttribute('aria-current');
  await page.goto('/auth/login');
  await expect(tab('Veteran Login')).toHaveAttribute('aria-current', 'page');
});

test('LOGIN-02 the welcome and the tagline, to the letter', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('main')).toContainText('Welcome to the product!Please enter your details');
  await expect(page.getByRole('complementary', { name: 'Valour UK' })).toContainText(
    'Honoring Service. Empowering Veterans.',
  );
});

test('what is typed, ticked and pressed before the app is there is kept', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(isScriptWith('app/client'), (route) => held.then(() => route.continue()));
  await page.goto('/auth/login?type=recruiter', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  await remember.check();
  await page.getByRole('checkbox', { name: 'Confirm you’re not a robot' }).check();
  await page.getByRole('button', { name: 'Show password' }).click();
  await email.fill('jo@example.org');
  letGo();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(email).toHaveValue('jo@example.org');
  await expect(email).toBeFocused();
  await expect(remember).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'You’re verified' })).toBeChecked();
});

test('LOGIN-03 the email is trimmed, required and valid', async ({ page, watched }) => {
  watched.expects('failed: 422 POST /api/auth/login');
  await page.goto('/auth/login');
  await proveToBeAPerson(page);
  const email = page.getByLabel('Email');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  for (const [typed, message] of [
    ['', 'Email is required!'],
    ['   ', 'Email is required!'],
    ['nobody', 'Email must be a valid email address'],
    ['nobody@', 'Email must be a valid email address'],
  ] as const) {
    await email.fill(typed);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(email).toHaveAccessibleDescription(message);
    await expect(page.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveText([
      message,
    ]);
  }
  expect(watched.callsOf('login')).toEqual([]);
  await email.fill('  nobody@demo.test ');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(refusal);
  expect(watched.callsOf('login').map(({ body }) => body)).toMatchObject([{ email: 'nobody@demo.test' }]);
});

test('LOGIN-04 the password is trimmed, required, and can be shown', async ({
  page,
  people,
  server,
  watched,
}) => {
  await server.startAfresh('recruiter');
  await people.fillIn(page, 'recruiter');
  const password = page.getByRole('textbox', { name: 'Password' });
  for (const typed of ['', '   ']) {
    await password.fill(typed);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toHaveAccessibleDescription('Password is required');
  }
  await password.fill(`  ${demoPassword} `);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/recruiter');
  expect(watched.callsOf('login').map(({ body }) => body)).toMatchObject([{ password: demoPassword }]);
});

test('LOGIN-06, HTTP-09 without the captcha nothing is sent, and a toast says "Please verify captcha"', async ({
  page,
  watched,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(persona('veteran-complete').email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Please verify captcha');
  await expect(
    page.getByRole('checkbox', { name: 'Confirm you’re not a robot' }),
  ).toHaveAccessibleDescription('Tick this box to go on Please verify captcha');
  expect(watched.callsOf('login')).toEqual([]);
});

test('LOGIN-09, HTTP-10 the call, its result, and the toast "Login successful"', async ({
  page,
  people,
  server,
  watched,
}) => {
  await server.startAfresh('veteran-complete');
  await people.fillIn(page, 'veteran-complete');
  const answered = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Login successful');
  const { data } = await (await answered).json();
  expect(
    watched.callsOf('login').map(({ method, url, body }) => ({ method, path: url.pathname, body })),
  ).toEqual([
    {
      method: 'POST',
      path: '/api/auth/login',
      body: {
        email: 'veteran-complete@demo.test',
        password: demoPassword,
        role: 'veteran',
        remember_me: false,
        captcha_token: expect.any(String),
      },
    },
  ]);
  expect(data).toMatchObject({
    token: expect.any(String),
    user: { email: 'veteran-complete@demo.test', role: 'veteran' },
  });
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'))).toEqual({
    token: data.token,
    expiresAt: data.token_expires_at,
    series: expect.any(String),
  });
});

test('Remember me makes the session last thirty days @whole', async ({ page, people, server }) => {
  await server.startAfresh('veteran-complete');
  await people.fillIn(page, 'veteran-complete');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/veteran');
  const expiresAt = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').expiresAt);
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test('HTTP-11 a failed login shows the server’s message, and takes nothing that was typed', async ({
  page,
  people,
  watched,
}) => {
  watched.expects('failed: 422 POST /api/auth/login');
  await people.fillIn(page, 'veteran-complete');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, refusal);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('veteran-complete@demo.test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not the password');
  await expect(page.getByRole('checkbox', { name: 'You’re verified' })).toBeChecked();
});

test('LOGIN-10 neither tab opens an account of the other kind', async ({ page, server, watched }) => {
  watched.expects('failed: 422 POST /api/auth/login');
  for (const [key, type, own] of [
    ['veteran-complete', 'recruiter', 'Veteran Login'],
    ['recruiter', 'veteran', 'Recruiter Login'],
  ] as const) {
    await server.startAfresh(key);
    await page.goto(`/auth/login?type=${type}`);
    await page.getByLabel('Email').fill(persona(key).email);
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await proveToBeAPerson(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(own);
    await expect(page).toHaveURL(`/auth/login?type=${type}`);
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  }
});

test('an inactive account reads so at login, and only after the right password', async ({
  page,
  people,
  server,
  watched,
}) => {
  watched.expects('failed: 410 POST /api/auth/login');
  await server.startAfresh('veteran-inactive');
  await people.fillIn(page, 'veteran-inactive');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/user-inactive');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is inactive');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('a demonstration tenant offers its people, and one click fills in the form @phone', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Try it as…' }).click();
  await page.getByRole('button', { name: /· recruiter-admin/ }).click();
  await expect(page).toHaveURL('/auth/login?type=recruiter');
  await expect(page.getByLabel('Email')).toHaveValue('recruiter-admin@northgate.test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(demoPassword);
});
