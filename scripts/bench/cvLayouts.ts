/** `npm run bench -- cv-layouts` reads generated CVs and prints, for each kind of layout, the jobs that were read right. */
import { measure, type Tally } from '../../tests/support/cvLayouts/measure.ts';
import type { Benchmark } from './report.ts';

const counts = { marks: 3000, word: 800, linkedIn: 400, pdf: 60 };

const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–');

const row = ({ feature, cvs, right, all, placed, withPlace }: Tally) =>
  `${percent(right, all).padStart(8)} ${percent(placed, withPlace).padStart(8)} ${String(cvs).padStart(6)}  ${feature}`;

export const cvLayoutsBenchmark: Benchmark = {
  name: 'cv-layouts',
  onlyByName: true,
  async measure(say, { seed = 1 }) {
    say('Reading generated CVs…');
    const started = performance.now();
    const tallies = await measure(counts, seed);
    const shareOf = ({ right, all }: Tally) => (100 * right) / all;
    const [worst] = tallies as [Tally];
    const all = tallies.find(({ feature }) => feature === 'all')!;
    const ms = (performance.now() - started) / all.cvs;
    return {
      about: `the jobs of ${all.cvs} generated CVs, from seed ${seed}; right are title, employer and both dates`,
      figures: [
        { what: 'Jobs read right', value: shareOf(all), unit: '%', goal: { atLeast: 95 } },
        { what: `Worst kind, ${worst.feature}`, value: shareOf(worst), unit: '%', goal: { atLeast: 85 } },
        { what: 'Time per CV', value: ms, unit: 'ms', goal: { atMost: 30 } },
      ],
      notes: ['   right   placed    CVs  kind of layout', ...tallies.map(row)],
    };
  },
};
