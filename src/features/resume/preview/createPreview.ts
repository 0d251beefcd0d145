import type { DocumentContent } from '../../../documents/documentContent.ts';
import { type Printed, printedContent } from '../../../documents/printed.ts';
import { type ReadSection, readBack } from '../../../documents/readBack.ts';
import type { Outcome, Renderer } from './createRenderer.ts';
import type { OpenPdf } from './openPdf.ts';

interface ShownFile {
  pdf: OpenPdf;
  /** The bytes for the download. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The text of the file, for readers who cannot see the pages. */
  content: DocumentContent;
}

export interface PreviewState {
  file: ShownFile | null;
  /** What software reads in the file; set after a pause in typing. */
  read: { file: ShownFile; sections: ReadSection[]; lastPageLines: number } | null;
  /** Set when the file could not be made; the last file stays. */
  failure: string | null;
  /** True while another worker replaces a crashed one. */
  isAgain: boolean;
}

export interface Preview {
  read: () => PreviewState;
  subscribe: (listen: () => void) => () => void;
  show: (document: Printed, at: Date) => void;
  retry: () => void;
  stop: () => void;
}

interface Parts {
  createRenderer: (onOutcome: (outcome: Outcome) => void) => Renderer;
  openPdf: (bytes: Uint8Array<ArrayBuffer>) => Promise<OpenPdf>;
}

const restBeforeReading = 300;
// Pages may still be drawing the previous file.
const restBeforeClosing = 1000;

// The foot of a page, such as “Leah Bennett · 2 of 2”, is none of its lines.
const linesOfLastPage = (pages: readonly string[]) =>
  (pages.at(-1) ?? '').split('\n').filter((line) => /\S/.test(line) && !/ · \d+ of \d+\s*$/.test(line))
    .length;

function createState() {
  let state: PreviewState = { file: null, read: null, failure: null, isAgain: false };
  let isStopped = false;
  let reading: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (change: Partial<PreviewState>) => {
    if (isStopped) return;
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };

  return {
    read: () => state,
    set,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    readLater(file: ShownFile) {
      clearTimeout(reading);
      reading = setTimeout(async () => {
        const pages = await file.pdf.textOfPages().catch(() => null);
        if (pages === null || state.file !== file) return;
        const sections = readBack(file.content, pages.join('\n'));
        set({ read: { file, sections, lastPageLines: linesOfLastPage(pages) } });
      }, restBeforeReading);
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      clearTimeout(reading);
    },
  };
}

export function createPreview({ createRenderer, openPdf }: Parts): Preview {
  const state = createState();
  const { read, set } = state;
  let request: [Printed, Date] | null = null;
  let next: Extract<Outcome, { bytes: unknown }> | null = null;
  let isOpening = false;

  async function openNext() {
    isOpening = true;
    while (next) {
      await read().file?.pdf.drawn();
      const rendered: typeof next = next;
      if (!rendered) break;
      next = null;
      const { bytes, document } = rendered;
      try {
        const pdf = await openPdf(bytes);
        if (state.isStopped()) return void pdf.close();
        const before = read().file;
        const file = { pdf, bytes, content: printedContent(document) };
        set({ file, failure: null, isAgain: false });
        state.readLater(file);
        if (before) setTimeout(() => void before.pdf.close(), restBeforeClosing);
      } catch (error) {
        set({ failure: String(error), isAgain: false });
      }
    }
    isOpening = false;
  }

  const renderer = createRenderer((outcome) => {
    if ('failure' in outcome) return set({ failure: outcome.failure, isAgain: false });
    if ('isAgain' in outcome) return set({ isAgain: true });
    next = outcome;
    if (!isOpening) void openNext();
  });

  return {
    read,
    subscribe: state.subscribe,
    show(document, at) {
      request = [document, at];
      renderer.render(document, at);
    },
    retry() {
      if (request) renderer.render(...request);
    },
    stop() {
      state.stop();
      next = null;
      renderer.stop();
      void read().file?.pdf.close();
    },
  };
}
