import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Printed } from '../../../documents/printed.ts';
import { createPreview, type Preview, type PreviewState } from './createPreview.ts';
import { createRenderer, warmRenderer } from './createRenderer.ts';
import { openPreviewPdf, warmReader } from './openPdf.ts';

/** Starts both workers while the page still loads the CV. */
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

/** Selects a part of the state; only its changes cause a render. */
export const usePreviewed = <Part>(preview: Preview | null, part: (state: PreviewState) => Part): Part =>
  useSyncExternalStore(preview?.subscribe ?? nothing, () => part(preview?.read() ?? waiting));
