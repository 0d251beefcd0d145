import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/process.mjs';
import { barriersOf } from '../support/journeys/barriers.ts';
import { openFully } from '../support/journeys/beforeOffline.ts';
import { keyboard, pointer } from '../support/journeys/hands.ts';
import { openInApp } from '../support/journeys/inApp.ts';
import { expect, test } from '../support/journeys/story.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'State', exact: true });
const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const printed = readFileSync(join(root, 'docs/flows/README.md'), 'utf8');
const inDocs = [...printed.matchAll(/^## \[(.+)\]\((.+)\.md\)$/gm)].map(([, title = '', name = '']) => ({
  title,
  name,
}));

test('FLOW-04 every flow opens as a diagram at three levels, offline, in the app and in docs, and is stepped through', async ({
  page,
  context,
}) => {
  // Each chart is laid out and drawn three times.
  test.setTimeout(test.info().timeout + inDocs.length * 10_000);
  const machines = page.getByRole('navigation', { name: 'Charts' }).getByRole('button');
  await openFully(page, async () => {
    await page.goto('/site');
    await openInApp(page, '/flows');
    await expect(machines).toHaveCount(inDocs.length);
  });
  await context.setOffline(true);
  for (const { title, name } of inDocs) {
    await machines.filter({ hasText: new RegExp(`^${title}\\d+ states`) }).click();
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    for (const level of ['Overview', 'Everything', 'Product']) {
      await page.getByRole('button', { name: level, exact: true }).click();
      await expect(page.getByRole('region', { name: `${title}, drawing` }).getByRole('group')).toBeVisible();
    }
    const steps = page.getByRole('region', { name: 'Steps', exact: true });
    const before = await steps.getByRole('listitem').count();
    await panel(page).getByRole('listitem').getByRole('button').first().click();
    await expect(steps.getByRole('listitem')).toHaveCount(before + 1);
    await page.getByRole('button', { name: 'Read as text' }).click();
    await expect(
      page.getByRole('heading', { level: 3, name: new RegExp(`^${title} › `) }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'View diagram' }).click();
    for (const file of [`${name}.svg`, `${name}.overview.svg`, `${name}.all.svg`, `${name}.md`])
      expect([file, existsSync(join(root, 'docs/flows', file))]).toEqual([file, true]);
  }
});

