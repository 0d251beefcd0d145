/** The content of a diagram at a level: boxes and arrows with their words, without geometry. */
export type Level = 'overview' | 'product' | 'all';
export const levels: Level[] = ['overview', 'product', 'all'];

export type BoxKind = 'root' | 'state' | 'final' | 'history' | 'group' | 'ladder' | 'closed';

export interface Line {
  text: string;
  tone: 'note' | 'quiet' | 'way';
  transitions: string[];
}

/** A transition that many states share, shown as text in each box instead of an arrow. */
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
  /** The target in words, when another rule draws the arrow or the ladder is too long for one each. */
  to: string | null;
  /** Actions and requirements, at the level `all`. */
  more: string[];
}

export interface Box {
  path: string;
  parent: string | null;
  kind: BoxKind;
  /** True for one part of a parallel state. */
  region: boolean;
  parallel: boolean;
  title: string;
  note: string;
  lines: Line[];
  chips: Chip[];
  rules: Rule[];
  /** Paths in reading order. */
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
  /** The rule of the ladder where the arrow begins. */
  rule: number | null;
  /** True for an arrow against the reading order. */
  back: boolean;
  transitions: string[];
}

export interface View {
  level: Level;
  title: string;
  boxes: Box[];
  arrows: Arrow[];
}
