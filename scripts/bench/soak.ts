/** `npm run soak`: half of the capacity for several minutes, to find growing memory, failures and slowdown. */
import { setTimeout as wait } from 'node:timers/promises';
import { grounds, must, type Product, startProduct } from './product.ts';
import { type Benchmark, median } from './report.ts';
import { demoVeteran } from './seeded.ts';
import { isAccepted, percentile, trafficTo, visitOf } from './traffic.ts';

interface Sample {
  minute: number;
  resident: number;
  heap: number;
}

const megabyte = 1024 * 1024;

async function watch(product: Product, isOver: () => boolean): Promise<Sample[]> {
  const began = performance.now();
  const samples: Sample[] = [];
  while (!isOver()) {
    const figures = await product.figures();
    samples.push({
      minute: (performance.now() - began) / 60_000,
      resident: figures.process_resident_memory_bytes! / megabyte,
      heap: figures.nodejs_heap_size_used_bytes! / megabyte,
    });
    await wait(500);
  }
  return samples;
}

/** Growth per minute: the median slope between two samples, which single garbage collections do not affect. */
export function slopeOf(points: { minute: number; value: number }[]): number {
  const slopes = points.flatMap((point, at) =>
    points.slice(at + 1).map((later) => (later.value - point.value) / (later.minute - point.minute)),
  );
  return slopes.length > 0 ? median(slopes) : Number.NaN;
}

/** The heap after garbage collection: the minimum in every ten seconds. */
export function leastOf(samples: Sample[], of: 'resident' | 'heap') {
  const tenths = new Map<number, { minute: number; value: number }>();
  for (const { minute, [of]: value } of samples) {
    const tenth = Math.floor(minute * 6);
    const least = tenths.get(tenth);
    if (!least || value < least.value) tenths.set(tenth, { minute, value });
  }
  return [...tenths.values()];
}

export const soakBenchmark: Benchmark = {
  name: 'soak',
  onlyByName: true,
  async measure(say, { minutes = 5 }) {
    for await (const ground of grounds([demoVeteran])) {
      const product = await startProduct(ground);
      const [job] = must<'listJobs'>(await product.ask(demoVeteran, 'GET', '/jobs'), 200);
      const traffic = trafficTo(product.port, visitOf(ground.tokens[demoVeteran]!, job!.id));
      const calm = await traffic.closedLoop(12, 15);
      const rate = calm.filter(isAccepted).length / 15 / 2;
      say(`On ${ground.name}: ${Math.round(rate)} requests a second for ${minutes} minutes…`);
      let isOver = false;
      const watching = watch(product, () => isOver);
      const requests = await traffic.openLoop(rate, minutes * 60);
      isOver = true;
      const samples = await watching;
      traffic.close();
      await product.stop();
      // Before that, code is still compiled and caches fill.
      const settled = samples.filter(({ minute }) => minute >= Math.min(1, minutes / 3));
      const slope = (of: 'resident' | 'heap') => slopeOf(leastOf(settled, of));
      const p99 = (from: number, to: number) =>
        percentile(
          requests.filter(({ at }) => at >= from * 60_000 && at < to * 60_000),
          0.99,
        );
      const length = Math.min(1, minutes / 2);
      return {
        about: `${Math.round(rate)} requests a second, half the capacity, for ${minutes} minutes on ${ground.name}`,
        figures: [
          {
            what: 'Memory, heap after collection',
            value: slope('heap'),
            unit: 'MB a minute',
            goal: { atMost: 1 },
          },
          {
            what: 'Memory of the process',
            value: slope('resident'),
            unit: 'MB a minute',
            goal: { atMost: 1 },
          },
          { what: 'Memory of the process at the end', value: samples.at(-1)!.resident, unit: 'MB' },
          { what: 'Requests', value: requests.length, unit: '' },
          {
            what: 'Not answered as they should be',
            value: requests.filter((request) => !isAccepted(request)).length,
            unit: '',
            goal: { atMost: 0 },
          },
          {
            what: 'p99, the last minute against the first',
            value: p99(minutes - length, minutes) / p99(0, length),
            unit: '×',
            goal: { atMost: 1.2 },
          },
          { what: 'p99, the first minute', value: p99(0, length), unit: 'ms' },
          { what: 'p99, the last minute', value: p99(minutes - length, minutes), unit: 'ms' },
        ],
      };
    }
    throw new Error('There is no database to measure on');
  },
};
