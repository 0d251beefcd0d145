import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, by WCAG 2.2 AA. */
export const barriersOf = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(tags).analyze()).violations.map(({ id, nodes }) => ({
    id,
    places: nodes.map(({ target }) => target.join(' ')),
  }));
