/** Writing a CV, and inspecting and reading the largest accepted files, each in a fresh capped process like the server's. */
import type { CvInspection, CvTask } from '../../server/cv/cvReader.ts';
import type { CvReading } from '../../server/cv/cvReading.ts';
import { largestCvs } from '../../tests/fixtures/cv/largest.ts';
import { bundle } from './bundle.ts';
import { fileFigures } from './cvFile.ts';
import { writingFigures } from './cvPage.ts';
import { type Benchmark, type Figure, median } from './report.ts';

const runs = 3;
const cap = { seconds: 5, megabytes: 256 };

export const cvBenchmark: Benchmark = {
  name: 'cv',
  async measure(say) {
    const bundled = await bundle({ reader: 'server/cv/cvReader.ts', cvChild: 'server/cv/child.ts' });
    const { createCvPool }: typeof import('../../server/cv/cvReader.ts') = await import(bundled.reader);

    async function readOnce(bytes: Uint8Array) {
      const pool = createCvPool();
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
          peak: Math.max(inspected.peakMb, read.peakMb),
        };
      } finally {
        await pool.close();
      }
    }

    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const { name, bytes } of largestCvs) {
      const file = bytes();
      say(`Reading ${name}…`);
      const times: Awaited<ReturnType<typeof readOnce>>[] = [];
      try {
        for (let run = 0; run < runs; run += 1) times.push(await readOnce(file));
      } catch (error) {
        notes.push(`${name} was not read: ${error instanceof Error ? error.message : error}`);
      }
      const of = (pick: (time: (typeof times)[number]) => number) =>
        times.length < runs ? null : median(times.map(pick));
      figures.push(
        {
          what: `${name}: inspected`,
          value: of((time) => time.inspected),
          unit: 's',
          goal: { atMost: cap.seconds },
        },
        { what: `${name}: read`, value: of((time) => time.read), unit: 's', goal: { atMost: cap.seconds } },
        {
          what: `${name}: peak memory`,
          value: times.length < runs ? null : Math.max(...times.map(({ peak }) => peak)),
          unit: 'MB',
          goal: { atMost: cap.megabytes },
        },
      );
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
