/** Writing a CV, and inspecting and reading the largest accepted files, each in a fresh capped process like the server's. */
import type { CvInspection, CvTask, createCvPool } from '../../server/cv/cvReader.ts';
import type { CvReading } from '../../server/cv/cvReading.ts';
import { largestCvs } from '../../tests/fixtures/cv/largest.ts';
import { bundle } from './bundle.ts';
import { fileFigures } from './cvFile.ts';
import { writingFigures } from './cvPage.ts';
import { type Benchmark, type Figure, median } from './report.ts';

const runs = 3;
const cap = { seconds: 5, megabytes: 256 };

interface CvTimes {
  /** Seconds. */
  inspected: number;
  read: number;
  peakMb: number;
}

async function readOnce(createPool: typeof createCvPool, bytes: Uint8Array): Promise<CvTimes> {
  const pool = createPool();
  const perform = async (task: CvTask) => {
    const run = await pool.run<CvInspection | CvReading>(task, 'one');
    if (!run.ok) throw new Error(run.failure);
    if (!run.answer.ok) throw new Error(run.answer.message);
    return run;
  };
  try {
    const inspected = await perform({ kind: 'inspect', bytes });
    const read = await perform({ kind: 'read', bytes, hints: { countryId: 232 } });
    return {
      inspected: inspected.ms / 1000,
      read: read.ms / 1000,
      peakMb: Math.max(inspected.peakMb, read.peakMb),
    };
  } finally {
    await pool.close();
  }
}

/** Values are null if a file was not read each time. */
function readingFigures(name: string, times: CvTimes[]): Figure[] {
  const isComplete = times.length === runs;
  const seconds = (what: 'inspected' | 'read'): Figure => ({
    what: `${name}: ${what}`,
    value: isComplete ? median(times.map((time) => time[what])) : null,
    unit: 's',
    goal: { atMost: cap.seconds },
  });
  return [
    seconds('inspected'),
    seconds('read'),
    {
      what: `${name}: peak memory`,
      value: isComplete ? Math.max(...times.map(({ peakMb }) => peakMb)) : null,
      unit: 'MB',
      goal: { atMost: cap.megabytes },
    },
  ];
}

export const cvBenchmark: Benchmark = {
  name: 'cv',
  async measure(say) {
    const bundled = await bundle({ reader: 'server/cv/cvReader.ts', cvChild: 'server/cv/child.ts' });
    const reader: typeof import('../../server/cv/cvReader.ts') = await import(bundled.reader);
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const { name, bytes } of largestCvs) {
      const file = bytes();
      say(`Reading ${name}…`);
      const times: CvTimes[] = [];
      try {
        for (let run = 0; run < runs; run += 1) times.push(await readOnce(reader.createCvPool, file));
      } catch (error) {
        notes.push(`${name} was not read: ${error instanceof Error ? error.message : error}`);
      }
      figures.push(...readingFigures(name, times));
    }
    say('Making the file after each key…');
    figures.push(...(await fileFigures()), ...(await writingFigures(say)));
    return {
      about: `writing on the edit page, 60 keys at 10 a second; the largest files a CV may be, each median of ${runs}; the peak is the process's own, the most of ${runs}`,
      figures,
      notes,
    };
  },
};
