import type { ContentSection, DocumentContent } from './documentContent.ts';
import { isWhole } from './letters.ts';

interface ReadField {
  /** Within its section, from 0. */
  place: number;
  text: string;
  /** The text was printed and came back whole, and after everything that comes before it in its section. */
  isRead: boolean;
}

export interface ReadSection {
  name: string;
  heading: string;
  fields: ReadField[];
}

// Line breaks and the spacing of columns are the extractor's; a line that ends inside a long word adds a hyphen.
const bare = (text: string) => text.normalize('NFKC').replace(/[\s-]+/gu, '');

function createReader(text: string) {
  const whole = bare(text);
  let end = 0;
  let count = 0;
  // Several texts that belong together may stand in any order between themselves.
  return (texts: string[]): ReadField[] => {
    const from = end;
    return texts.map((field) => {
      const text = bare(field);
      const position = whole.indexOf(text, from);
      if (position >= 0) end = Math.max(end, position + text.length);
      count += 1;
      return { place: count - 1, text: field, isRead: position >= 0 && isWhole(field) };
    });
  };
}

function readSection(section: ContentSection, text: string): ReadSection {
  const read = createReader(text);
  const heading = read([section.heading]);
  const entries = section.entries.flatMap(({ title, detail, dates, lines }) => [
    ...read([dates, title, detail].filter(Boolean)),
    ...lines.flatMap((line) => read([line])),
  ]);
  // Prose needs no heading: two designs open with it.
  const head = section.kind === 'prose' ? heading.filter(({ isRead }) => isRead) : heading;
  return { name: section.name, heading: section.heading, fields: [...head, ...entries] };
}

/** `text`: all that an extractor found, page after page. */
export function readBack(content: DocumentContent, text: string): ReadSection[] {
  const person = createReader(text);
  return [
    {
      name: 'personal_details',
      heading: 'Personal details',
      fields: person([content.name, content.headline, ...content.contact].filter(Boolean)),
    },
    ...content.sections.map((section) => readSection(section, text)),
  ];
}

export function readShare(sections: ReadSection[]): number {
  const fields = sections.flatMap(({ fields }) => fields);
  if (fields.length === 0) return 100;
  return Math.floor((fields.filter(({ isRead }) => isRead).length / fields.length) * 100);
}
