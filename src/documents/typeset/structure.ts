// Tags a laid document: a structure tree in reading order, whatever the order of the pages, and everything else an artifact.
import type { SafePageNode } from '@react-pdf/layout';
import type PDFDocument from 'pdfkit';
import type { StructureContent, StructureElement } from 'pdfkit';
import type { PictureProps } from './picture.ts';
import type { Tag } from './tagged.ts';

export type LaidNode = NonNullable<SafePageNode['children']>[number];

/** A block has its place in the reading order; what has none, such as a page number, is no part of the document. */
export type OrderedNode = LaidNode & { order?: number };

/** For pages whose order is that of reading, but for what repeats on each. */
export const inReadingOrder = (pages: SafePageNode[]): SafePageNode[] =>
  pages.map(
    (page, order) =>
      ({
        ...page,
        children: page.children?.map((node) =>
          (node.props as { fixed?: boolean } | undefined)?.fixed ? node : { ...node, order },
        ),
      }) as SafePageNode,
  );

interface Part {
  order: number;
  tag: Exclude<Tag, 'artifact'> | 'Figure';
  alt?: string | undefined;
  content: StructureContent;
}

interface LaidText {
  lines?: { string?: string }[];
  props?: { tag?: Tag } & Partial<PictureProps>;
}

const hasText = ({ lines = [] }: LaidText) => lines.some(({ string }) => string?.trim());

export function createStructure(file: PDFDocument) {
  const parts: Part[] = [];

  // A canvas draws by calling this, in its turn between its siblings.
  const during = (paint: () => void) =>
    ({
      type: 'CANVAS',
      box: { top: 0, left: 0, width: 1, height: 1 },
      style: {},
      props: { paint },
    }) as unknown as LaidNode;
  const beginArtifact = () => void file.markContent('Artifact');

  const marked = (node: LaidNode, part: Omit<Part, 'content'>): LaidNode[] => [
    during(() => {
      file.endMarkedContent();
      parts.push({ ...part, content: file.markStructureContent(part.tag === 'LI' ? 'LBody' : part.tag) });
    }),
    node,
    during(() => {
      file.endMarkedContent();
      beginArtifact();
    }),
  ];

  function withMarks(node: LaidNode, order: number): LaidNode[] {
    const { tag, alt } = (node as LaidText).props ?? {};
    if (node.type === 'IMAGE') return marked(node, { order, tag: 'Figure', alt });
    if (tag === 'artifact' || (node.type === 'TEXT' && !hasText(node as LaidText))) return [node];
    if (tag || node.type === 'TEXT') return marked(node, { order, tag: tag ?? 'P' });
    const children = (node.children as LaidNode[] | undefined)?.flatMap((child) => withMarks(child, order));
    return [children ? ({ ...node, children } as LaidNode) : node];
  }

  return {
    mark: (page: SafePageNode): SafePageNode =>
      ({
        ...page,
        children: [
          during(beginArtifact),
          ...((page.children ?? []) as OrderedNode[]).flatMap((node) =>
            node.order === undefined ? [node] : withMarks(node, node.order),
          ),
        ],
      }) as SafePageNode,
    /** Before the file ends, after its last page. */
    build: (title: string) => addToFile(file, title, parts),
  };
}

function addToFile(file: PDFDocument, title: string, parts: Part[]) {
  const root = file.struct('Document', { title });
  file.addStructure(root);
  let list: StructureElement | undefined;
  for (const { tag, alt, content } of parts.sort((a, b) => a.order - b.order)) {
    if (tag === 'LI') {
      if (!list) {
        list = file.struct('L');
        root.add(list);
      }
      list.add(file.struct('LI', [file.struct('LBody', [content])]));
      continue;
    }
    list = undefined;
    root.add(file.struct(tag, alt ? { alt } : {}, [content]));
  }
}
