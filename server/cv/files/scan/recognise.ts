// Recognises the words of a grey picture with Tesseract and a packaged English model: nothing is downloaded.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Core, Recogniser, WordIterator } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Grey } from './sheet.ts';

/** Distances are in pixels from the top left corner. */
export interface ScannedWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  line: ScannedLine;
}

export interface ScannedLine {
  baseline: { x0: number; y0: number; x1: number; y1: number };
  /** From the ends of its descenders to the tops of its capitals. */
  height: number;
}

const model = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
const neuralOnly = 1;
const level = { line: 2, word: 3 };
const input = '/input';

export async function createRecogniser(): Promise<{ wordsOf(picture: Grey): ScannedWord[] }> {
  const { default: createCore } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const core = await createCore({ print: () => {}, printErr: () => {} });
  const packed = readFileSync(createRequire(import.meta.url).resolve(model));
  core.FS.writeFile('eng.traineddata', gunzipSync(packed));
  const recogniser = new core.TessBaseAPI();
  if (recogniser.Init(null, 'eng', neuralOnly) !== 0) throw new Error('The model could not be loaded.');
  recogniser.SetVariable('tessedit_pageseg_mode', '3');
  return { wordsOf: (picture) => wordsOf(core, recogniser, picture) };
}

function wordsOf(core: Core, recogniser: Recogniser, { width, height, pixels }: Grey): ScannedWord[] {
  core.FS.writeFile(input, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  try {
    if (recogniser.SetImageFile(1, 0) !== 0 || recogniser.Recognize(null) !== 0) return [];
    const iterator = recogniser.GetIterator();
    return iterator ? [...words(iterator)] : [];
  } finally {
    core.FS.unlink(input);
    recogniser.Clear();
  }
}

function* words(iterator: WordIterator): Generator<ScannedWord> {
  iterator.Begin();
  do {
    const text = iterator.GetUTF8Text(level.word)?.trim();
    if (!text) continue;
    const { x0: left, x1: right, y0: top, y1: bottom } = iterator.getBoundingBox(level.word);
    const { x0, y0, x1, y1 } = iterator.getBaseline(level.line);
    const line = { baseline: { x0, y0, x1, y1 }, height: iterator.getRowAttributes().row_height };
    yield { text, confidence: iterator.Confidence(level.word), left, right, top, bottom, line };
  } while (iterator.Next(level.word));
}
