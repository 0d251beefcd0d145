/** Machine files of other projects, unchanged: exit code, transitions covered, time and standard output, compared with `xstate/graph`. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../process.mjs';
import { type Benchmark, type Figure, median } from './report.ts';

interface Outcome {
  code: number;
  seconds: number;
  out: string;
  err: string;
}

const timeout = 60_000;

const run = (args: string[]): Promise<Outcome> =>
  new Promise((done) => {
    const since = performance.now();
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (text) => {
      output.out += text;
    });
    child.stderr.on('data', (text) => {
      output.err += text;
    });
    child.on('close', (code) =>
      done({ code: code ?? -1, seconds: (performance.now() - since) / 1000, ...output }),
    );
  });

interface Planned {
  declared: number;
  covered: number;
  /** Uncovered transitions without a reason. */
  unexplained: number;
  /** Whether anything but the plan reached standard output. */
  isNoisy: boolean;
  proven: boolean;
}

interface PlanAsJson {
  covered: string[];
  uncovered: string[];
  proven: boolean;
  reasons?: { id: string; reason: string }[];
}

function planned({ out }: Outcome): Planned | null {
  try {
    const plans = [JSON.parse(out) as PlanAsJson | PlanAsJson[]].flat();
    const explained = new Set(plans.flatMap(({ reasons = [] }) => reasons.map(({ id }) => id)));
    const uncovered = plans.flatMap((plan) => plan.uncovered);
    return {
      declared: plans.reduce((sum, plan) => sum + plan.covered.length + plan.uncovered.length, 0),
      covered: plans.reduce((sum, plan) => sum + plan.covered.length, 0),
      unexplained: uncovered.filter((id) => !explained.has(id)).length,
      isNoisy: false,
      proven: plans.every((plan) => plan.proven),
    };
  } catch {
    return null;
  }
}

async function peerOf(file: string): Promise<number | null> {
  const { code, out } = await run([join(root, 'scripts/bench/examplesPeer.ts'), file]);
  if (code !== 0) return null;
  const { declared, covered } = JSON.parse(out) as { declared: number; covered: number };
  return declared === 0 ? 100 : (covered / declared) * 100;
}

export const examplesBenchmark: Benchmark = {
  name: 'examples',
  onlyByName: true,
  takesDirectory: true,
  measure: async (say, _length, folder) => {
    if (!folder || !existsSync(join(folder, 'files.txt')))
      throw new Error('Name a folder with files.txt: npm run bench -- examples DIR.');
    const files = readFileSync(join(folder, 'files.txt'), 'utf8').trim().split('\n');
    const sums = { declared: 0, covered: 0, plans: 0, whole: 0, unexplained: 0, noisy: 0, peer: 0 };
    const times: number[] = [];
    const notes: string[] = [];
    for (const file of files) {
      const path = resolve(folder, file);
      const outcome = await run([join(root, 'scripts/flows/main.ts'), 'plan', path, '--json']);
      const plan = planned(outcome);
      const peer = await peerOf(path);
      times.push(outcome.seconds);
      if (plan) {
        sums.plans += 1;
        sums.declared += plan.declared;
        sums.covered += plan.covered;
        sums.unexplained += plan.unexplained;
        if (plan.covered === plan.declared) sums.whole += 1;
        sums.peer += plan.declared === 0 || peer === null ? 0 : (peer / 100) * plan.declared;
      } else if (outcome.out.trim() !== '') sums.noisy += 1;
      const share = plan ? `${plan.covered} of ${plan.declared}` : 'no plan';
      const line = `${outcome.code}  ${file}  ${share}${plan?.proven ? ', proven' : ''}, ${outcome.seconds.toFixed(1)} s; xstate/graph ${peer === null ? 'no answer' : `${peer.toFixed(0)} %`}`;
      notes.push(line);
      say(line);
      if (!plan) say(`   ${outcome.err.trim().split('\n').at(-1)}`);
    }
    const percent = (part: number) => (sums.declared === 0 ? 0 : (part / sums.declared) * 100);
    const figures: Figure[] = [
      { what: 'files', value: files.length, unit: '' },
      { what: 'files with a plan', value: sums.plans, unit: '', goal: { atLeast: files.length } },
      { what: 'files whose transitions are all covered', value: sums.whole, unit: '' },
      {
        what: 'declared transitions covered',
        value: percent(sums.covered),
        unit: '%',
        goal: { atLeast: 90 },
      },
      { what: 'the same by xstate/graph with bare events', value: percent(sums.peer), unit: '%' },
      {
        what: 'uncovered transitions without a reason',
        value: sums.unexplained,
        unit: '',
        goal: { atMost: 0 },
      },
      { what: 'files that print to standard output', value: sums.noisy, unit: '', goal: { atMost: 0 } },
      { what: 'time for a file, median', value: median(times), unit: 's' },
      { what: 'time for a file, longest', value: Math.max(...times), unit: 's', goal: { atMost: 2 } },
    ];
    return { about: `plans of the machine files in ${folder}, without written cases`, figures, notes };
  },
};
