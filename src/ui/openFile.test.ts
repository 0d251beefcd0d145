// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pdfTab } from './openFile.ts';

const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const downloads: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

afterEach(() => {
  downloads.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @param tab the tab that the browser opens; null when pop-ups are blocked */
function browserWith(hasViewer: boolean, tab: Pick<Window, 'closed'> | null) {
  vi.stubGlobal('navigator', { pdfViewerEnabled: hasViewer });
  const addresses: string[] = [];
  const location = { replace: (address: string) => void addresses.push(address) };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab && ({ ...tab, location } as unknown as Window));
  return { addresses, open };
}

test('a browser with a PDF viewer shows the file in a new tab', () => {
  const { addresses, open } = browserWith(true, { closed: false });
  pdfTab().show(file, 'cv.pdf');
  expect([open.mock.calls, addresses, downloads]).toEqual([
    [['', '_blank']],
    [expect.stringMatching(/^blob:/)],
    [],
  ]);
});

test('a browser without a PDF viewer opens no tab and saves the file', () => {
  const { addresses, open } = browserWith(false, { closed: false });
  pdfTab().show(file, 'cv.pdf');
  expect([open.mock.calls, addresses, downloads]).toEqual([[], [], ['cv.pdf']]);
});

test('the file is saved where the browser blocks the tab, and where the person has closed it', () => {
  browserWith(true, null);
  pdfTab().show(file, 'blocked.pdf');
  browserWith(true, { closed: true });
  pdfTab().show(file, 'closed.pdf');
  expect(downloads).toEqual(['blocked.pdf', 'closed.pdf']);
});
