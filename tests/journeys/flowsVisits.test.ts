import { and, eq, ne } from 'drizzle-orm';
import { flowSteps } from '../../server/db/schema/flowSteps.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { keyboard, pointer } from '../support/journeys/hands.ts';
import { expect, test } from '../support/journeys/story.ts';

const seeded = '0000000000000000';

test('the operator sees where veterans leave onboarding, on the diagram and as a table, for days of their choice @whole', async ({
  page,
}) => {
  await page.goto('/flows?machine=onboarding');
  await pointer.press(page.getByRole('button', { name: 'Where people are' }));
  const panel = page.getByRole('region', { name: 'Where people are' });
  await expect(panel.getByRole('status')).toHaveText(/^1\d\d visits, /);
  const worst = panel.getByRole('listitem').first().getByRole('button');
  await expect(worst).toHaveText(/^Choosing of Upload CV\d+ of 1\d\d, [12]\d %$/);
  const drawing = page.getByRole('region', { name: 'Onboarding, drawing' });
  await expect(
    drawing.getByRole('button', {
      name: /^Choosing, 1\d\d visits entered, \d+ went on, \d+ ended here, median \d+/,
    }),
  ).toBeVisible();
  await expect(drawing.getByRole('button', { name: /leads to Uploading, taken \d+ times$/ })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await keyboard(page).press(worst);
  await expect(page).toHaveURL(/state=underway\.screen\.uploadCv\.choosing&see=visits/);
  await expect(panel.getByRole('heading', { level: 3, name: 'Choosing of Upload CV' })).toBeVisible();
  const row = panel.getByRole('row', { name: /^Completed/ });
  await expect(row.getByRole('cell')).toHaveText([/^\d+$/, '–', '–', '–']);

  await panel.getByRole('button', { name: 'Dates' }).click();
  const first = panel.getByRole('group', { name: 'First day' });
  for (const [part, value] of [
    ['Day', '1'],
    ['Month', '1'],
    ['Year', '2020'],
  ] as const)
    await first.getByLabel(part).fill(value);
  await panel.getByRole('button', { name: 'Show these days' }).click();
  await expect(first).toContainText('Choose 400 days at most');
  const last = panel.getByRole('group', { name: 'Last day' });
  await last.getByLabel('Year').fill('2020');
  await panel.getByRole('button', { name: 'Show these days' }).click();
  await expect(panel.getByRole('status')).toHaveText(
    'Fewer than 5 visits in this period, so we don’t show any figures.',
  );
  expect(await barriersOf(page)).toEqual([]);
});

test('the steps of a veteran who allows it are counted, with nothing of them, and of one who does not none', async ({
  page,
  context,
  people,
  server,
}) => {
  const storedSteps = () =>
    server.asPerson('veteran-new', ({ tenantId, tx }) =>
      tx
        .select()
        .from(flowSteps)
        .where(
          and(
            eq(flowSteps.tenant_id, tenantId),
            eq(flowSteps.flow_id, 'onboarding'),
            ne(flowSteps.version, seeded),
          ),
        )
        .orderBy(flowSteps.id),
    );
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flow-events')) sent.push(request.postData());
  });
  const takeSteps = async (isCounted: boolean) => {
    await page.goto('/veteran/onboarding');
    // Counting begins a moment after the page: what is taken before is not counted.
    if (isCounted) await expect.poll(storedSteps).not.toEqual([]);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Leaving a page sends what is still to be counted.
    await page.goto('/data-sources');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data sources');
  };
  await people.bring(context, 'veteran-new');
  await takeSteps(false);
  expect(sent).toEqual([]);
  expect(await storedSteps()).toEqual([]);

  await page.goto('/privacy');
  await page.getByRole('switch', { name: 'Web analytics' }).click();
  await expect(page.getByRole('switch', { name: 'Web analytics' })).toBeChecked();
  await takeSteps(true);
  await expect
    .poll(async () =>
      (await storedSteps()).map(({ from_state, event, to_state }) => [from_state, event, to_state]),
    )
    .toEqual(
      expect.arrayContaining([
        ['underway.skipDialog.closed', 'skip.requested', 'underway.skipDialog.open'],
        ['underway.skipDialog.open', 'dialog.dismissed', 'underway.skipDialog.closed'],
      ]),
    );
  expect(new Set((await storedSteps()).map(({ visit }) => visit)).size).toBe(1);
  expect(sent.join()).not.toMatch(/veteran-new|@/);

  await page.goto('/privacy');
  await page.getByRole('switch', { name: 'Web analytics' }).click();
  await expect(page.getByRole('switch', { name: 'Web analytics' })).not.toBeChecked();
  const before = await storedSteps();
  sent.length = 0;
  await takeSteps(false);
  expect(sent).toEqual([]);
  expect(await storedSteps()).toEqual(before);
});
