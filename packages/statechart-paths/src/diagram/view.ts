/** What is drawn of a chart at a level: boxes and arrows with their words, and no geometry. */
export type Level = 'overview' | 'product' | 'all';
export const levels: Level[] = ['overview', 'product', 'all'];

export type BoxKind = 'root' | 'state' | 'final' | 'history' | 'group' | 'ladder' | 'closed';

export interface Line {
  text: string;
  tone: 'note' | 'quiet' | 'way';
  transitions: string[];
}

/** A way out that many states share: said inside each box instead of an arrow. */
export interface Chip {
  text: string;
  tone: 'fails' | 'way';
  target: string;
  transitions: string[];
}

export interface Rule {
  order: number;
  when: string;
  transition: string;
  target: string;
  /** Where it leads, where that is said in words: another rule draws the arrow, or the ladder is too long for one each. */
  to: string | null;
  /** Actions and requirements, at the level `all`. */
  more: string[];
}

export interface Box {
  path: string;
  parent: string | null;
  kind: BoxKind;
  /** One of the parts of a parallel state. */
  region: boolean;
  parallel: boolean;
  title: string;
  note: string;
  lines: Line[];
  chips: Chip[];
  rules: Rule[];
  /** In reading order. */
  children: string[];
  initial: string | null;
}

export interface Way {
  head: string;
  when: string;
  order: number | null;
  /** Actions and requirements, at the level `all`. */
  more: string[];
  transitions: string[];
}

export interface Arrow {
  id: string;
  from: string;
  to: string;
  kind: 'way' | 'fails';
  ways: Way[];
  /** The ladder’s rule that it leaves from. */
  rule: number | null;
  /** Against the reading order. */
  back: boolean;
  transitions: string[];
}

export interface View {
  level: Level;
  title: string;
  boxes: Box[];
  arrows: Arrow[];
}
