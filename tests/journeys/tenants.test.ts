import { expect, proveToBeAPerson, test } from '../support/journeys/story.ts';

const stored = () => JSON.parse(localStorage.getItem('tenant') ?? 'null');

test('TENANT-01, TENANT-03 the host name alone chooses the tenant, whose name and slug the browser keeps', async ({
  page,
  server,
  watched,
}) => {
  for (const { slug, name } of [
    { slug: 'uk', name: 'Valour UK' },
    { slug: 'us', name: 'Valour US' },
  ] as const) {
    const origin = server.origin(slug);
    const answered = page.waitForResponse((response) => response.url().includes('/api/tenant/info'));
    await page.goto(`${origin}/auth/login`);
    expect((await (await answered).json()).data.name).toBe(name);
    await expect(page.getByRole('complementary', { name }).getByText(name, { exact: true })).toBeVisible();
    expect(await page.evaluate(stored)).toEqual({ slug, name });
  }
  expect(watched.callsOf('getTenantInfo').map(({ url }) => url.href)).toEqual([
    `${server.origin('uk')}/api/tenant/info?domain=localhost`,
    `${server.origin('us')}/api/tenant/info?domain=us.localhost`,
  ]);
});

test('TENANT-04 a call carries the tenant once one is stored, and the token while one is stored', async ({
  page,
  people,
  watched,
}) => {
  await page.goto('/auth/login');
  await proveToBeAPerson(page);
  const credentials = ({ operationId, headers }: (typeof watched.calls)[number]) => ({
    operationId,
    tenant: headers['x-tenant'] ?? null,
    token: headers.authorization ?? null,
  });
  expect(watched.calls.map(credentials)).toEqual([
    { operationId: 'getTenantInfo', tenant: null, token: null },
    { operationId: 'createCaptchaChallenge', tenant: 'uk', token: null },
  ]);

  await people.signIn(page, 'veteran-complete');
  await page.reload();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page).toHaveURL('/veteran/resume');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').token);
  const loginAt = watched.calls.findIndex(({ operationId }) => operationId === 'login');
  const afterLogin = watched.calls.slice(loginAt + 1).map(credentials);
  expect(new Set(afterLogin.map(({ operationId }) => operationId))).toContain('getUserProfile');
  for (const call of afterLogin) {
    expect(call).toEqual({ operationId: call.operationId, tenant: 'uk', token: `Bearer ${token}` });
  }
});

test('a stored tenant that no longer fits the host is asked for again, and the call repeated', async ({
  page,
  watched,
}) => {
  watched.expects('failed: 400 GET /api/auth/captcha');
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome to the product!' })).toBeVisible();
  // The page is there before its scripts, which store the tenant.
  await expect.poll(() => page.evaluate(stored)).toEqual({ slug: 'uk', name: 'Valour UK' });
  await page.evaluate(() =>
    localStorage.setItem('tenant', JSON.stringify({ slug: 'us', name: 'Valour US' })),
  );
  await proveToBeAPerson(page);
  expect(await page.evaluate(stored)).toEqual({ slug: 'uk', name: 'Valour UK' });
});

test('TENANT-06 a host that belongs to no tenant gets a page that says so', async ({
  playwright,
  launchOptions,
  server,
  counting,
}) => {
  const nobody = 'nobody.example';
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${nobody} localhost`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext();
  await counting.listenTo(context);
  const page = await context.newPage();
  for (const path of ['/', '/auth/login?type=veteran', '/veteran', '/no/such/page']) {
    await page.goto(`http://${nobody}:${server.port}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown tenant');
    await expect(page.getByRole('main')).toContainText(`There’s no site at ${nobody}.`);
    await expect(page).toHaveTitle('Unknown tenant');
  }
  await browser.close();
});
