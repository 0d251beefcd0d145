export type Point = [x: number, y: number];
export type Area = [x: number, y: number, width: number, height: number];

export interface Layout {
  width: number;
  height: number;
  /** Of every box but the root, by path. */
  boxes: Record<string, Area>;
  /** Where a group’s heading begins. */
  headers: Record<string, Point>;
  /** The dot of each group and the way to its first state. */
  starts: Record<string, { dot: Point; points: Point[] }>;
  /** By the arrow’s id, from its source to its target. */
  arrows: Record<string, { points: Point[]; label: Area | null }>;
}
