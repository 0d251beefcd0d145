/**
 * `npm run bench -- words DIR` rewrites CV lines in military language. DIR has `visible.json` (lines with their terms, accepted
 * renderings, facts and words to keep, and clean lines that must not change) and `score-jargon.mjs`, which scores the output.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emptySections } from '../../server/cv/sections/draft.ts';
import { cvHealthOf } from '../../server/dashboard/cvHealth.ts';
import { unknownTerms } from '../../server/resumes/hints/unknownTerms.ts';
import { jargonIn } from '../../server/resumes/military/phrases.ts';
import { rewriteByRules } from '../../server/resumes/rewrite/rules.ts';
import type { Benchmark, Figure } from './report.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;

interface BenchLine {
  id: string;
  text: string;
}

interface Output {
  modes: Record<string, string>;
  flagged: string[];
  healthFlags: boolean;
}

/** Whether CV health reports the line, in a CV without other findings. */
function isNamedByHealth(text: string): boolean {
  const sections = {
    ...emptySections(),
    summary: { text: 'A calm and careful planner.' },
    military_exp: [
      { id: '1', highlights: [text, 'Planned the rota for 12 people', 'Wrote the weekly report'] },
    ],
  };
  return cvHealthOf({ id: 1, title: 'CV', sections } as never, '2026-11-23').findings.some(
    ({ text: finding }) => /civilian reader/.test(finding),
  );
}

const outputOf = ({ text }: BenchLine): Output => ({
  modes: Object.fromEntries(modes.map((mode) => [mode, rewriteByRules(text, mode).suggestion])),
  flagged: [...jargonIn(text).map(({ from }) => from), ...unknownTerms(text)],
  healthFlags: isNamedByHealth(text),
});

export async function measureWords(directory: string, set: string) {
  const file = join(directory, `${set}.json`);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const { lines, clean } = JSON.parse(readFileSync(file, 'utf8')) as Record<'lines' | 'clean', BenchLine[]>;
  const started = performance.now();
  const outputs = Object.fromEntries([...lines, ...clean].map((line) => [line.id, outputOf(line)]));
  const milliseconds = (performance.now() - started) / (lines.length + clean.length) / modes.length;
  return { lines, clean, outputs, milliseconds };
}

function score(directory: string, set: string, outputs: Record<string, Output>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-words-'));
  try {
    const file = join(folder, 'output.json');
    writeFileSync(file, JSON.stringify(outputs));
    spawnSync(process.execPath, [join(directory, 'score-jargon.mjs'), file, set], {
      stdio: ['ignore', 2, 2],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const differentModes = ({ modes: texts }: Output) => new Set(Object.values(texts)).size;

export const wordsBenchmark: Benchmark = {
  name: 'words',
  onlyByName: true,
  takesDirectory: true,
  async measure(_say, _length, argument) {
    if (!argument) throw new Error('Name the directory with the lines: npm run bench -- words DIR');
    const directory = resolve(argument);
    const sets = ['visible', 'hidden'].filter((set) => existsSync(join(directory, `${set}.json`)));
    const figures: Figure[] = [];
    for (const set of sets) {
      const { lines, clean, outputs, milliseconds } = await measureWords(directory, set);
      score(directory, set, outputs);
      const altered = clean.filter(({ id, text }) => modes.some((mode) => outputs[id]!.modes[mode] !== text));
      const variety = lines.reduce((sum, { id }) => sum + differentModes(outputs[id]!), 0) / lines.length;
      figures.push(
        {
          what: `clean lines altered in any mode, ${set}`,
          value: altered.length,
          unit: '',
          goal: { atMost: 0 },
        },
        { what: `different suggestions for six modes, ${set}`, value: variety, unit: '' },
        { what: `time for one line in one mode, ${set}`, value: milliseconds, unit: 'ms' },
      );
    }
    return { about: 'military lines in plain words; the scorer’s tables are above', figures };
  },
};
