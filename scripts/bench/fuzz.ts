/** Sends generated requests to every operation and reports answers that openapi.yaml does not describe. */
import { defaultSeed, fuzz as run } from '../../tests/contract/fuzz/run.ts';
import type { Benchmark } from './report.ts';

/** Each round has a fresh database, because requests delete and use up data. */
const ofARound = 50;

export const fuzzBenchmark: Benchmark = {
  name: 'fuzz',
  onlyByName: true,
  async measure(say, length) {
    const { seed = Number(process.env.SEED_FUZZ ?? defaultSeed), requests = 1000 } = length;
    const rounds = Math.max(1, Math.ceil(requests / ofARound));
    const all = { operations: 0, requests: 0, faults: [] as string[], serverErrors: 0 };
    const accepted = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      say(`Round ${round + 1} of ${rounds}, seed ${seed + round * 1000}…`);
      const result = await run({
        seed: seed + round * 1000,
        count: () => Math.ceil(requests / rounds),
        tenant: round % 2 === 0 ? 'uk' : 'us',
      });
      all.operations = result.operations;
      all.requests += result.requests;
      all.serverErrors += result.serverErrors;
      all.faults.push(...result.faults);
      for (const [id, count] of Object.entries(result.accepted))
        accepted.set(id, (accepted.get(id) ?? 0) + count);
      for (const fault of result.faults) say(fault);
    }
    const never = [...accepted].filter(([, count]) => count === 0).map(([id]) => id);
    return {
      about: `${requests} requests an operation drawn from openapi.yaml, seed ${seed}`,
      figures: [
        { what: 'Operations', value: all.operations, unit: '' },
        { what: 'Requests', value: all.requests, unit: '' },
        { what: 'Answers outside the contract', value: all.faults.length, unit: '', goal: { atMost: 0 } },
        { what: 'Server errors', value: all.serverErrors, unit: '', goal: { atMost: 0 } },
        {
          what: 'Operations that did what was asked at least once',
          value: accepted.size - never.length,
          unit: '',
        },
      ],
      notes: [...(never.length > 0 ? [`Never: ${never.join(', ')}.`] : []), ...new Set(all.faults)],
    };
  },
};
