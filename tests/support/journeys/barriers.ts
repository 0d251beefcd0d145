/** What axe finds on a page against WCAG 2.2 AA. */
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the page has already need not be sent again: it is half a megabyte to parse, twice. */
const nothing = ' ';

/** What fades in is pale until it is there. */
const waitForAnimations = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => null)),
  ).then(() => null);

/** Between two rules it takes a breath, which must not wait for a clock that a path has stopped. */
const breathing = (source: string) => `{
  const ofPage = window.setTimeout;
  const breathe = (next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => next();
    port2.postMessage(null);
  };
  const setTimeout = (next, after) => (after ? ofPage(next, after) : breathe(next));
  ${source}
}`;

/** The axe that a module at this place gets. */
const axeFor = (place: string) => breathing((createRequire(place)('axe-core') as { source: string }).source);

/** The axe that Playwright's own builder comes with. */
const usualAxe = axeFor(createRequire(import.meta.url).resolve('@axe-core/playwright'));

/** A newer one, whose further rules are no part of the gate. */
export const newestAxe = () => axeFor(import.meta.url);

/** One sentence for each place. @param axe its source; that of the first call on a page stays */
export async function barriersOf(page: Page, axe = usualAxe): Promise<string[]> {
  await page.evaluate(waitForAnimations);
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? nothing : axe })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}
