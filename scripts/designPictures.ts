/** Renders a CV in the twenty designs with the built product, together to docs/pictures/cv-designs.png and each to public/designs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSignedIn } from './bench/signedIn.ts';
import { root } from './process.mjs';

const { page, stop } = await openSignedIn();
try {
  await page.goto('/veteran/resume');
  const edit = await page.getByRole('link', { name: 'Edit' }).first().getAttribute('href');
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(`/veteran/resume/build?${edit?.split('?')[1]}`);
  await page.waitForFunction(() => document.querySelectorAll('canvas:not([hidden])').length === 20);
  await page.getByRole('main').screenshot({ path: join(root, 'docs/pictures/cv-designs.png') });
  const drawn = await page.getByRole('radio').evaluateAll((radios) =>
    radios.map((radio) => {
      const canvas = radio.parentElement?.querySelector('canvas');
      const [, bytes = ''] = canvas?.toDataURL('image/webp', 0.8).split(',') ?? [];
      return { id: (radio as HTMLInputElement).value, bytes };
    }),
  );
  mkdirSync(join(root, 'public/designs'), { recursive: true });
  for (const { id, bytes } of drawn.filter(({ bytes }) => bytes))
    writeFileSync(join(root, 'public/designs', `${id}.webp`), bytes, 'base64');
} finally {
  await stop();
}
process.exit(0);
