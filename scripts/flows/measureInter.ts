/** Writes `packages/statechart-paths/src/diagram/interWidths.ts`: the widths of Inter's letters in a browser. Run it when the font changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../browser.mjs';

const font = 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'£§°·ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜßàáâäçèéêëíîïñóôöúûü–—‘’“”•…€',
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs() });
const page = await browser.newPage();
const source = `data:font/woff2;base64,${readFileSync(font).toString('base64')}`;
const widths = await page.evaluate(
  async ({ source, letters }) => {
    const face = new FontFace('Measured', `url(${source})`, { weight: '100 900' });
    document.fonts.add(await face.load());
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    // Measured at 14 px, the optical size of the diagrams, in thousandths of the size.
    const [regular = [], semibold = []] = [400, 600].map((weight) => {
      pen.font = `${weight} 14px Measured`;
      return letters.map((letter) => Math.round((pen.measureText(letter).width / 14) * 1000));
    });
    return { regular, semibold };
  },
  { source, letters },
);
await browser.close();

writeFileSync(
  'packages/statechart-paths/src/diagram/interWidths.ts',
  `/** Written by \`scripts/flows/measureInter.ts\`: the advance of each letter in thousandths of the font size. */
export const letters =
  ${JSON.stringify(letters.join(''))};
export const regular = [${widths.regular.join(', ')}];
export const semibold = [${widths.semibold.join(', ')}];
`,
);
