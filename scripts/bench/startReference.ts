/**
 * The part of the reference data in a first start: a database in an empty folder without the demo, with the release of occupations
 * and military codes and without it, in turn; and opening a prepared one.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../server/db/database.ts';
import { referenceLoads } from '../../server/db/schema/reference.ts';
import type { Tx } from '../../server/db/transaction.ts';
import { prepareData } from '../../server/seed/main.ts';
import { root } from '../process.mjs';
import { temporaryFolder } from './cleanUp.ts';
import { type Benchmark, median } from './report.ts';

const rounds = 3;
const artefact = join(root, 'server/occupations/data/reference.bin');

const prepare = (tx: Tx) => prepareData(tx, { demo: false });

async function secondsToOpen(dataDir: string, work: (tx: Tx) => Promise<void>): Promise<number> {
  const since = performance.now();
  const database = await openDatabase({ dataDir }, work);
  const seconds = (performance.now() - since) / 1000;
  await database.close();
  return seconds;
}

async function checksumIn(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir });
  const [load] = await database.asPlatform((tx) =>
    tx.select().from(referenceLoads).where(eq(referenceLoads.list, 'release')),
  );
  await database.close();
  return load!.checksum;
}

// A database that already says it has the release loads the other lists only.
const withoutRelease = (checksum: string) => async (tx: Tx) => {
  await tx.insert(referenceLoads).values({ list: 'release', checksum });
  await prepare(tx);
};

export const startReferenceBenchmark: Benchmark = {
  name: 'start-reference',
  async measure(say) {
    const prepared = temporaryFolder();
    say('The first of all, which is not counted…');
    await secondsToOpen(prepared, prepare);
    const checksum = await checksumIn(prepared);
    const times = { with: [] as number[], without: [] as number[], again: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds}…`);
      const folder = temporaryFolder();
      times.with.push(await secondsToOpen(folder, prepare));
      times.without.push(await secondsToOpen(temporaryFolder(), withoutRelease(checksum)));
      times.again.push(await secondsToOpen(folder, prepare));
    }
    const [whole, without] = [median(times.with), median(times.without)];
    return {
      about: `a database in an empty folder on PGlite, without the demo, the median of ${rounds}`,
      figures: [
        { what: 'With the reference data', value: whole, unit: 's' },
        { what: 'Without it', value: without, unit: 's' },
        { what: 'What the reference data adds', value: whole - without, unit: 's', goal: { atMost: 5 } },
        { what: 'With it against without', value: whole / without, unit: '' },
        { what: 'Opened again', value: median(times.again), unit: 's' },
        {
          what: 'The artefact, compressed',
          value: statSync(artefact).size / 1e6,
          unit: 'MB',
          goal: { atMost: 6 },
        },
      ],
    };
  },
};
