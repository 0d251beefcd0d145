// The parts of a picture along one axis, with the program that places them.
import type { Layout } from '../diagram/layout.ts';
import type { Box, View } from '../diagram/view.ts';
import type { Program, Spot } from './placing.ts';

export type Axis = 0 | 1;

export interface Part {
  kind: 'box' | 'group' | 'line' | 'label' | 'heading';
  /** The path of a box, the id of an arrow. */
  id: string;
  low: Spot;
  high: Spot;
  /** Where it stood, along the axis and across. */
  along: [number, number];
  across: [number, number];
  /** What a group keeps free for its heading. */
  top: number;
}

export type Sides = { low: Spot; high: Spot };

export interface Scene {
  view: View;
  layout: Layout;
  boxes: Map<string, Box>;
  axis: Axis;
  other: Axis;
  program: Program;
  parts: Part[];
  /** Of every box, and of the dot where a group starts. */
  sides: Map<string, Sides>;
}
