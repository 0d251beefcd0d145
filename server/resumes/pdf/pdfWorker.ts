import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import { renderAccount } from '../../../src/documents/account/AccountDocument.tsx';
import { registerFaces } from '../../../src/documents/faces.ts';
import { renderPlan } from '../../../src/documents/plan/render.tsx';
import { printedContent } from '../../../src/documents/printed.ts';
import { readBack } from '../../../src/documents/readBack.ts';
import { renderDocument } from '../../../src/documents/render.tsx';
import { root } from '../../process/root.ts';
import { measure } from './measures.ts';
import type { AccountPdf, AccountWish, FromWorker, PdfResult, PdfWish, PlanWish } from './pdfMaker.ts';

registerFaces((name) => join(root, 'src/documents/fonts', `${name}.ttf`));

async function make({ document, at }: PdfWish): Promise<PdfResult> {
  const bytes = await renderDocument(document, { at });
  // The reader takes ownership of the bytes.
  const file = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(file, { mergePages: true });
  const measures = await measure(file, bytes.length);
  return { bytes, measures, sections: readBack(printedContent(document), text) };
}

async function perform(wish: PdfWish | AccountWish | PlanWish): Promise<PdfResult | AccountPdf> {
  if ('account' in wish) return renderAccount({ data: wish.account, at: wish.at });
  return 'plan' in wish ? renderPlan(wish.plan, { at: wish.at }) : make(wish);
}

parentPort?.on('message', async (wish: PdfWish | AccountWish | PlanWish) => {
  let answer: FromWorker<PdfResult | AccountPdf>;
  try {
    answer = { made: await perform(wish) };
  } catch (error) {
    answer = { failure: String(error) };
  }
  parentPort?.postMessage(answer);
});
