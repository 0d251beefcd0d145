import type { components } from '../../../../../openapi.gen.d.ts';
import { contradictsEnd } from '../../../../documents/resume/contradictsEnd.ts';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import {
  definitions,
  type FieldValue,
  fromItems,
  type Item,
  itemsOf,
  type Sections,
  sectionNames,
} from './sections.ts';

type ResumeReview = components['schemas']['ResumeReview'];

const isEmpty = (value: FieldValue) => value === undefined || value === null || value === '';
const linesIn = ({ highlights }: Item): readonly unknown[] => (Array.isArray(highlights) ? highlights : []);

const plainText = (value: FieldValue) => (isEmpty(value) ? '' : String(value).trim().toLowerCase());

/** Whether a typed entry is the one that was read: it has what every entry of its section needs, and differs in nothing. */
function isSameEntry(name: SectionName, typed: Item, read: Item): boolean {
  const isEqual = (key: string) => plainText(typed[key]) === plainText(read[key]);
  const needed = definitions[name].fields.filter(({ required }) => required);
  return (
    needed.every((field) => !isEmpty(typed[field.name]) && isEqual(field.name)) &&
    Object.keys(read).every(
      (key) =>
        ['id', 'source', 'highlights'].includes(key) ||
        isEmpty(typed[key]) ||
        isEmpty(read[key]) ||
        isEqual(key),
    )
  );
}

export function withLaterReading(
  { resume, parse }: ResumeReview,
  typed: Partial<Sections>,
): Partial<Sections> {
  const isRead = (path: string) =>
    parse.fields.some((field) => field.path === path || field.path.startsWith(`${path}.`));

  function filled(item: Item, stored: Item, path: string): Item {
    const values = Object.entries(stored).filter(
      ([key, value]) =>
        key !== 'highlights' &&
        isEmpty(item[key]) &&
        !isEmpty(value) &&
        isRead(`${path}.${key}`) &&
        !contradictsEnd(item, key, value),
    );
    const own = linesIn(item);
    const lines = linesIn(stored).filter(
      (line, at) => !own.includes(line) && isRead(`${path}.highlights.${at}`),
    );
    return {
      ...item,
      ...Object.fromEntries(values),
      ...(lines.length > 0 && { highlights: [...own, ...lines] }),
    };
  }

  function merged(name: SectionName): Item[] {
    const stored = itemsOf(resume.sections, name);
    const own = itemsOf({ ...resume.sections, ...typed }, name);
    const pathOf = (item: Item) => (isResumeList(name) ? `${name}.${stored.indexOf(item)}` : name);
    const isOwn = ({ id }: Item) => own.some((item) => item.id === id);
    // Of the others, those that this file does not have were removed.
    const added = new Set(stored.filter((item) => !isOwn(item) && isRead(pathOf(item))));
    const typedOver = own.map((item) => {
      const same = stored.find(({ id }) => id === item.id);
      const whole = same ? filled(item, same, pathOf(same)) : item;
      const read = [...added].find((other) => isSameEntry(name, item, other));
      if (!read) return whole;
      added.delete(read);
      // Its doubts are those of the entry with this id.
      return { ...filled(whole, read, pathOf(read)), id: read.id };
    });
    return [...typedOver, ...added];
  }

  const names = sectionNames.filter((name) => typed[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, fromItems(name, merged(name))]));
}
