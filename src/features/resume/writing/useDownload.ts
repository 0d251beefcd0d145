import { useEffect, useState } from 'react';
import { fileNameOf } from '../../../documents/fileName.ts';
import { documentContent, type Printed } from '../../../documents/printed.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import type { Preview } from '../preview/createPreview.ts';

export function useDownload(document: Printed, preview: Preview | null) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !preview) return;
    const wanted = JSON.stringify(documentContent(document));
    const look = () => {
      const { file, failure } = preview.read();
      if (failure) return setAsked(false);
      if (!file || JSON.stringify(file.content) !== wanted) return;
      setAsked(false);
      saveFile(new Blob([file.bytes], { type: 'application/pdf' }), fileNameOf(document));
    };
    look();
    return preview.subscribe(look);
  }, [isAsked, document, preview]);
  return { download: () => setAsked(true), isMaking: isAsked };
}
