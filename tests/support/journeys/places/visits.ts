/** How tests come to the places: in the fewest windows and starts, since opening them costs more than looking. */
import type { BrowserContext, Page } from '@playwright/test';
import { openInApp } from '../inApp.ts';
import { heading } from '../onboardingScreens.ts';
import type { JourneyServer } from '../server.ts';
import { expect, type People, test } from '../story.ts';
import type { Watch } from '../watch.ts';
import type { Place } from './place.ts';

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

/** One window for the places of several people, and one start for those of each. */
export function together(all: Place[]): Place[][] {
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
    // A dialog that was opened there would stay over what is opened now.
    if (before.act) await page.keyboard.press('Escape');
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

export interface Visitor {
  page: Page;
  context: BrowserContext;
  people: People;
  server: JourneyServer;
  watched: Watch;
}

/** @param look what is tested of a place, which it opens itself */
export async function visitAll(
  group: Place[],
  { page, context, people, server, watched }: Visitor,
  look: (place: Place, open: () => Promise<void>) => Promise<void>,
) {
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
      await look(place, () => open(page, place, before));
    });
}
