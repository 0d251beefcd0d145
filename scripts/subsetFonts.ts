/** Writes src/documents/fonts: subsets of the fonts of the CV designs. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { printableBlocks } from '../src/documents/letters.ts';

const { resolve } = createRequire(import.meta.url);
const target = new URL('../src/documents/fonts/', import.meta.url);

const boxForUnknown = '\u25a1';
const letters = printableBlocks
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  )
  .join('')
  .concat(boxForUnknown);

const faces = {
  'Inter-400': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'Inter-600': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'Inter-700': '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  'SourceSerif4-400': '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'SourceSerif4-600': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
};

await mkdir(target, { recursive: true });
for (const [name, path] of Object.entries(faces)) {
  // Without contextual alternates, which would change the characters of “2 x 3” for programs that read the file.
  const face = await subsetFont(await readFile(resolve(path)), letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
    noHinting: true,
  });
  await writeFile(new URL(`${name}.ttf`, target), face);
}
for (const family of ['inter', 'source-serif-4']) {
  await copyFile(
    resolve(`@expo-google-fonts/${family}/LICENSE_FONT`),
    new URL(`${family}.licence.txt`, target),
  );
}
