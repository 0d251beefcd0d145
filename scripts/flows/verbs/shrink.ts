import { resolve } from 'node:path';
import { actionWords, counted, type FlowModel, modelOf, stateWords } from 'statechart-paths';
import { EnvironmentError, exits, json, textOf, type Verb } from 'statechart-paths/cli';
import { takePaths } from '../browserRun.ts';
import { findPath, planOption, withPaths } from '../findPath.ts';
import { outcomesOf, type PathOutcome, sayFailure } from '../outcomes.ts';
import { type Shrunk, shrinkPath } from '../shrinking.ts';

export const shrink: Verb = {
  name: 'shrink',
  about: 'finds the shortest path that fails at the same step, and confirms it three times',
  usage: '<path id>',
  more: `The beginning of an id will do. Ends with 1 when the shortest path failed 3 of 3 times, with 6 when it failed only
sometimes, with 0 when the path passes.`,
  options: {
    out: {
      type: 'string',
      value: 'folder',
      about: 'where to draw the machine with the path and the fault (.cache/flows/shrunk)',
    },
    ...planOption,
    json,
  },
  examples: [
    ['shrink 8f622bb94729ab78', 'a path that failed in the last run'],
    ['shrink 8f62 --out fault --json', 'for a program, with the drawing in a folder'],
  ],
  run: async (args, io) => {
    const { target, plan } = await findPath(args);
    const [path] = plan.paths;
    if (!path) throw new EnvironmentError('The plan holds no path.');
    const shrunk = await shrinkPath(
      target,
      path,
      async (paths, repeat) => {
        const suite = withPaths(target, plan, ...paths);
        return outcomesOf(suite, await takePaths([suite], { repeat }));
      },
      (what) => io.err(`… ${what}`),
    );
    if (shrunk.verdict === 'passes') {
      io.out(args.options.json ? JSON.stringify(shrunk) : `${path.id} passes: there is nothing to shrink.`);
      return exits.ok;
    }
    if (shrunk.verdict === 'outside') {
      const message = `${path.id} fails, but not at one of its steps:\n${sayFailure(shrunk.outcome).join('\n')}`;
      io.out(args.options.json ? JSON.stringify(shrunk, null, 2) : message);
      return exits.failed;
    }
    const { overlayOf } = await import('../report.ts');
    const { draw } = await import('statechart-paths/cli');
    const [drawing = ''] = await draw([[target.name, target.machine]], {
      level: 'product',
      overlay: overlayOf([shrunk.outcome]),
      out: resolve(textOf(args, 'out') ?? '.cache/flows/shrunk'),
    });
    io.out(
      args.options.json
        ? JSON.stringify({ ...shrunk, drawing }, null, 2)
        : describeFailure(shrunk, drawing, modelOf(target.machine)),
    );
    return shrunk.failures === shrunk.takings ? exits.failed : exits.flaky;
  },
};

function describeFailure(
  { outcome, failures, takings, before }: Extract<Shrunk, { verdict: 'fails' }>,
  drawing: string,
  model: FlowModel,
) {
  const { path } = outcome;
  const steps = path.steps.map((step, index) => {
    const failed = index === path.steps.length - 1;
    return `  ${failed ? '✗' : ' '} ${index + 1}. ${actionWords(step, model)} → ${stateWords(step.to, model)}`;
  });
  return [
    `${counted(path.steps.length, 'step')} instead of ${before}; failed ${failures} of ${takings} times.`,
    `    Fresh start “${path.input}”: ${stateWords(path.start, model)}`,
    ...steps,
    ...whyOf(outcome),
    `Path ${path.id}. Drawn in ${drawing}.`,
  ].join('\n');
}

const whyOf = (outcome: PathOutcome) =>
  sayFailure(outcome)
    .slice(1)
    .filter((line) => !line.includes('Shrink it'));
