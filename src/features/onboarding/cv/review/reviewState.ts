import type { components } from '../../../../../openapi.gen.d.ts';
import type { ResumeListName } from '../../../../documents/resume/fields.ts';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import type { ReviewedCv } from '../../../../machines/onboarding/setup.ts';
import { placedEarlier } from './earlierDraft.ts';
import { withLaterReading } from './laterReading.ts';
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
type OnboardingResume = components['schemas']['OnboardingResume'];

export interface Review {
  sections: Sections;
  confirmed: SectionName[];
  unplaced: string[];
  placed: string[];
}

/** Holds only sections that differ from what was read. */
export interface TypedReview extends Record<string, unknown> {
  resume_id: number;
  /** The reading that was checked; another file read into the same CV must be checked again. */
  reading_id: number | null;
  sections: Partial<Sections>;
  confirmed: SectionName[];
  placed: string[];
}

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

/** Null before the file has been read, because the page does not show its sections yet. */
const readingOf = ({ id, status }: ResumeReview['parse']) => (status === 'done' ? id : null);

/** Restores an unfinished review; sections typed for this CV replace those that were read, with what another file has added. */
export function openReview(
  { resume, parse, is_reviewed }: Omit<OnboardingResume, 'pages'>,
  typed: Partial<TypedReview> | null,
): Review {
  const mine = typed?.resume_id === resume.id ? typed : null;
  // Earlier versions have kept no reading.
  const isOfReading = mine?.reading_id === undefined || mine.reading_id === readingOf(parse);
  const ofReading = isOfReading ? mine : null;
  const placed = ofReading ? (ofReading.placed ?? placedEarlier(parse.unmapped, ofReading)) : [];
  const changed = mine?.sections ?? {};
  return {
    sections: {
      ...resume.sections,
      ...(isOfReading ? changed : withLaterReading({ resume, parse }, changed)),
    },
    confirmed: ofReading?.confirmed ?? (is_reviewed ? sectionNames : []),
    unplaced: [...new Set(parse.unmapped)].filter((line) => !placed.includes(line)),
    placed,
  };
}

export function typedReview({ resume, parse }: ResumeReview, review: Review): TypedReview {
  const changed = sectionNames.filter((name) => !isSame(resume.sections[name], review.sections[name]));
  return {
    resume_id: resume.id,
    reading_id: readingOf(parse),
    sections: Object.fromEntries(changed.map((name) => [name, review.sections[name] ?? {}])),
    confirmed: review.confirmed,
    placed: review.placed,
  };
}

function withItems(review: Review, name: SectionName, items: Item[]): Review {
  return {
    ...review,
    sections: { ...review.sections, [name]: fromItems(name, items) },
    confirmed: review.confirmed.filter((other) => other !== name),
  };
}

export const changeItem = (
  review: Review,
  name: SectionName,
  index: number,
  change: Record<string, FieldValue>,
): Review => {
  const items = itemsOf(review.sections, name);
  if (items.length === 0 && !isResumeList(name)) return withItems(review, name, [{ id: name, ...change }]);
  return withItems(
    review,
    name,
    items.map((item, at) => (at === index ? { ...item, ...change } : item)),
  );
};

export const addItem = (review: Review, name: ResumeListName, item: Item): Review =>
  withItems(review, name, [...itemsOf(review.sections, name), item]);

export const removeItem = (review: Review, name: ResumeListName, index: number): Review =>
  withItems(
    review,
    name,
    itemsOf(review.sections, name).filter((_, at) => at !== index),
  );

export const confirm = (review: Review, name: SectionName): Review => ({
  ...review,
  confirmed: [...review.confirmed.filter((other) => other !== name), name],
});

function cleanValue(value: FieldValue, isMonth: boolean): FieldValue {
  if (typeof value === 'string') return value.trim() || (isMonth ? null : undefined);
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) {
    return value.map((line) => line.trim()).filter(Boolean);
  }
  return value;
}

function clean(sections: Sections): Sections {
  const entries = sectionNames.map((name) => {
    const items = itemsOf(sections, name).map(({ id, ...item }) => {
      const months = definitions[name].fields.filter(({ kind }) => kind === 'month').map(({ name }) => name);
      const fields = Object.entries(item)
        .map(([field, value]) => [field, cleanValue(value, months.includes(field))] as const)
        .filter(([, value]) => value !== undefined);
      return isResumeList(name) ? { id, ...Object.fromEntries(fields) } : Object.fromEntries(fields);
    });
    return [name, isResumeList(name) ? items : (items[0] ?? {})];
  });
  return Object.fromEntries(entries);
}

export function reviewedCv({ resume }: ResumeReview, version: number, review: Review): ReviewedCv {
  return {
    resume_id: resume.id,
    version,
    confirmed_sections: review.confirmed,
    sections: clean(review.sections),
    ...(review.placed.length > 0 && { placed_lines: review.placed }),
  };
}
