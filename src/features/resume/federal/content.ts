/** What a person changes in a federal résumé, part by part. */
import type { FederalResume } from '../../../api/federalResumes.ts';
import { comparing } from '../writing/parts.ts';

export type Content = Pick<
  FederalResume,
  'title' | 'header' | 'summary' | 'experience' | 'education' | 'training' | 'skills'
>;
export type Part = keyof Content;

export const contentIn = ({
  title,
  header,
  summary,
  experience,
  education,
  training,
  skills,
}: Content): Content => ({ title, header, summary, experience, education, training, skills });

export const partTitles: Record<Part, string> = {
  title: 'Name',
  header: 'You and your eligibility',
  summary: 'Summary',
  experience: 'Work experience',
  education: 'Education',
  training: 'Training',
  skills: 'Skills',
};

export const shape = {
  parts: Object.keys(partTitles) as Part[],
  partIn: (content: Content, part: Part) => content[part],
  withPart: (content: Content, part: Part, from: Content): Content => ({ ...content, [part]: from[part] }),
};

export const { changedParts, differencesOf } = comparing(shape);
