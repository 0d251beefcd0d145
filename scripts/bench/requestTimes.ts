/** Requests of a signed-in person, one after the other, each kind equally often. */
import { build } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { p50, p95 } from './jobSearches.ts';
import type { Figure } from './report.ts';

export const times = 30;
const untimed = 3;

/** What is measured, the address, and the goal of its p95 in milliseconds. */
export type RequestCase = [what: string, url: string, goal: number];

export async function requestFigures(
  database: Database,
  { label, token, cases }: { label: string; token: string; cases: RequestCase[] },
): Promise<Figure[]> {
  const app = await build({ database, logLevel: 'silent' });
  const figures: Figure[] = [];
  try {
    for (const [what, url, goal] of cases) {
      const took: number[] = [];
      for (let turn = 0; turn < times + untimed; turn += 1) {
        const began = performance.now();
        const { statusCode, body } = await app.inject({
          url,
          headers: { host: 'uk.localhost', authorization: `Bearer ${token}` },
          // The limits of a list are by user, and what a turn costs is not theirs.
          remoteAddress: `10.0.${turn}.1`,
        });
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body.slice(0, 200)}`);
        if (turn >= untimed) took.push(performance.now() - began);
      }
      figures.push({ what: `${label}: ${what}, p50`, value: p50(took), unit: 'ms' });
      figures.push({ what: `${label}: ${what}, p95`, value: p95(took), unit: 'ms', goal: { atMost: goal } });
    }
  } finally {
    await app.close();
  }
  return figures;
}
