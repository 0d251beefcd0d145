import { check as checkPlan } from '../../check.ts';
import { counted, labelWords, stateWords } from '../../exports/testCases.ts';
import { modelOf } from '../../model.ts';
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
  run: async (input, io) => {
    const reports = [];
    let throws = false;
    for (const target of await targets(input.names, { exact: input.options.exact === true })) {
      const planned = await planFor(target, input, io);
      throws ||= planned.thrown.length > 0;
      const divergences = await checkPlan(target.machine, target.cases, planned, (done) =>
        io.progress(`${target.name}: ${done} of ${planned.paths.length} paths`),
      );
      const steps = planned.paths.reduce((sum, path) => sum + path.steps.length, 0);
      reports.push({ machine: target.name, paths: planned.paths.length, steps, divergences });
      if (input.options.json) continue;
      io.out(
        `${divergences.length === 0 ? '✓' : '✗'} ${target.name}: ${counted(planned.paths.length, 'path')}, ${counted(steps, 'step')}, ${counted(divergences.length, 'divergence')}`,
      );
      const model = modelOf(target.machine);
      for (const { path, step, label, expected, found, message } of divergences)
        io.out(
          step === null
            ? `    path ${path} stops: ${message}`
            : `    path ${path}, step ${step} “${labelWords(label ?? '', model)}”: expected ${stateWords(expected ?? '', model)}, found ${found === null ? 'nothing' : stateWords(found, model)}`,
        );
    }
    if (input.options.json) io.out(JSON.stringify(reports, null, 2));
    if (throws) return exits.lint;
    return reports.some(({ divergences }) => divergences.length > 0) ? exits.failed : exits.ok;
  },
};
