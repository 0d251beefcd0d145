// Merges configurations from which the same can be covered in the same ways: the suite costs the same and is found sooner.
import type { FlowArc, FlowNetwork } from './network.ts';

export interface Merged {
  network: FlowNetwork;
  /** Finds the original arc from `from` that an arc of the merged network represents. */
  follow: (from: number, arc: FlowArc) => FlowArc;
}

export function mergeAlike({ nodeCount, arcs }: FlowNetwork): Merged {
  const labels = labelled(arcs);
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach(({ from }, index) => {
    leaving[from]?.push(index);
  });
  const classes = refined(nodeCount, (node, of) =>
    (leaving[node] ?? []).map((index) => `${labels[index]}>${of[arcs[index]?.to as number]}`),
  );
  const classOf = (node: number) => classes[node] as number;
  const arcsByKey = new Map<string, FlowArc>();
  const meaning = new Map<FlowArc, { label: number; to: number }>();
  arcs.forEach((arc, index) => {
    const [from, to, label] = [classOf(arc.from), classOf(arc.to), labels[index] as number];
    const key = `${from}>${label}>${to}`;
    if (arcsByKey.has(key)) return;
    const merged = { ...arc, from, to };
    arcsByKey.set(key, merged);
    meaning.set(merged, { label, to });
  });
  return {
    network: { nodeCount: Math.max(-1, ...classes) + 1, arcs: [...arcsByKey.values()] },
    follow: (from, merged) => {
      const { label, to } = meaning.get(merged) as { label: number; to: number };
      const index = leaving[from]?.find(
        (candidate) => labels[candidate] === label && classOf(arcs[candidate]?.to as number) === to,
      );
      return arcs[index as number] as FlowArc;
    },
  };
}

// Gives one number to all arcs with the same cost and coverage.
function labelled(arcs: FlowArc[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(arcs, ({ cost, covers, step, input }) => {
    const kind = step ? 'step' : input === null ? 'end' : 'start';
    const text = `${kind} ${cost} ${[...new Set(covers)].sort().join('\n')}`;
    const label = numbers.get(text) ?? numbers.size;
    numbers.set(text, label);
    return label;
  });
}

// Splits classes until all members of a class continue alike. The fresh start, node 0, stays alone as class 0.
function refined(nodeCount: number, onward: (node: number, classes: Int32Array) => string[]): Int32Array {
  let classes = new Int32Array(nodeCount).fill(1, 1);
  for (let count = 0; ; ) {
    const numbers = new Map<string, number>();
    const next = Int32Array.from(classes, (before, node) => {
      const key = `${before}:${[...new Set(onward(node, classes))].sort().join(' ')}`;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
    classes = next;
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}
