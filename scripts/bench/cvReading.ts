/**
 * `npm run bench -- cv-reading DIR` reads labelled CVs of other people and programs like uploads. DIR has `docs/<group>/<file>`,
 * `truth/<file>.json` with file, group and country, and `score.mjs OUTDIR`, which prints the table.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CvTask } from '../../server/cv/cvReader.ts';
import type { CvReading } from '../../server/cv/cvReading.ts';
import { bundle } from './bundle.ts';
import type { Benchmark } from './report.ts';

interface LabelledCv {
  file: string;
  group: string;
  country: 232 | 233;
}

const labelledCvs = (folder: string) =>
  readdirSync(join(folder, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .map((name): LabelledCv => JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8')));

export const cvReadingBenchmark: Benchmark = {
  name: 'cv-reading',
  takesDirectory: true,
  onlyByName: true,
  async measure(say, _length, folder) {
    if (!folder) throw new Error('Say which labelled CVs to read: npm run bench -- cv-reading DIR');
    const from = resolve(folder);
    const bundled = await bundle({ reader: 'server/cv/cvReader.ts', cvChild: 'server/cv/child.ts' });
    const { createCvPool }: typeof import('../../server/cv/cvReader.ts') = await import(bundled.reader);
    const out = mkdtempSync(join(tmpdir(), 'cv-reading-'));
    const pool = createCvPool();
    const notes: string[] = [];
    let slowest = { file: '', ms: 0 };
    let peakMb = 0;
    try {
      for (const { file, group, country } of labelledCvs(from)) {
        say(`Reading ${file}…`);
        const bytes = readFileSync(join(from, 'docs', group, file));
        const task: CvTask = { kind: 'read', bytes, hints: { countryId: country } };
        const run = await pool.run<CvReading>(task, 'one');
        if (!run.ok) notes.push(`${file} was not read: ${run.failure}`);
        else {
          if (!run.answer.ok) notes.push(`${file} was refused: ${run.answer.message}`);
          if (run.ms > slowest.ms) slowest = { file, ms: run.ms };
          peakMb = Math.max(peakMb, run.peakMb);
          writeFileSync(join(out, `${file}.json`), JSON.stringify(run.answer));
        }
      }
      const table = execFileSync(process.execPath, [join(from, 'score.mjs'), out, '--docs'], {
        encoding: 'utf8',
      });
      return {
        about: `the labelled CVs of ${from}, in the capped process; the scores of its own scorer are below`,
        figures: [
          {
            what: `Slowest document, ${slowest.file}`,
            value: slowest.ms / 1000,
            unit: 's',
            goal: { atMost: 2 },
          },
          { what: 'Peak memory', value: peakMb, unit: 'MB', goal: { atMost: 180 } },
        ],
        notes: [...notes, ...table.trimEnd().split('\n')],
      };
    } finally {
      await pool.close();
      rmSync(out, { recursive: true, force: true });
    }
  },
};
