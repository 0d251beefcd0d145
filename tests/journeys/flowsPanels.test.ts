import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type FlowModel, modelOf } from 'statechart-paths';
import { root } from '../../scripts/process.mjs';
import { companyRoutingMachine } from '../../src/machines/companyRouting.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { openFully } from '../support/journeys/beforeOffline.ts';
import { keyboard, pointer } from '../support/journeys/hands.ts';
import { expect, test } from '../support/journeys/story.ts';

test('a redirect is explained: who asks for which page, each rule with its answer, and the one that fired @whole', async ({
  page,
}) => {
  await page.goto('/flows?machine=access');
  await keyboard(page).press(page.getByRole('button', { name: 'Why am I here?' }));
  const why = page.getByRole('region', { name: 'Why am I here?' });
  await why.getByRole('combobox', { name: 'Who' }).selectOption('recruiter-company-pending');
  await why.getByRole('combobox', { name: 'Opens the page' }).selectOption('/recruiter/company/create');
  await expect(why.getByRole('status')).toContainText('Sent by company rules of Recruiter.');
  expect(await barriersOf(page)).toEqual([]);

  await pointer.press(why.getByRole('button', { name: 'Which company rule applies?' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Company routing' })).toBeVisible();
  await expect(why.getByRole('listitem').filter({ hasText: 'Deciding: rule 7 holds' })).toHaveText(
    'Deciding: rule 7 holds, company is pending.',
  );
  await expect(why.locator('ol').getByRole('listitem')).toHaveText([
    /^1Something is inactiveno$/,
    /^2Active user has no companyno$/,
    /^3Something is rejectedno$/,
    /^4User is pendingno$/,
    /^5Company was foundno$/,
    /^6Details are asked forno$/,
    /^7Company is pendingyes, taken$/,
    /^8Otherwisenot asked$/,
  ]);
  const drawing = page.getByRole('region', { name: 'Company routing, drawing' });
  await expect(drawing.getByRole('button', { name: 'Company approval pending, here' })).toBeVisible();

  await why.getByRole('combobox', { name: 'Who' }).selectOption({ label: 'Someone else…' });
  await why.getByRole('combobox', { name: 'Company', exact: true }).selectOption('rejected');
  await expect(why.getByRole('status')).toContainText('Rejected.');
});

test('the last run lies over the chart; counts of another version are stale', async ({ page }) => {
  await page.goto('/flows?machine=companyRouting&see=coverage');
  const { hash, transitions } = modelOf(companyRoutingMachine);
  const [first] = transitions.map(({ id }) => id) as [string];
  const run = (ofHash: string) =>
    JSON.stringify({
      savedAt: '2026-11-20T09:00:00Z',
      machines: { companyRouting: { hash: ofHash, transitions: { [first]: 3 }, states: { inactive: 3 } } },
    });
  const panel = page.getByRole('region', { name: 'Coverage' });
  const open = (text: string) =>
    page
      .getByLabel('Coverage file')
      .setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const drawing = page.getByRole('region', { name: 'Company routing, drawing' });
  const covered = drawing.getByRole('button', { name: /leads to Inactive, covered$/ });

  await open(run(hash));
  await expect(panel.getByText(`1 of ${transitions.length} transitions`)).toBeVisible();
  await expect(covered).toHaveText(/×3/);
  await expect(drawing.getByRole('button', { name: /leads to Rejected, uncovered$/ })).toBeVisible();
  await panel.getByRole('button', { name: /when user is pending/i }).click();
  await expect(page.getByRole('region', { name: 'Transition' })).toContainText('Not covered');
  expect(await barriersOf(page)).toEqual([]);

  await open(run('another'));
  await expect(panel.getByText(/^The chart has changed since this run/)).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Counts for the other version' })).toHaveText(
    /^Deciding: When .+leads to Inactive ×3$/,
  );
  await expect(covered).toHaveCount(0);
  await open('no coverage');
  await expect(panel.getByRole('alert')).toHaveText(/^run\.json: This file isn’t JSON\./);
});

/** The charts of which an earlier version is kept. */
const changed = readdirSync(join(root, 'src/features/flows/versions')).flatMap((file) => {
  const versions = JSON.parse(readFileSync(join(root, 'src/features/flows/versions', file), 'utf8')) as {
    model: FlowModel;
  }[];
  const [now, before] = versions;
  return now && before ? [{ name: file.replace('.json', ''), now: now.model, before: before.model }] : [];
});

test('what changed since an earlier version is shown in words and on both drawings', async ({ page }) => {
  const [first] = changed;
  if (!first) throw new Error('No earlier version is kept');
  const { name, now, before } = first;
  const { differences } = compare(name, before, now);
  await page.goto(`/flows?machine=${name}&see=changes`);
  const panel = page.getByRole('region', { name: 'What changed' });
  await expect(panel.getByRole('listitem')).toHaveCount(differences.length);
  const drawing = page.getByRole('region', { name: /, drawing$/ });
  const marks = (kind: string) => drawing.locator(`.is-${kind}`);
  await expect(marks('added').or(marks('changed'))).not.toHaveCount(0);
  await pointer.press(panel.getByRole('button', { name: 'As it was' }));
  await expect(drawing).toBeVisible();
  await expect(marks('added')).toHaveCount(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('a group is opened by hand; where that fails it says so and can be tried again @whole', async ({
  page,
  context,
  watched,
}) => {
  watched.expects('failed: net::ERR_INTERNET_DISCONNECTED GET /assets/');
  const drawing = page.getByRole('region', { name: 'Onboarding, drawing' });
  await openFully(page, async () => {
    await page.goto('/flows?machine=onboarding&level=overview&state=underway.screen.services');
    await expect(drawing).toBeVisible();
  });
  await context.setOffline(true);
  await keyboard(page).press(page.getByRole('button', { name: 'Open this group' }));
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t lay out this chart' })).toBeVisible();
  await context.setOffline(false);
  await keyboard(page).press(page.getByRole('button', { name: 'Try again' }));
  await expect(drawing.getByRole('button', { name: 'Choosing', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close this group' }).click();
  await expect(drawing.getByRole('button', { name: 'Choosing', exact: true })).toHaveCount(0);
});

test('a transition says which call it makes, what it is for, and where it is written @whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/flows?machine=onboarding&state=underway.screen.careerDirection.choosing');
  const state = page.getByRole('region', { name: 'State', exact: true });
  await keyboard(page).press(state.getByRole('button', { name: /^Direction chosen/ }));
  const panel = page.getByRole('region', { name: 'Transition' });
  await expect(panel.getByText('POST /api/onboarding/career-direction', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Saving', exact: true }).click();
  await state.getByRole('button', { name: /^✓ Save career direction/ }).click();
  await expect(panel.getByText(/^ONBOARD-13 /)).toBeVisible();
  await panel.getByRole('button', { name: /^Copy src\/machines\/onboarding\/stages\.ts:\d+$/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [file, line] = copied.split(':') as [string, string];
  expect(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]).toContain('onDone');
  expect(await barriersOf(page)).toEqual([]);
});
