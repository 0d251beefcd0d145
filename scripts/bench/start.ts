/**
 * `npm start` in a fresh clone of the last commit, again, and with an empty data folder, each timed from the command to the line
 * that says it is ready.
 */
import { join } from 'node:path';
import { root, run } from '../process.mjs';
import { startProcess, temporaryFolder } from './cleanUp.ts';
import type { Benchmark } from './report.ts';

async function secondsToReady(clone: string, settings: NodeJS.ProcessEnv = {}) {
  const { DATA_DIR, DATABASE_URL, NODE_ENV, ...env } = process.env;
  const since = performance.now();
  const product = startProcess('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: '0', ...settings },
    shell: process.platform === 'win32',
  });
  const [, origin] = await product.says(/Ready on (\S+)/, 300_000);
  const seconds = (performance.now() - since) / 1000;
  const answer = await fetch(`${origin}/api/health`);
  const output = product.output();
  await product.stop();
  if (!answer.ok) throw new Error(`The started product answers ${answer.status}`);
  return { seconds, output };
}

export const startBenchmark: Benchmark = {
  name: 'start',
  async measure(say) {
    const clone = join(temporaryFolder(), 'clone');
    const { code, output } = await run('git', ['clone', '--quiet', '--no-local', root, clone]);
    if (code !== 0) throw new Error(output);
    say('npm start in a fresh clone…');
    const first = await secondsToReady(clone);
    say('npm start again…');
    const again = await secondsToReady(clone);
    say('npm start with an empty data folder…');
    const empty = await secondsToReady(clone, { DATA_DIR: temporaryFolder() });
    const steps = first.output.split('\n').filter((line) => /^(Installed|Built)/.test(line));
    return {
      about: 'npm start, from the command to the line that says it is ready',
      figures: [
        { what: 'In a fresh clone', value: first.seconds, unit: 's', goal: { atMost: 90 } },
        { what: 'Again', value: again.seconds, unit: 's', goal: { atMost: 3 } },
        { what: 'Built, with an empty data folder', value: empty.seconds, unit: 's' },
      ],
      notes: [`The first time: ${steps.join(' ')} Packages come from npm's cache where it has them.`],
    };
  },
};
