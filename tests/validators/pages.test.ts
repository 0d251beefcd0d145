import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barriersOf, newestAxe } from '../support/journeys/barriers.ts';
import { places } from '../support/journeys/places/places.ts';
import { together, visitAll } from '../support/journeys/places/visits.ts';
import { expect, test } from '../support/journeys/story.ts';
import {
  checkerSays,
  hasJava,
  htmlValidateSays,
  type ValidatedPage,
} from '../support/journeys/validators.ts';

test.describe.configure({ mode: 'parallel' });

const axe = newestAxe();
const isChecked = hasJava();
if (!isChecked) console.log('There is no Java: the pages are validated without vnu.');

/** One sentence for each kind, with the pages where it is. */
const distinct = (messages: string[]) => [...new Set(messages)].sort();

for (const [index, group] of together(places).entries()) {
  const names = group.map(({ name }) => name).join('; ');
  test(`the HTML is valid, and the newest axe finds no barrier: ${names}`, async ({
    page,
    context,
    people,
    server,
    watched,
  }, testInfo) => {
    const pages: ValidatedPage[] = [];
    const barriers: string[] = [];
    await visitAll(group, { page, context, people, server, watched }, async (place, open) => {
      // A place before may have made the window narrow.
      await page.setViewportSize({ width: 1440, height: 800 });
      await open();
      await place.act?.(page);
      barriers.push(...(await barriersOf(page, axe)).map((barrier) => `${place.name}: ${barrier}`));
      pages.push({ name: place.name, html: await page.content() });
      if (!place.key && !place.operator)
        pages.push({
          name: `${place.name}, as sent`,
          html: await (await page.request.get(place.path)).text(),
        });
    });
    const folder = testInfo.outputPath(`pages-${index}`);
    mkdirSync(folder, { recursive: true });
    const files = pages.map(({ html }, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const messages = [...(await htmlValidateSays(pages)), ...(isChecked ? await checkerSays(files) : [])];
    expect(distinct([...barriers, ...messages])).toEqual([]);
  });
}
