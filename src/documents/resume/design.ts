import type { ContentSection, DocumentContent } from '../documentContent.ts';
import type { Ink } from './look.ts';

export interface DesignProps {
  content: DocumentContent;
  ink: Ink;
  pageSize: 'a4' | 'letter';
}

const story: readonly string[] = ['summary', 'military_exp', 'civilian_exp'];

export const splitColumns = (sections: ContentSection[]) => ({
  story: sections.filter(({ name }) => story.includes(name)),
  beside: sections.filter(({ name }) => !story.includes(name)),
});
