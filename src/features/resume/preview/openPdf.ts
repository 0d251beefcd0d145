// One worker serves every file, because starting one takes 0.3 s.
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { workerScript } from '../../../ui/trustedScript.ts';

let shared: PDFWorker | null = null;

function worker() {
  shared ??= PDFWorker.create({ port: new Worker(workerScript(workerUrl), { type: 'module' }) });
  return shared;
}

export const warmReader = () => void worker();

interface PageSize {
  /** Counted from 1. */
  number: number;
  /** In points, 72 to the inch. */
  width: number;
  height: number;
}

export interface OpenPdf {
  pages: PageSize[];
  /**
   * Draws a page (counted from 1) at a width in pixels. `canvasFor` is called once the page is drawn; null discards the drawing.
   */
  draw(page: number, width: number, canvasFor: () => HTMLCanvasElement | null): Promise<void>;
  drawn(): Promise<void>;
  /** The text of each page, with its lines. */
  textOfPages(): Promise<string[]>;
  close(): Promise<void>;
}

const textOfPages = (document: PDFDocumentProxy) =>
  Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => {
      const { items } = await (await document.getPage(n + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
    }),
  );

/** pdf.js gets a copy, so `bytes` stay usable. */
export async function openPreviewPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenPdf> {
  const task = getDocument({
    data: bytes.slice(),
    worker: worker(),
    enableXfa: false,
    // Adding or removing a document font makes the browser lay out the whole page again.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
  });
  const document = await task.promise;
  const sizes = await Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => {
      const { width, height } = (await document.getPage(n + 1)).getViewport({ scale: 1 });
      return { number: n + 1, width, height };
    }),
  );
  let drawing: Promise<unknown> = Promise.resolve();
  const draw = async (number: number, width: number, canvasFor: () => HTMLCanvasElement | null) => {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    // Drawn off screen and copied in one step, so that the old page stays until then.
    const beside = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({
      canvas: null,
      canvasContext: beside.getContext('2d') as unknown as CanvasRenderingContext2D,
      viewport,
      // With the display intent, pdf.js would wait for a browser frame between its steps.
      intent: 'print',
    }).promise;
    const canvas = canvasFor();
    if (!canvas) return;
    canvas.width = beside.width;
    canvas.height = beside.height;
    canvas.getContext('2d')?.drawImage(beside, 0, 0);
  };
  return {
    pages: sizes,
    draw(...wish) {
      const done = draw(...wish);
      const before = drawing;
      drawing = Promise.allSettled([before, done]);
      return done;
    },
    drawn: async () => void (await drawing),
    textOfPages: () => textOfPages(document),
    close: () => task.destroy(),
  };
}
