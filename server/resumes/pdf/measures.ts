// Measured on the pages of the finished PDF, not in its source.
import type { getDocumentProxy } from 'unpdf';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

export interface Measures {
  pages: number;
  bytes: number;
  /** Distinct font sizes in points, ascending. */
  sizes: number[];
  /** The smallest distance between text and a page edge, in points. */
  margin: number;
  families: string[];
  links: number;
}

const toTenth = (points: number) => Math.round(points * 10) / 10;

async function measurePage(page: Page) {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items, styles } = await page.getTextContent();
  const letters = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const rooms = letters.flatMap(({ transform: [, , , , x, y], width, height, fontName }) => {
    const { ascent = 1, descent = 0 } = styles[fontName] ?? {};
    return [x - left, right - x - width, y + descent * height - bottom, top - y - ascent * height];
  });
  return {
    rooms,
    sizes: letters.map(({ height }) => toTenth(height)),
    families: letters.map(({ fontName }) => styles[fontName]?.fontFamily ?? 'unknown'),
    links: (await page.getAnnotations()).length,
  };
}

export async function measure(document: Document, bytes: number): Promise<Measures> {
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => measurePage(await document.getPage(n + 1))),
  );
  return {
    pages: document.numPages,
    bytes,
    sizes: [...new Set(pages.flatMap(({ sizes }) => sizes))].sort((first, second) => first - second),
    margin: toTenth(Math.min(...pages.flatMap(({ rooms }) => rooms))),
    families: [...new Set(pages.flatMap(({ families }) => families))],
    links: pages.reduce((sum, { links }) => sum + links, 0),
  };
}
