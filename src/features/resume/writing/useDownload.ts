import { useEffect, useState } from 'react';
import { fileNameOf } from '../../../documents/fileName.ts';
import { type Printed, printedContent } from '../../../documents/printed.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import type { Preview } from '../preview/createPreview.ts';

export function useDownload(document: Printed, preview: Preview | null) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !preview) return;
    const content = JSON.stringify(printedContent(document));
    const look = () => {
      const { file, failure } = preview.read();
      if (failure) return setRequested(false);
      if (!file || JSON.stringify(file.content) !== content) return;
      setRequested(false);
      saveFile(new Blob([file.bytes], { type: 'application/pdf' }), fileNameOf(document));
    };
    look();
    return preview.subscribe(look);
  }, [isRequested, document, preview]);
  return { download: () => setRequested(true), isMaking: isRequested };
}
