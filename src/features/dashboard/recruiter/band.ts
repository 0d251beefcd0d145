/** The thickness of the band at each stage, in proportion to the fullest; a stage with anyone is always thick enough to see. */
export function thicknessOf(counts: readonly number[], thickest: number): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => (count === 0 ? 0 : Math.max(2, (thickest * count) / most)));
}

interface Shape {
  counts: readonly number[];
  step: number;
  thickest: number;
  /** True for a vertical band. */
  stands?: boolean;
}

export function bandPath({ counts, step, thickest, stands = false }: Shape): string {
  const half = thicknessOf(counts, thickest).map((thickness) => thickness / 2);
  const middle = thickest / 2;
  const at = (along: number, across: number) => {
    const pair = [along, middle + across].map((value) => Number(value.toFixed(2)));
    return (stands ? pair.reverse() : pair).join(' ');
  };
  const edge = (side: 1 | -1, stages: number[]) =>
    stages.slice(1).map((stage, index) => {
      const from = stages[index] ?? 0;
      const turn = ((from + stage) / 2) * step;
      const [start, end] = [side * (half[from] ?? 0), side * (half[stage] ?? 0)];
      return `C${at(turn, start)} ${at(turn, end)} ${at(stage * step, end)}`;
    });
  const stages = counts.map((_, stage) => stage);
  const last = stages.length - 1;
  const there = edge(-1, stages).join('');
  const back = edge(1, stages.toReversed()).join('');
  return `M${at(0, -(half[0] ?? 0))}${there}L${at(last * step, half[last] ?? 0)}${back}Z`;
}
