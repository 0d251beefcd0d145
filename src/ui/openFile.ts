import { saveFile } from './saveFile.ts';

/**
 * Opens the tab now, while the click still allows it, and shows the PDF there once it has come; where the browser shows no
 * PDF or opens no tab, the file is saved.
 */
export function pdfTab() {
  const tab = navigator.pdfViewerEnabled ? window.open('', '_blank') : null;
  if (tab) tab.opener = null;
  return {
    show(file: Blob, name: string) {
      if (!tab || tab.closed) return saveFile(file, name);
      const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
      tab.location.replace(url);
      // The tab reads it after it has opened.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    close: () => tab?.close(),
  };
}
