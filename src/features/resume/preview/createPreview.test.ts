import { expect, test, vi } from 'vitest';
import { onePage, threePages } from '../../../../tests/fixtures/cv/resumes.ts';
import type { Printed } from '../../../documents/printed.ts';
import { createPreview } from './createPreview.ts';
import type { Outcome } from './createRenderer.ts';
import type { OpenPdf } from './openPdf.ts';

const at = new Date('2026-11-20T00:00:00Z');
const file = (n: number) => new Uint8Array([n]);

function stage(textOfPages: string[] = []) {
  let say: (outcome: Outcome) => void = () => {};
  let finishDrawing: () => void = () => {};
  const drawing = new Promise<void>((resolve) => {
    finishDrawing = resolve;
  });
  const requests: Printed[] = [];
  const opened: number[] = [];
  const pdfOf = (): OpenPdf => ({
    pages: [],
    draw: async () => {},
    drawn: () => drawing,
    textOfPages: async () => textOfPages,
    close: async () => {},
  });
  const preview = createPreview({
    createRenderer(onOutcome) {
      say = onOutcome;
      return { render: (document) => void requests.push(document), stop() {} };
    },
    async openPdf([n = 0]) {
      opened.push(n);
      if (n === 0) throw new Error('Not a PDF');
      return pdfOf();
    },
  });
  const shown = () => {
    const { file, failure, isAgain } = preview.read();
    return { bytes: file && [...file.bytes], failure, isAgain };
  };
  return { preview, asked: requests, opened, shown, say: (outcome: Outcome) => say(outcome), finishDrawing };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('while a page is drawn, of the files that are made only the latest is shown after it', async () => {
  const { say, opened, shown, finishDrawing } = stage();
  say({ bytes: file(1), document: onePage });
  await turn();
  for (const n of [2, 3, 4]) say({ bytes: file(n), document: threePages });
  await turn();
  expect([shown().bytes, opened]).toEqual([[1], [1]]);
  finishDrawing();
  await turn();
  expect([shown().bytes, opened]).toEqual([[4], [1, 4]]);
});

test('a worker that dies leaves the last page with a notice until the next one is there', async () => {
  const { say, shown, finishDrawing } = stage();
  finishDrawing();
  say({ bytes: file(1), document: onePage });
  await turn();
  say({ isAgain: true });
  expect(shown()).toEqual({ bytes: [1], failure: null, isAgain: true });
  say({ bytes: file(2), document: onePage });
  await turn();
  expect(shown()).toEqual({ bytes: [2], failure: null, isAgain: false });
});

test('a file that is not made leaves the last page and says so; trying again asks for what was typed last', async () => {
  const { preview, say, asked, shown, finishDrawing } = stage();
  finishDrawing();
  preview.show(onePage, at);
  say({ bytes: file(1), document: onePage });
  await turn();
  preview.show(threePages, at);
  say({ failure: 'Failed to fetch font' });
  expect(shown()).toEqual({ bytes: [1], failure: 'Failed to fetch font', isAgain: false });
  preview.retry();
  expect(asked).toEqual([onePage, threePages, threePages]);
  say({ bytes: file(2), document: threePages });
  await turn();
  expect(shown()).toEqual({ bytes: [2], failure: null, isAgain: false });
});

test('bytes that do not open are a failure, and the next file is shown all the same', async () => {
  const { say, shown, finishDrawing } = stage();
  finishDrawing();
  say({ bytes: file(0), document: onePage });
  await turn();
  expect(shown()).toEqual({ bytes: null, failure: 'Error: Not a PDF', isAgain: false });
  say({ bytes: file(1), document: onePage });
  await turn();
  expect(shown()).toEqual({ bytes: [1], failure: null, isAgain: false });
});

test('after it has stopped nothing more is shown', async () => {
  const { preview, say, opened, finishDrawing } = stage();
  say({ bytes: file(1), document: onePage });
  await turn();
  say({ bytes: file(2), document: onePage });
  preview.stop();
  finishDrawing();
  await turn();
  expect(opened).toEqual([1]);
});

test.each([
  [['All of it'], 1],
  [['First page', 'Last line\nLeah Bennett · 2 of 2\n'], 1],
  [['First page', 'Two\n\nlines \nLeah Bennett · 2 of 2'], 2],
])('of the pages %o, the last has its lines counted without its foot', async (pages, lines) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { preview, say, finishDrawing } = stage(pages);
  finishDrawing();
  say({ bytes: file(1), document: onePage });
  await turn();
  await vi.advanceTimersByTimeAsync(300);
  expect(preview.read().read?.lastPageLines).toBe(lines);
  preview.stop();
  vi.useRealTimers();
});
