/** Twice the product's capacity, as an open loop: admitted requests are answered quickly, the rest get 503 with Retry-After. */
import { type Ground, grounds, must, startProduct } from './product.ts';
import type { Benchmark, Figure } from './report.ts';
import { demoVeteran } from './seeded.ts';
import { isAccepted, percentile, trafficTo, visitOf } from './traffic.ts';

const seconds = 15;
/** Enough to keep it busy without rejections. */
const concurrent = 12;

async function measureOn(ground: Ground, say: (line: string) => void): Promise<Figure[]> {
  const product = await startProduct(ground);
  const [job] = must<'listJobs'>(await product.ask(demoVeteran, 'GET', '/jobs'), 200);
  const traffic = trafficTo(product.port, visitOf(ground.tokens[demoVeteran]!, job!.id));
  await traffic.closedLoop(concurrent, 5);
  const calm = await traffic.closedLoop(concurrent, seconds);
  const capacity = calm.filter(isAccepted).length / seconds;
  say(`On ${ground.name}: ${Math.round(capacity)} a second; now twice as many…`);
  const requests = await traffic.openLoop(capacity * 2, seconds);
  traffic.close();
  await product.stop();
  const served = requests.filter(isAccepted);
  const sentAway = requests.filter(({ status, saysWhen }) => status === 503 && saysWhen);
  const on = (what: string) => `${ground.name}: ${what}`;
  return [
    { what: on('capacity'), value: capacity, unit: 'a second' },
    { what: on('p50 at capacity'), value: percentile(calm, 0.5), unit: 'ms' },
    { what: on('p99 of accepted'), value: percentile(served, 0.99), unit: 'ms', goal: { atMost: 150 } },
    { what: on('p50 of accepted'), value: percentile(served, 0.5), unit: 'ms' },
    {
      what: on('answered, of the capacity'),
      value: (served.length / seconds / capacity) * 100,
      unit: '%',
      goal: { atLeast: 75 },
    },
    { what: on('sent away with Retry-After'), value: sentAway.length, unit: '' },
    { what: on('p99 of being sent away'), value: percentile(sentAway, 0.99), unit: 'ms' },
    {
      what: on('resets'),
      value: requests.filter(({ status }) => status === 0).length,
      unit: '',
      goal: { atMost: 0 },
    },
    {
      what: on('anything else'),
      value: requests.filter(({ status }) => status !== 0).length - served.length - sentAway.length,
      unit: '',
      goal: { atMost: 0 },
    },
  ];
}

export const overloadBenchmark: Benchmark = {
  name: 'overload',
  async measure(say) {
    const figures: Figure[] = [];
    for await (const ground of grounds([demoVeteran])) figures.push(...(await measureOn(ground, say)));
    return {
      about: `open loop at twice the capacity for ${seconds} s; who asks, the product and its database share the machine`,
      figures,
    };
  },
};
