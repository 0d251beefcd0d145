import { saveFile } from './saveFile.ts';

/** Opens the tab before loading, while the click still allows it; saves the file when there is no PDF viewer or the tab is blocked. */
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
