// Makes the PDF off the main thread. The latest wish wins: what came before it and has not begun is dropped.
import { type FaceName, registerFaces } from '../../../documents/faces.ts';
import type { Printed } from '../../../documents/printed.ts';
import { renderDocument } from '../../../documents/render.tsx';

export interface RenderWish {
  number: number;
  document: Printed;
  /** Written into the file as the day it was made. */
  at: Date;
}

export type RenderAnswer = { number: number } & (
  | { bytes: Uint8Array<ArrayBuffer> }
  /** Such as a face that did not arrive. */
  | { failure: string }
);

const faces = import.meta.glob<string>('../../../documents/fonts/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});
registerFaces((name: FaceName) => faces[`../../../documents/fonts/${name}.ttf`] ?? name);

// What the worker's global is; the types of the project are those of a page.
const scope = globalThis as unknown as {
  postMessage(answer: RenderAnswer, transfer?: Transferable[]): void;
  onmessage: (message: MessageEvent<RenderWish>) => void;
};
let wish: RenderWish | null = null;
let isBusy = false;

async function work() {
  isBusy = true;
  while (wish) {
    const { number, document, at } = wish;
    wish = null;
    try {
      const bytes = await renderDocument(document, { at });
      scope.postMessage({ number, bytes }, [bytes.buffer]);
    } catch (error) {
      scope.postMessage({ number, failure: String(error) });
    }
  }
  isBusy = false;
}

scope.onmessage = ({ data }) => {
  wish = data;
  if (!isBusy) void work();
};
