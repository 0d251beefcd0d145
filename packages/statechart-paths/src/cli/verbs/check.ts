import { check as checkPlan } from '../../check.ts';
import { counted, stateWords } from '../../exports/testCases.ts';
import { exits } from '../commandLine.ts';
import { planFor, planOptions } from '../planning.ts';
import { targets } from '../targets.ts';
import { json, type Verb } from '../verb.ts';

export const check: Verb = {
  name: 'check',
  about: 'takes the plan on real actors, with held promises and a simulated clock',
  usage: '[machine …]',
  more: 'Ends with 1 when an actor goes elsewhere than the model says.',
  options: { ...planOptions, json },
  examples: [
    ['check', 'all machines of the product'],
    ['check onboarding --cover edges', 'every transition in every configuration'],
  ],
  run: async (given, io) => {
    const reports = [];
    let throws = false;
    for (const target of await targets(given.names, { exact: given.options.exact === true })) {
      const made = await planFor(target, given, io);
      throws ||= made.thrown.length > 0;
      const divergences = await checkPlan(target.machine, target.cases, made, (done) =>
        io.progress(`${target.name}: ${done} of ${made.paths.length} paths`),
      );
      const steps = made.paths.reduce((sum, path) => sum + path.steps.length, 0);
      reports.push({ machine: target.name, paths: made.paths.length, steps, divergences });
      if (given.options.json) continue;
      io.out(
        `${divergences.length === 0 ? '✓' : '✗'} ${target.name}: ${counted(made.paths.length, 'path')}, ${counted(steps, 'step')}, ${counted(divergences.length, 'divergence')}`,
      );
      for (const { path, step, label, expected, found, message } of divergences)
        io.out(
          step === null
            ? `    path ${path} stops: ${message}`
            : `    path ${path}, step ${step} “${label}”: expected ${stateWords(expected ?? '')}, found ${found === null ? 'nothing' : stateWords(found)}`,
        );
    }
    if (given.options.json) io.out(JSON.stringify(reports, null, 2));
    if (throws) return exits.lint;
    return reports.some(({ divergences }) => divergences.length > 0) ? exits.failed : exits.ok;
  },
};
