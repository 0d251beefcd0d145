import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Printed } from '../../../documents/printed.ts';
import { createPreview, type Preview, type PreviewState } from './createPreview.ts';
import { createRenderer, warmRenderer } from './createRenderer.ts';
import { openPreviewPdf, warmReader } from './openPdf.ts';

export function warmPreview() {
  warmRenderer();
  warmReader();
}

const waiting: PreviewState = { file: null, read: null, failure: null, isAgain: false };
const nothing = () => () => {};

export function usePreview(document: Printed, at: Date): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    const own = createPreview({ createRenderer, openPdf: openPreviewPdf });
    setPreview(own);
    return () => own.stop();
  }, []);
  useEffect(() => preview?.show(document, at), [preview, document, at]);
  return preview;
}

export const usePreviewed = <Part>(preview: Preview | null, part: (state: PreviewState) => Part): Part =>
  useSyncExternalStore(preview?.subscribe ?? nothing, () => part(preview?.read() ?? waiting));
