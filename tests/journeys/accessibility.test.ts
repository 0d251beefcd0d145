import type { Page } from '@playwright/test';
import type { Settings } from '../../src/ui/settings.ts';
import { barriersOf } from '../support/journeys/barriers.ts';
import { openInApp } from '../support/journeys/inApp.ts';
import { heading } from '../support/journeys/onboardingScreens.ts';
import { flowPlaces } from '../support/journeys/places/flowPlaces.ts';
import type { Place } from '../support/journeys/places/place.ts';
import { places } from '../support/journeys/places/places.ts';
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

const mostAtOnce = 12;

const pathOf = ({ path }: Pick<Place, 'path'>) => path.split('?')[0];

const ownerOf = ({ first, key, operator }: Place): unknown =>
  first ?? key ?? (operator ? 'the operator' : 'nobody');

/** The places of each person, in turn. */
function byOwner(all: Place[]): Place[][] {
  const groups = new Map<unknown, Place[][]>();
  for (const place of all) {
    const owner = ownerOf(place);
    const own = groups.get(owner) ?? [];
    const last = own.at(-1);
    if (last && last.length < mostAtOnce) last.push(place);
    else groups.set(owner, [...own, [place]]);
  }
  return [...groups.values()].flat();
}

/** One window for the places of several people, and one start for those of each: opening them costs more than looking. */
function together(all: Place[]): Place[][] {
  const groups = byOwner(all);
  // What visitors, the operator and their own preparations find in a window or leave there is theirs alone.
  const [alone, shared] = [true, false].map((isAlone) =>
    groups.filter((group) => group.some(({ key, first }) => !key || first) === isAlone),
  ) as [Place[][], Place[][]];
  const windows: Place[][] = [];
  for (const group of shared) {
    const last = windows.at(-1);
    if (last && last.length + group.length <= mostAtOnce) last.push(...group);
    else windows.push([...group]);
  }
  return [...alone, ...windows];
}

/**
 * The app is loaded for the first place of a person alone. A page in between lets the next one begin anew, where the one
 * before could be taken for it or was changed.
 */
async function open(page: Page, { path, title }: Place, before: Place | undefined) {
  if (before) {
    const isOther = pathOf(before) !== pathOf({ path }) && before.title !== title && !before.act;
    if (!isOther) {
      await openInApp(page, '/404');
      await expect(page).toHaveTitle('Page not found');
    }
    await openInApp(page, path);
  } else await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

async function wordFaultsOf(page: Page, { path, isRead }: Place) {
  if (!isRead) return [];
  const { lines, address } = await readHere(page);
  expect(address).toBe(pathOf({ path }));
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
      test.setTimeout(test.info().timeout + group.length * 15_000);
      watched.expects(...group.flatMap(({ failure = [] }) => failure));
      // Only where it is the first page, which is loaded.
      watched.allows('failed: 404 GET /404');
      for (const [at, place] of group.entries())
        await test.step(place.name, async () => {
          const previous = group[at - 1];
          const before = previous && ownerOf(previous) === ownerOf(place) ? previous : undefined;
          if (!before) {
            if (place.key) await people.bring(context, place.key);
            await place.first?.(context, server);
            if (place.operator) await people.bringOperator(page);
          }
          const looks = looksAt(all.indexOf(place));
          await page.setViewportSize({ width: looks[0]!.width, height });
          await open(page, place, before);
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
