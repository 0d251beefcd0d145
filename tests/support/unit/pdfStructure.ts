import { getDocumentProxy } from 'unpdf';

interface TreeNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: TreeNode[];
}

type Spoken = [role: string, text: string];

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** What a screen reader says of a page, as PDF.js finds it, and what it leaves out. */
async function spokenOn(page: Page): Promise<{ spoken: Spoken[]; silent: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let current = '';
  for (const item of items) {
    if ('str' in item) texts.set(current, `${texts.get(current) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else current = item.type === 'endMarkedContent' ? '' : ((item as { id?: string }).id ?? '');
  }
  const read = ({ role = '', alt, children = [] }: TreeNode): Spoken[] =>
    alt
      ? [[role, alt]]
      : children.flatMap((child) =>
          child.type === 'content'
            ? [[role, (texts.get(child.id ?? '') ?? '').replace(/\s+/g, ' ').trim()] satisfies Spoken]
            : read(child),
        );
  const tree = (await page.getStructTree()) as TreeNode | null;
  return { spoken: tree ? read(tree) : [], silent: (texts.get('') ?? '').trim() };
}

export async function pdfStructure(bytes: Uint8Array) {
  const file = await getDocumentProxy(bytes.slice());
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, n) => spokenOn(await file.getPage(n + 1))),
  );
  const { info, metadata } = await file.getMetadata();
  return {
    isMarked: (await file.getMarkInfo())?.Marked ?? false,
    language: (info as { Language?: string }).Language,
    title: metadata?.get('dc:title') as string | undefined,
    pages,
  };
}
