import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { type Doubts, reviewProblems } from './reviewProblems.ts';
import type { Review } from './reviewState.ts';
import { itemsOf, sectionNames } from './sections.ts';

export interface SectionLeft {
  name: SectionName;
  missing: number;
  doubtful: number;
}

interface Problem {
  field: string;
}

export const sectionOf = (path: string): SectionName | undefined => {
  const section = path.startsWith('section-') ? path.slice('section-'.length) : path.split('.')[1];
  return sectionNames.find((name) => name === section);
};

export const entryKey = (name: SectionName, id: string) => `${name}/${id}`;

export const editorId = (key: string) => `edit-${key}`;

export const entriesOf = (review: Review, problems: readonly Problem[]): string[] =>
  problems.flatMap(({ field }) => {
    const name = sectionOf(field);
    if (!name || field.startsWith('section-')) return [];
    const index = Number(field.split('.')[2]);
    const id = isResumeList(name) ? itemsOf(review.sections, name)[index]?.id : name;
    return id === undefined ? [] : [entryKey(name, id)];
  });

/** Sections with missing answers come first, then those with doubtful values. */
export function sectionsLeft(review: Review, doubts: Doubts, today: string): SectionLeft[] {
  const problems = reviewProblems(review, doubts, today);
  const left = sectionNames.flatMap((name): SectionLeft[] => {
    const mine = problems.filter(({ field }) => sectionOf(field) === name);
    if (mine.length === 0) return [];
    const ids = itemsOf(review.sections, name).map(({ id }) => id);
    const doubtful = [...doubts.keys()].filter((key) => ids.some((id) => key.startsWith(`${name}/${id}/`)));
    return [
      {
        name,
        missing: mine.filter(({ field }) => !field.startsWith('section-')).length,
        doubtful: review.confirmed.includes(name) ? 0 : doubtful.length,
      },
    ];
  });
  return left.sort((a, b) => Number(b.missing > 0) - Number(a.missing > 0));
}
