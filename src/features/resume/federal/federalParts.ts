import type { FederalResume } from '../../../api/federalResumes.ts';
import { comparing } from '../writing/parts.ts';

export type FederalContent = Pick<
  FederalResume,
  'title' | 'header' | 'summary' | 'experience' | 'education' | 'training' | 'skills'
>;
export type FederalPart = keyof FederalContent;

export const toFederalContent = ({
  title,
  header,
  summary,
  experience,
  education,
  training,
  skills,
}: FederalContent): FederalContent => ({ title, header, summary, experience, education, training, skills });

export const partTitles: Record<FederalPart, string> = {
  title: 'Name',
  header: 'You and your eligibility',
  summary: 'Summary',
  experience: 'Work experience',
  education: 'Education',
  training: 'Training',
  skills: 'Skills',
};

export const federalShape = {
  parts: Object.keys(partTitles) as FederalPart[],
  partIn: (content: FederalContent, part: FederalPart) => content[part],
  withPart: (content: FederalContent, part: FederalPart, from: FederalContent): FederalContent => ({
    ...content,
    [part]: from[part],
  }),
};

export const { changedParts, differencesOf } = comparing(federalShape);
