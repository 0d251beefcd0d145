import type { components } from '../../../../../openapi.gen.d.ts';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { ReviewPart } from '../../../../machines/review.ts';
import { entryKey } from './reviewProgress.ts';
import { itemsOf, type Sections, sectionNames } from './sections.ts';

type OnboardingResume = components['schemas']['OnboardingResume'];

export type SourceLines = ReadonlyMap<string, readonly number[]>;

const numbersOf = (source: components['schemas']['ReadSource'] = []) =>
  source.flatMap(({ line }) => (line === undefined ? [] : [line]));

export const lineKey = (line: string) => `unplaced/${line}`;

/** The entries of `read` must be in the order of the paths in `parse`. */
export function sourceLines(parse: OnboardingResume['parse'], read: Sections): SourceLines {
  const lines = new Map<string, number[]>();
  const add = (key: string, numbers: number[]) => lines.set(key, [...(lines.get(key) ?? []), ...numbers]);
  for (const { path, source } of parse.fields) {
    const [section, index] = path.split('.');
    const name = sectionNames.find((candidate) => candidate === section);
    const id = name && (isResumeList(name) ? itemsOf(read, name)[Number(index)]?.id : name);
    if (name && id !== undefined) add(entryKey(name, id), numbersOf(source));
  }
  for (const [index, line] of parse.unmapped.entries()) {
    add(lineKey(line), numbersOf(parse.unmapped_sources[index]));
  }
  return lines;
}

export const linesOfPart = (lines: SourceLines, part: ReviewPart): number[] =>
  [...lines].flatMap(([key, numbers]) => (key.startsWith(`${part}/`) ? numbers : []));
