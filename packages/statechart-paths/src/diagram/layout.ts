export type Point = [x: number, y: number];
export type Area = [x: number, y: number, width: number, height: number];

export interface Layout {
  width: number;
  height: number;
  /** Every box but the root, keyed by path. */
  boxes: Record<string, Area>;
  /** The top left of each group’s heading. */
  headers: Record<string, Point>;
  /** The dot of each group and the line to its first state. */
  starts: Record<string, { dot: Point; points: Point[] }>;
  /** Keyed by arrow id; points run from source to target. */
  arrows: Record<string, { points: Point[]; label: Area | null }>;
}
