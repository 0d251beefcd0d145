// Lays out blocks, each alone at its width: what a block looks like never depends on what is around it, so one
// that was set for the last document is taken as it is. The same blocks come out the same, set before or not.
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
  /** Of the space that it is set in; for a block of text it makes no difference. */
  height: number;
  style: Style;
  body: ReactNode;
}

// Its declaration leaves out the fonts.
const layout = layoutDocument as unknown as (
  root: DocumentNode,
  fonts: typeof Font,
) => Promise<SafeDocumentNode>;

const pageOf = ({ width, height, style, body }: MeasuredBlock) => ({
  type: 'PAGE',
  // Where the height of a sheet is read from.
  box: { height },
  style,
  props: { size: [width, height], wrap: false },
  children: toNodes(body),
});

async function layOut(pages: object[]): Promise<SafePageNode[]> {
  if (pages.length === 0) return [];
  const root = { type: 'DOCUMENT', props: {}, style: {}, children: pages };
  return (await layout(root as unknown as DocumentNode, Font)).children.map(withPictures);
}

// Of the last document only: nobody's words stay longer than until the next one.
let previousPages: ReadonlyMap<string, SafePageNode> = new Map();

/** For one document; `close` once all its blocks are set. */
export function openSetting() {
  const used = new Map<string, SafePageNode>();
  return {
    // The page of each block, as wide and high as it asks for.
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
