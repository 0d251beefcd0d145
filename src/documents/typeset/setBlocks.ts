// Lays out blocks separately, each at its own width. The result never depends on other blocks, so a block from the last document
// is reused as it is.
import layoutDocument, {
  type DocumentNode,
  type SafeDocumentNode,
  type SafePageNode,
} from '@react-pdf/layout';
import { Font } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { type Style, toNodes } from './nodes.ts';
import { withPictures } from './picture.ts';

export interface MeasuredBlock {
  width: number;
  height: number;
  style: Style;
  body: ReactNode;
}

// The package's declaration lacks the fonts parameter.
const layout = layoutDocument as unknown as (
  root: DocumentNode,
  fonts: typeof Font,
) => Promise<SafeDocumentNode>;

const pageOf = ({ width, height, style, body }: MeasuredBlock) => ({
  type: 'PAGE',
  // The layout reads the height of a page from here.
  box: { height },
  style,
  props: { size: [width, height], wrap: false },
  children: toNodes(body),
});

/** Lets the library break pages, for long documents of one plain column. */
export const layOutPages = (pages: ReactNode) => layOut(toNodes(pages));

async function layOut(pages: object[]): Promise<SafePageNode[]> {
  if (pages.length === 0) return [];
  const root = { type: 'DOCUMENT', props: {}, style: {}, children: pages };
  return (await layout(root as unknown as DocumentNode, Font)).children.map(withPictures);
}

// Kept for the last document only, so that personal text does not stay in memory.
let previousPages: ReadonlyMap<string, SafePageNode> = new Map();

/** Call `close` when all blocks of the document are set. */
export function openSetting() {
  const used = new Map<string, SafePageNode>();
  return {
    async set(blocks: readonly MeasuredBlock[]): Promise<SafePageNode[]> {
      const pages = blocks.map(pageOf);
      const keys = pages.map((page) => JSON.stringify(page));
      const missing = new Map<string, object>();
      keys.forEach((key, n) => {
        const before = previousPages.get(key);
        if (before) used.set(key, before);
        else if (!used.has(key)) missing.set(key, pages[n] as object);
      });
      const laid = await layOut([...missing.values()]);
      [...missing.keys()].forEach((key, n) => {
        used.set(key, laid[n] as SafePageNode);
      });
      return keys.map((key) => used.get(key) as SafePageNode);
    },
    close() {
      previousPages = used;
    },
  };
}
