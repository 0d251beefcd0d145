// Makes the PDF off the main thread. Only the latest waiting request is rendered; earlier ones are dropped.
import { type FaceName, registerFaces } from '../../../documents/faces.ts';
import type { Printed } from '../../../documents/printed.ts';
import { renderDocument } from '../../../documents/render.tsx';

export interface RenderWish {
  number: number;
  document: Printed;
  at: Date;
}

export type RenderAnswer = { number: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failure: string });

const faces = import.meta.glob<string>('../../../documents/fonts/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});
registerFaces((name: FaceName) => faces[`../../../documents/fonts/${name}.ttf`] ?? name);

// The worker's global; the project's types describe a page.
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
