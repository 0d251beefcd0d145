import type { components } from '../../../../../openapi.gen.d.ts';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { isMonthBefore, isMonthOrYear } from '../../../../ui/calendar.ts';
import type { FieldProblem } from '../../../../ui/form/ErrorSummary.tsx';
import type { Review } from './reviewState.ts';
import { definitions, type Item, itemsOf, pathOf, type Sections, sectionNames } from './sections.ts';

type ReadField = components['schemas']['ReadField'];

/** Keyed by the entry's id, so that moving an entry does not matter. */
export type Doubts = ReadonlyMap<string, ReadField>;

export const doubtKey = (name: SectionName, id: string, field: string) => `${name}/${id}/${field}`;

export function doubtsOf(fields: readonly ReadField[], read: Sections): Doubts {
  const doubtful = fields.filter((field) => field.needs_review);
  return new Map(
    doubtful.flatMap((field) => {
      const [section = '', ...rest] = field.path.split('.');
      if (!sectionNames.includes(section as SectionName)) return [];
      const name = section as SectionName;
      const id = isResumeList(name) ? itemsOf(read, name)[Number(rest[0])]?.id : name;
      const own = (isResumeList(name) ? rest[1] : rest[0]) ?? '';
      return id === undefined ? [] : [[doubtKey(name, id, own), field] as const];
    }),
  );
}

export function inWords(confidence: number): string {
  if (confidence < 0.5) return 'we weren’t sure';
  return confidence < 0.8 ? 'probably right' : 'read clearly';
}

export function sectionsToCheck(review: Review, doubts: Doubts): SectionName[] {
  return sectionNames.filter(
    (name) =>
      !review.confirmed.includes(name) &&
      itemsOf(review.sections, name).some(({ id }) =>
        [...doubts.keys()].some((key) => key.startsWith(`${name}/${id}/`)),
      ),
  );
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function militaryProblems(item: Item): [string, string][] {
  const needed = [
    ['military_service_id', 'Choose the service you served in'],
    ['role_title', 'Enter your role, such as Section Commander'],
  ] as const;
  return needed.filter(([field]) => isMissing(item[field])).map(([field, words]) => [field, words]);
}

function monthProblems(name: SectionName, item: Item, thisMonth: string): [string, string][] {
  const { start_month: start, end_month: end, is_current: isCurrent } = item;
  const isJob = name === 'military_exp' || name === 'civilian_exp';
  const problems: [string, string][] = [];
  if (isMonthOrYear(start) && isMonthBefore(thisMonth, start)) {
    problems.push(['start_month', 'Enter a start that is not in the future']);
  }
  if (isMonthOrYear(start) && isMonthOrYear(end) && isMonthBefore(end, start)) {
    problems.push(['end_month', 'Enter an end that is not before the start']);
  }
  if (isJob && isMissing(end) && !isCurrent) {
    problems.push(['end_month', 'Enter when you finished, or say that you’re still there']);
  }
  return problems;
}

function fieldProblems(name: SectionName, item: Item): [string, string][] {
  return definitions[name].fields.flatMap((field): [string, string][] => {
    const value = item[field.name];
    if (isMissing(value)) return typeof field.required === 'string' ? [[field.name, field.required]] : [];
    const text = String(value);
    if (field.kind === 'month' && !isMonthOrYear(value)) {
      return [[field.name, 'Enter a four-digit year, and a month from 1 to 12 if you know it']];
    }
    if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())) {
      return [[field.name, 'Enter an email address such as name@example.com']];
    }
    if (field.type === 'url' && !/^https?:\/\/[^/]+\.[^/]/i.test(text.trim())) {
      return [[field.name, 'Enter a web address that starts with https://']];
    }
    const { max = 0, maxItems = 0 } = field;
    if (field.kind === 'lines') {
      const lines = (value as string[]).filter((line) => line.trim());
      if (lines.length > maxItems) return [[field.name, `Use ${maxItems} lines or fewer`]];
      if (lines.some((line) => line.trim().length > max)) {
        return [[field.name, `Use ${max} characters or fewer in each line`]];
      }
      return [];
    }
    if (max && text.trim().length > max) {
      return [[field.name, `Use ${max} characters or fewer`]];
    }
    return [];
  });
}

/** `today` is YYYY-MM-DD. */
export function reviewProblems(review: Review, doubts: Doubts, today: string): FieldProblem[] {
  const toCheck = sectionsToCheck(review, doubts);
  const all = sectionNames.flatMap((name) => {
    const items = itemsOf(review.sections, name);
    const checked = name === 'personal_details' && items.length === 0 ? [{ id: name } as Item] : items;
    const inItems = checked.flatMap((item, index) =>
      [
        ...(name === 'military_exp' ? militaryProblems(item) : []),
        ...fieldProblems(name, item),
        ...monthProblems(name, item, today.slice(0, 7)),
      ].map(([field, message]) => ({
        field: pathOf(name, index, field),
        message,
        place: placeOf(name, index),
      })),
    );
    if (inItems.length > 0 || !toCheck.includes(name)) return inItems;
    const message = `${definitions[name].title}: check what we read, then press “Looks right”`;
    return [{ field: `section-${name}`, message, place: '' }];
  });
  const isAlone = ({ field, message }: FieldProblem) =>
    all.every((other) => other.message !== message || other.field === field);
  return all.map(({ place, ...problem }) =>
    isAlone(problem) ? problem : { ...problem, message: `${place}: ${problem.message}` },
  );
}

function placeOf(name: SectionName, index: number): string {
  const { singular, title } = definitions[name];
  return singular ? `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${index + 1}` : title;
}
