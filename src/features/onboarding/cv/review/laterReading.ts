import type { components } from '../../../../../openapi.gen.d.ts';
import {
  type FieldValue,
  fromItems,
  type Item,
  isList,
  itemsOf,
  type SectionName,
  type Sections,
  sectionNames,
} from './sections.ts';

type ResumeReview = components['schemas']['ResumeReview'];

const isEmpty = (value: FieldValue) => value === undefined || value === null || value === '';
const linesIn = ({ highlights }: Item): readonly unknown[] => (Array.isArray(highlights) ? highlights : []);

/** What was typed over an earlier reading, with what another file has added to the same sections since. */
export function withLaterReading(
  { resume, parse }: ResumeReview,
  typed: Partial<Sections>,
): Partial<Sections> {
  const isRead = (path: string) =>
    parse.fields.some((field) => field.path === path || field.path.startsWith(`${path}.`));

  function filled(item: Item, stored: Item, path: string): Item {
    const values = Object.entries(stored).filter(
      ([key, value]) =>
        key !== 'highlights' && isEmpty(item[key]) && !isEmpty(value) && isRead(`${path}.${key}`),
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
    const pathOf = (item: Item) => (isList(name) ? `${name}.${stored.indexOf(item)}` : name);
    return [
      ...own.map((item) => {
        const same = stored.find(({ id }) => id === item.id);
        return same ? filled(item, same, pathOf(same)) : item;
      }),
      // Of the others, those that this file does not have were removed.
      ...stored.filter((item) => !own.some(({ id }) => id === item.id) && isRead(pathOf(item))),
    ];
  }

  const names = sectionNames.filter((name) => typed[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, fromItems(name, merged(name))]));
}
