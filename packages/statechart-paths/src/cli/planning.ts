// The plan options shared by all verbs that make a plan.

import { compare, touchedTransitions } from '../diff.ts';
import { labelWords } from '../exports/testCases.ts';
import { modelOf } from '../model.ts';
import type { Criterion, PlanOptions } from '../plan/options.ts';
import { type Plan, plan } from '../plan/plan.ts';
import { type CommandOption, suggestion, UsageError } from './commandLine.ts';
import { coveredByOthers } from './otherTests.ts';
import { project, type Target } from './project.ts';
import { type CommandInput, type Io, numberOf, textOf } from './verb.ts';

export const planOptions: Record<string, CommandOption> = {
  cover: {
    type: 'string',
    value: 'states|transitions|edges|pairs|guards|req:<id>',
    about: 'what the paths together have to cover (transitions)',
  },
  'reset-cost': { type: 'string', value: 'n', about: 'what a fresh start costs, in steps (3)' },
  'max-steps': { type: 'string', value: 'n', about: 'longer paths are cut; 0 for no limit (25)' },
  'max-configs': {
    type: 'string',
    value: 'n',
    about: 'configurations at most (what the cases say, or 5000)',
  },
  negative: { type: 'boolean', about: 'also tries, in every state, each event that must be refused there' },
  given: {
    type: 'string',
    value: 'file',
    about: 'counts of tests that run already: only what they leave is planned',
  },
  since: { type: 'string', value: 'git ref', about: 'only what touches transitions changed since then' },
  exact: {
    type: 'boolean',
    about: 'tells configurations apart by the whole context, also without written cases',
  },
  seconds: { type: 'string', value: 'n', about: 'for exploring a machine (60)' },
};

const criteria = ['states', 'transitions', 'edges', 'pairs', 'guards'];

function criterionOf(input: CommandInput, target: Target): Criterion {
  const cover = textOf(input, 'cover') ?? 'transitions';
  if (criteria.includes(cover)) return cover as Criterion;
  if (!cover.startsWith('req:'))
    throw new UsageError(
      `--cover knows no “${cover}”. ${suggestion(cover, [...criteria, 'req:<requirement id>'])}`,
    );
  const { states, transitions } = modelOf(target.machine);
  const requirementIds = [
    ...new Set([...states, ...transitions].flatMap(({ requirements }) => requirements)),
  ].sort();
  const id = cover.slice('req:'.length);
  if (!requirementIds.includes(id))
    throw new UsageError(
      requirementIds.length > 0
        ? `Nothing in ${target.name} serves requirement ${id}. ${suggestion(id, requirementIds)}`
        : `Nothing in ${target.name} names a requirement in its meta.`,
    );
  return `req:${id}`;
}

async function changedSince(target: Target, ref: string): Promise<string[]> {
  const { modelsAt } = project();
  if (!modelsAt) throw new UsageError('--since needs a project whose versions git knows.');
  const before = (await modelsAt(ref, target.file)).get(target.name) ?? null;
  const after = modelOf(target.machine);
  return touchedTransitions(compare(target.name, before, after), after);
}

/** @param more options without a flag: steps to leave out, and what is still to be covered */
export async function planFor(
  target: Target,
  input: CommandInput,
  io: Io,
  more: Pick<PlanOptions, 'without' | 'only' | 'given'> = {},
): Promise<Plan> {
  const since = textOf(input, 'since');
  const only = since === undefined ? undefined : await changedSince(target, since);
  if (only?.length === 0) io.err(`${target.name}: nothing has changed since ${since}.`);
  const maxSteps = numberOf(input, 'max-steps', 0) ?? 25;
  const cover = criterionOf(input, target);
  const covered = coveredByOthers(target, input, io, cover);
  const result = await plan(target.machine, target.cases, {
    cover,
    resetCost: numberOf(input, 'reset-cost', 0) ?? 3,
    maxSteps: maxSteps === 0 ? Number.POSITIVE_INFINITY : maxSteps,
    seconds: numberOf(input, 'seconds', 1) ?? 60,
    ...definedOf('maxConfigs', numberOf(input, 'max-configs', 1)),
    negative: input.options.negative === true,
    ...definedOf('only', only),
    ...definedOf('given', covered),
    ...definedOf('explored', target.explored),
    ...more,
    onProgress: (what) => io.progress(`${target.name}: ${what}`),
  });
  // Some derived payloads may be impossible, so an error counts only when nothing else covers its transition.
  const thrown = result.thrown.filter(
    ({ place }) => !target.derived || result.uncovered.some((id) => place.includes(id)),
  );
  for (const { place, message, label, state } of thrown)
    io.err(
      `${target.name}: ${place} throws “${message}” on “${labelWords(label, modelOf(target.machine))}” in ${JSON.stringify(state)}; left out.`,
    );
  for (const notice of target.notices) io.err(`${target.name}: ${notice}`);
  if (target.derived)
    io.err(
      `${target.name} brings no cases: payloads were made from its types and from what its guards and assigners read.`,
    );
  return { ...result, thrown, machine: target.name };
}

const definedOf = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
