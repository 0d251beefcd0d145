/** Writes a subset of Inter with the letters that diagrams use, to embed in saved drawings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { letters } from 'statechart-paths/diagram';
import subsetFont from 'subset-font';

const whole = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
// Diagrams use at most 14 px, the smallest optical size, and at least the regular weight.
const variationAxes = { opsz: 14, wght: { min: 400, max: 700 } };
const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });

writeFileSync(
  process.argv[2]!,
  `/** Written by \`scripts/flows/embedInter.ts\`: Inter in woff2, cut down to what diagrams use. SIL Open Font License 1.1. */
export const interFont =
  'data:font/woff2;base64,${Buffer.from(part).toString('base64')}';
`,
);
