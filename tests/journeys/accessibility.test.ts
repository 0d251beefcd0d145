import type { Page } from '@playwright/test';
import type { Settings } from '../../src/ui/settings.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { flowPlaces } from '../support/journeys/places/flowPlaces.ts';
import type { Place } from '../support/journeys/places/place.ts';
import { places } from '../support/journeys/places/places.ts';
import { together, visitAll } from '../support/journeys/places/visits.ts';
import { readHere } from '../support/journeys/reading.ts';
import { expect, test } from '../support/journeys/story.ts';
import { isWhole } from '../support/journeys/whole.ts';
import { faultsIn } from '../support/journeys/wording.ts';

type Mode = Pick<Settings, 'themeMode' | 'themeContrast'>;

/** As if another tab had changed the setting, so that an open dialog stays open. */
const setMode = (page: Page, mode: Mode) =>
  page.evaluate((settings) => {
    localStorage.setItem('settings', JSON.stringify(settings));
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, mode);

/** Only with bold contrast a card has a shadow. */
const modeInForce = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const shadow = style.getPropertyValue('--ui-shadow-card');
    return { themeMode: style.colorScheme, themeContrast: shadow === 'none' ? 'default' : 'bold' };
  });

const light: Mode = { themeMode: 'light', themeContrast: 'default' };
const dark: Mode = { themeMode: 'dark', themeContrast: 'default' };
const allModes: Mode[] = [
  light,
  dark,
  { ...light, themeContrast: 'bold' },
  { ...dark, themeContrast: 'bold' },
];

interface Look {
  width: number;
  /** In each of these barriers are looked for. */
  modes: Mode[];
}

/** What a usual run has of a place, in turn; a whole run has each width in each mode. */
const inTurn: Look[][] = [
  [
    { width: 1440, modes: [dark] },
    { width: 320, modes: [] },
  ],
  [
    { width: 1440, modes: [] },
    { width: 320, modes: [light] },
  ],
];
const allLooks: Look[] = [1440, 320].map((width) => ({ width, modes: allModes }));
const looksAt = (turn: number) => (isWhole ? allLooks : inTurn[turn % inTurn.length]!);

const height = 800;

async function problemsOf(page: Page, looks: Look[]) {
  const result: string[] = [];
  for (const { width, modes } of looks) {
    await page.setViewportSize({ width, height });
    for (const mode of modes) {
      await setMode(page, mode);
      await expect.poll(() => modeInForce(page)).toEqual(mode);
      const look = `${width} ${mode.themeMode} ${mode.themeContrast}`;
      result.push(...(await barriersOf(page)).map((barrier) => `${look}: ${barrier}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) result.push(`${width}: ${overflow} px stick out`);
  }
  return result;
}

// The longest file: all workers share it.
test.describe.configure({ mode: 'parallel' });

const pathOf = ({ path }: Place) => path.split('?')[0];

async function wordFaultsOf(page: Page, place: Place) {
  const { path, isRead } = place;
  if (!isRead) return [];
  const { lines, address } = await readHere(page);
  expect(address).toBe(pathOf(place));
  return faultsIn(path, lines, 'uk');
}

function lookRight(all: Place[]) {
  for (const group of together(all)) {
    const names = group.map(({ name }) => name).join('; ');
    test(`ROUTE-15 the title of the document, and no barrier of WCAG 2.2 AA: ${names}`, async ({
      page,
      context,
      people,
      server,
      watched,
    }) => {
      await visitAll(group, { page, context, people, server, watched }, async (place, open) => {
        const looks = looksAt(all.indexOf(place));
        await page.setViewportSize({ width: looks[0]!.width, height });
        await open();
        const faults = await wordFaultsOf(page, place);
        await place.act?.(page);
        expect([...faults, ...(await problemsOf(page, looks))]).toEqual([]);
      });
    });
  }
}

lookRight(places);

test.describe('flows', { tag: '@whole' }, () => {
  lookRight(flowPlaces);
});

test.describe('in the United States', () => {
  test.use({ tenant: 'us' });
  lookRight([
    {
      name: 'the federal resumes',
      title: 'Federal resume',
      path: '/veteran/federal-resume',
      key: 'veteran-complete',
    },
    {
      name: 'a federal resume that is written',
      title: 'Federal resume',
      path: '/veteran/federal-resume',
      key: 'veteran-complete',
      act: async (page) => {
        await page.getByRole('link', { name: 'Edit' }).click();
        await page
          .getByRole('link', { name: /Confirm the 40 hours/ })
          .first()
          .click();
        await expect(page.getByLabel('Hours per week', { exact: true })).toBeFocused();
      },
    },
  ]);
});