test('a product owner opens a chart, finds a state, walks two steps and reads the chart as text', async ({
  page,
}) => {
  await page.goto('/flows');
  await pointer.press(
    page.getByRole('navigation', { name: 'Charts' }).getByRole('button', { name: /^Onboarding/ }),
  );
  await expect(page.getByRole('heading', { level: 2, name: 'Onboarding' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Loading');

  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/machine=onboarding&level=overview/);
  await expect(page.getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('searchbox', { name: 'Search all charts' }).fill('skip');
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('status')).toHaveText(/^\d+ results for “skip”$/);
  expect(await barriersOf(page)).toEqual([]);
  await results.getByRole('button', { name: 'Onboarding › Underway › Skip dialog', exact: true }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Skip dialog');

  await page.getByRole('button', { name: 'Product' }).click();
  const drawing = page.getByRole('region', { name: 'Onboarding, drawing' });
  await keyboard(page).press(drawing.getByRole('button', { name: 'Loading, here', exact: true }));
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Loading');
  await expect(panel(page).getByText('Current state')).toBeVisible();

  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  await keyboard(page).press(panel(page).getByRole('button', { name: /^2 ✓ Get onboarding/ }));
  await expect(steps.getByRole('status')).toHaveText('Step 1: Deciding');
  await panel(page).getByRole('listitem').getByRole('button').first().click();
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await steps.getByRole('button', { name: 'Back' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(drawing.getByRole('button', { name: 'Deciding, here' })).toBeVisible();

  await page.getByRole('button', { name: 'Read as text' }).click();
  await expect(drawing).toHaveCount(0);
  await expect(page.getByText('go to Completed').first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'View diagram' }).click();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(drawing).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('a walk is still there after a reload, and from its link in another window', async ({
  page,
  context,
}) => {
  await page.goto('/flows?machine=companyRouting');
  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  const here = steps.locator('[aria-current=step]');
  await panel(page).getByRole('listitem').getByRole('button').first().click();
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  const [taken, address] = [await here.textContent(), page.url()];
  await page.reload();
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(here).toHaveText(taken ?? '');
  expect(page.url()).toBe(address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator('[aria-current=step]')).toHaveText(taken ?? '');
});

/** The texts of a drawing with their widths, to a tenth of a pixel: those of another font differ. */
const lettersOf = (svg: SVGElement) =>
  [...svg.querySelectorAll('text')].map(
    (text) => `${text.textContent}: ${Math.round(text.getComputedTextLength() * 10) / 10}`,
  );

/** The share of dots that differ between two pictures of the same size, given as data URLs. */
async function difference(pictures: string[]): Promise<number> {
  const [first, second] = await Promise.all(
    pictures.map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    }),
  );
  if (first!.width !== second!.width || first!.height !== second!.height) return 1;
  let count = 0;
  for (let at = 1; at < first!.data.length; at += 4)
    if (Math.abs(first!.data[at]! - second!.data[at]!) > 64) count += 1;
  return count / (first!.data.length / 4);
}

const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

test('TOOL-06 the drawing saved as SVG and as PNG looks as in the app where the font is not installed', async ({
  page,
  browser,
}) => {
  await page.goto('/flows?machine=companyRouting');
  const drawing = page.getByRole('region', { name: 'Company routing, drawing' });
  await expect(drawing.locator('svg.flow')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const shown = await drawing.locator('svg.flow').evaluate(lettersOf);
  expect(shown.length).toBeGreaterThan(10);
  const files: Record<string, Buffer> = {};
  for (const kind of ['svg', 'png']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download as ${kind.toUpperCase()}` }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`companyRouting-product.${kind}`);
    files[kind] = readFileSync(await download.path());
  }

  // A page of its own has none of the app's fonts.
  const elsewhere = await browser.newContext({ deviceScaleFactor: 2, colorScheme: 'light' });
  const file = await elsewhere.newPage();
  const printed = readFileSync(join(root, 'docs/flows/companyRouting.svg'), 'utf8');
  for (const svg of [printed, files.svg!.toString()]) {
    await file.setContent(`<body style="margin:0">${svg}`);
    await file.evaluate(() => document.fonts.ready);
    expect(await file.locator('svg').evaluate(lettersOf)).toEqual(shown);
  }
  const picture = await file.locator('svg').screenshot();
  expect(await file.evaluate(difference, [dataUrl(picture), dataUrl(files.png!)])).toBeLessThan(0.002);
  await elsewhere.close();
});

test('on a phone a chart is read as text, state by state @phone-only', async ({ page }) => {
  await page.goto('/flows?machine=onboarding&view=text');
  const states = page.getByRole('heading', { level: 3 }).getByRole('button');
  await states.getByText('Onboarding › Underway › Skip dialog › Open', { exact: true }).click();
  await expect(panel(page).getByRole('heading', { level: 2, name: 'Open' })).toBeVisible();
  await page.getByRole('button', { name: 'Coverage' }).click();
  await expect(page.getByRole('region', { name: 'Coverage' })).toBeVisible();
  expect(await noSidewaysScroll(page)).toBe(true);
  expect(await barriersOf(page)).toEqual([]);
});

test('on a phone the page never scrolls sideways, and has no barrier @phone-only @whole', async ({
  page,
}) => {
  for (const view of ['', '&view=text']) {
    await page.goto(`/flows?machine=onboarding${view}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Onboarding' })).toBeVisible();
    expect(await noSidewaysScroll(page)).toBe(true);
    expect(await barriersOf(page)).toEqual([]);
  }
});
