// What a text is, for screen readers: PDF 1.7, 14.8.4. Without a tag it is a paragraph.
import { createElement, type ReactNode } from 'react';
import type { Style } from './nodes.ts';

/** `artifact` is decoration: nobody is to hear it. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'artifact';

interface TaggedProps {
  tag: Tag;
  style?: Style;
  children?: ReactNode;
  /** In points: a heading that has less room below goes on to the next page. */
  minPresenceAhead?: number;
}

// The library's own components have no such property.
export const Tagged = (props: TaggedProps) => createElement('TEXT', props);

/** Several texts that are heard as one. */
export const TaggedGroup = (props: TaggedProps) => createElement('VIEW', props);
