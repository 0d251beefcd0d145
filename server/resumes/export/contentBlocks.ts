import type {
  ContentSection,
  DocumentContent,
  DocumentEntry,
} from '../../../src/documents/documentContent.ts';

export interface ContentLine {
  kind: 'name' | 'title' | 'text' | 'bullet';
  text: string;
}

interface ContentBlock {
  heading: string | null;
  lines: ContentLine[];
}

/** The lines of a file that flows, such as a Word file; a text may have line breaks. */
export function contentBlocks({ name, headline, contact, sections }: DocumentContent): ContentBlock[] {
  const person: ContentLine[] = [{ kind: 'name', text: name }, ...[headline, ...contact].map(plain)];
  return [
    { heading: null, lines: person },
    ...sections.map((section) => ({ heading: section.heading, lines: linesOf(section) })),
  ]
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ text }) => text !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

const plain = (text: string): ContentLine => ({ kind: 'text', text });
const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

function linesOf({ kind, entries }: ContentSection): ContentLine[] {
  if (kind === 'words') return [plain(joined(...entries.map(({ title }) => title)))];
  if (kind === 'posts') return entries.flatMap(postLines);
  return entries.flatMap(({ title, detail, dates }) =>
    detail.includes('\n')
      ? [plain(joined(title, dates)), plain(detail)]
      : [plain(joined(title, detail, dates))],
  );
}

const postLines = ({ title, detail, dates, lines }: DocumentEntry): ContentLine[] => [
  { kind: 'title', text: title },
  plain(detail),
  plain(dates),
  ...lines.map((text): ContentLine => ({ kind: 'bullet', text })),
];
