import type { Content, ContentSection } from '../content.ts';
import type { Ink } from './look.ts';

export interface DesignProps {
  content: Content;
  ink: Ink;
  pageSize: 'a4' | 'letter';
}

const story: readonly string[] = ['summary', 'military_exp', 'civilian_exp'];

/** For designs of two columns: the story, and what stands beside it. */
export const columnsOf = (sections: ContentSection[]) => ({
  story: sections.filter(({ name }) => story.includes(name)),
  beside: sections.filter(({ name }) => !story.includes(name)),
});
