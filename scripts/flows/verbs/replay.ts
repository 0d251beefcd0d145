import { actionWords, modelOf } from 'statechart-paths';
import { exits, json, type Verb } from 'statechart-paths/cli';
import { takePaths } from '../browserRun.ts';
import { findPath, planOption } from '../findPath.ts';
import { reportOf, sayFailure } from '../outcomes.ts';

const hasDisplay = () =>
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

export const replay: Verb = {
  name: 'replay',
  about: 'takes one path in a browser you can watch, and tells each step',
  usage: '<path id>',
  more: 'The beginning of an id will do. Without a display the browser stays hidden.',
  options: {
    headless: { type: 'boolean', about: 'hides the browser' },
    ...planOption,
    json,
  },
  examples: [
    ['replay 8f622bb94729ab78', 'a path of the last run or of the stored plans'],
    ['replay 8f62 --headless', 'the beginning of its id, without a window'],
    ['replay 8f62 --plan nightly.json', 'a path of a plan that was exported'],
  ],
  run: async (args, io) => {
    const { target, plan } = await findPath(args);
    const headed = hasDisplay() && args.options.headless !== true;
    if (!headed && args.options.headless !== true) io.err('There is no display: the browser stays hidden.');
    const report = reportOf(plan, await takePaths([plan], { headed, workers: 1, steps: true }));
    const [outcome] = report.paths;
    if (!outcome) return exits.environment;
    if (args.options.json) io.out(JSON.stringify(outcome, null, 2));
    else {
      io.out(`${outcome.status === 'passed' ? '✓' : '✗'} ${outcome.id} ${outcome.title}`);
      for (const { number, label, means, passed, milliseconds } of outcome.steps) {
        const step = outcome.path.steps[number - 1];
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
        io.out(
          `  ${passed ? '✓' : '✗'} ${number}. ${step ? actionWords(step, modelOf(target.machine)) : label} (${means}, ${seconds})`,
        );
      }
      if (outcome.status !== 'passed') io.out(sayFailure(outcome).join('\n'));
    }
    return outcome.status === 'passed' ? exits.ok : exits.failed;
  },
};
