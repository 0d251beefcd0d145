import { planAsJson } from '../../exports/json.ts';
import { shortfallOf, summaryOf, testCasesOf } from '../../exports/testCases.ts';
import { modelOf } from '../../model.ts';
import type { Plan } from '../../plan/plan.ts';
import { exits } from '../commandLine.ts';
import { planFor, planOptions } from '../planning.ts';
import type { Target } from '../project.ts';
import { targets } from '../targets.ts';
import { json, type Verb } from '../verb.ts';

export const plan: Verb = {
  name: 'plan',
  about: 'the cheapest suite of paths that covers what you ask for',
  usage: '[machine …]',
  more: `Cost is steps plus --reset-cost for each fresh start. The bound is what no suite can cost less than;
“proven optimal” says that the suite costs just that. Ends with 3 when it covers nothing, or leaves out
what was asked for.`,
  options: { ...planOptions, json },
  examples: [
    ['plan onboarding', 'every declared transition at least once'],
    ['plan onboarding --cover edges', 'every transition in every configuration'],
    ['plan companyRouting --cover guards --max-steps 0', 'each guard true and false, paths of any length'],
    ['plan auth --cover req:AUTH-04', 'what serves one requirement'],
    ['plan auth --negative', 'with what must be refused'],
    ['plan onboarding --since main', 'only what has changed since main'],
  ],
  run: async (input, io) => {
    const plans: string[] = [];
    let throws = false;
    let isShort = false;
    for (const target of await targets(input.names, { exact: input.options.exact === true })) {
      const planned = await planFor(target, input, io);
      throws ||= planned.thrown.length > 0;
      const hasNothingNew = input.options.since !== undefined && planned.uncovered.length === 0;
      const shortfall = hasNothingNew ? null : shortfallOf(planned);
      isShort ||= shortfall !== null;
      if (shortfall !== null && input.options.json) io.err(`${target.name}: ${shortfall}`);
      plans.push(input.options.json ? planAsJson(planned).trimEnd() : printed(target, planned));
    }
    if (input.options.json) io.out(plans.length === 1 ? (plans[0] as string) : `[${plans.join(',\n')}]`);
    else io.out(plans.join('\n\n'));
    if (throws) return exits.lint;
    return isShort ? exits.coverage : exits.ok;
  },
};

function printed({ name, machine }: Target, planned: Plan): string {
  const { covered, uncovered, bound, configurations } = planned;
  const reasonOf = new Map(planned.reasons.map(({ id, reason }) => [id, reason]));
  const paths = testCasesOf(planned, modelOf(machine)).map(
    ({ id, title, preconditions, steps, requirements }) =>
      [
        `${title}`,
        `   ${[id, ...requirements].join(' ')}`,
        `   ${preconditions}`,
        ...steps.map(
          ({ number, action, expected }) => `   ${`${number}.`.padEnd(3)} ${action} → ${expected}`,
        ),
      ].join('\n'),
  );
  const shortfall = shortfallOf(planned);
  return [
    ...(shortfall ? [`✗ ${name}: ${shortfall}`] : []),
    ...uncovered.map((id) => `  ${id}: ${reasonOf.get(id) ?? 'no case reaches it'}`),
    `${name}: ${summaryOf(planned)}`,
    `Bound ${bound}. ${configurations} configurations. Covered ${covered.length} of ${covered.length + uncovered.length}.`,
    ...(paths.length > 0 ? ['', ...paths] : []),
  ].join('\n');
}
