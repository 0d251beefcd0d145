/** Writes the letters of Inter that diagrams use, to be carried by a drawing that leaves the app, into the file that it is given. */
import { readFileSync, writeFileSync } from 'node:fs';
import { letters } from 'statechart-paths/diagram';
import subsetFont from 'subset-font';

const whole = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
// Nothing in a diagram is larger than 14 px, where the optical cut is smallest, or lighter than regular.
const variationAxes = { opsz: 14, wght: { min: 400, max: 700 } };
const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });

writeFileSync(
  process.argv[2]!,
  `/** Written by \`scripts/flows/embedInter.ts\`: Inter in woff2, cut down to what diagrams use. SIL Open Font License 1.1. */
export const interFont =
  'data:font/woff2;base64,${Buffer.from(part).toString('base64')}';
`,
);
