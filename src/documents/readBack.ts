import type { ContentSection, DocumentContent } from './documentContent.ts';
import { isWhole } from './letters.ts';
import { normalForm } from './normalForm.ts';

interface ReadField {
  /** The position within its section, from 0. */
  place: number;
  text: string;
  /** True if the text came back whole, after everything before it in its section. */
  isRead: boolean;
}

export interface ReadSection {
  name: string;
  heading: string;
  fields: ReadField[];
}

// Extractors change line breaks and column spacing, and a word split at a line end gets a hyphen.
const bare = (text: string) => normalForm(text, 'NFKC').replace(/[\s-]+/gu, '');

function createReader(text: string) {
  const whole = bare(text);
  let end = 0;
  let count = 0;
  // Texts that belong together may come in any order.
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
  // Prose needs no heading, and two designs begin without one.
  const head = section.kind === 'prose' ? heading.filter(({ isRead }) => isRead) : heading;
  return { name: section.name, heading: section.heading, fields: [...head, ...entries] };
}

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
