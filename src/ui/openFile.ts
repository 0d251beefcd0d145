import { saveFile } from './saveFile.ts';

/**
 * Opens a tab immediately, while the click still allows it, and shows the PDF there once loaded. Saves the file when the browser
 * has no PDF viewer or blocks the tab.
 */
export function pdfTab() {
  const tab = navigator.pdfViewerEnabled ? window.open('', '_blank') : null;
  if (tab) tab.opener = null;
  return {
    show(file: Blob, name: string) {
      if (!tab || tab.closed) return saveFile(file, name);
      const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
      tab.location.replace(url);
      // The tab reads the URL some time after it has opened.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    close: () => tab?.close(),
  };
}
