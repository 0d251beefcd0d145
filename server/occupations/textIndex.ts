// BM25F (Robertson and Zaragoza, 2009), in typed arrays to stay small.
import type { Slices } from '../process/slices.ts';
import { stemsIn } from './stems.ts';

interface Field {
  text: string;
  weight: number;
}

interface Hit {
  document: number;
  score: number;
}

const saturation = 1.2;
const lengthShare = 0.6;

export interface TextIndex {
  rank: (stems: ReadonlyMap<string, number>, limit: number) => Hit[];
  rarity: (stem: string) => number;
  best: (stems: ReadonlyMap<string, number>) => number;
}

export function* indexTexts(
  count: number,
  fieldsOf: (document: number) => Iterable<Field>,
): Slices<TextIndex> {
  const lists = new Map<string, number[]>();
  const lengths = new Float64Array(count);
  for (let document = 0; document < count; document += 1) {
    const weights = new Map<string, number>();
    for (const { text, weight } of fieldsOf(document)) {
      for (const stem of stemsIn(text)) {
        weights.set(stem, (weights.get(stem) ?? 0) + weight);
        lengths[document]! += weight;
      }
    }
    for (const [stem, weight] of weights) {
      const list = lists.get(stem);
      if (list) list.push(document, weight);
      else lists.set(stem, [document, weight]);
    }
    yield;
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count);
  const postings = new Map<string, Float32Array>();
  for (const [stem, list] of lists) {
    const packed = Float32Array.from(list);
    for (let at = 0; at < packed.length; at += 2) {
      const norm = 1 - lengthShare + (lengthShare * lengths[packed[at]!]!) / average;
      const weight = packed[at + 1]! / norm;
      packed[at + 1] = weight / (saturation + weight);
    }
    postings.set(stem, packed);
  }
  const rarity = (stem: string) => {
    const list = postings.get(stem);
    return list ? Math.log(1 + (count - list.length / 2 + 0.5) / (list.length / 2 + 0.5)) : 0;
  };
  const scores = new Float64Array(count);
  return {
    rarity,
    best(stems) {
      let sum = 0;
      for (const [stem, weight] of stems) sum += rarity(stem) * weight;
      return sum;
    },
    rank(stems, limit) {
      scores.fill(0);
      for (const [stem, weight] of stems) {
        const list = postings.get(stem);
        if (!list) continue;
        const factor = rarity(stem) * weight;
        for (let at = 0; at < list.length; at += 2) scores[list[at]!]! += factor * list[at + 1]!;
      }
      const hits: Hit[] = [];
      scores.forEach((score, document) => {
        if (score > 0) hits.push({ document, score });
      });
      return hits.sort((a, b) => b.score - a.score).slice(0, limit);
    },
  };
}

export function weighedStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, times]) => [stem, 1 + Math.log(times)]));
}
