// The parts of a drawing along one axis, with the program that places them.
import type { Layout } from '../diagram/layout.ts';
import type { Box, View } from '../diagram/view.ts';
import type { Program, Spot } from './placing.ts';

export type Axis = 0 | 1;

export interface Part {
  kind: 'box' | 'group' | 'line' | 'label' | 'heading';
  /** The path of a box or the id of an arrow. */
  id: string;
  low: Spot;
  high: Spot;
  /** The position before compacting, along the axis. */
  along: [number, number];
  across: [number, number];
  /** The space that a group reserves for its heading. */
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
  /** The sides of every box, and of the dot where a group starts. */
  sides: Map<string, Sides>;
}
