import { type Finding, lint as lintMachine } from '../../lint.ts';
import { exits } from '../commandLine.ts';
import { project } from '../project.ts';
import { targets } from '../targets.ts';
import { json, numberOf, type Verb } from '../verb.ts';

export const lint: Verb = {
  name: 'lint',
  about: 'says what is wrong with a machine or its cases',
  usage: '[machine …]',
  more: `Finds guards and actions without a name, missing descriptions, unreachable states, transitions that no
case takes, conditions that are masked or never decide, states without a page model (where
there are page models: tests/flows/pages/<machine>.ts), events and calls without a case, a context that grows without
bound, and what throws. Ends with 5 when it finds anything.`,
  options: {
    json,
    exact: { type: 'boolean', about: 'by the whole context, also without written cases' },
    'max-configs': {
      type: 'string',
      value: 'n',
      about: 'configurations at most (what the cases say, or 5000)',
    },
    seconds: { type: 'string', value: 'n', about: 'for exploring a machine (60)' },
  },
  examples: [
    ['lint', 'all machines of the product'],
    ['lint onboarding', 'one of them'],
    ['lint ../other/door.ts', 'the machines of a file'],
  ],
  run: async (input, io) => {
    const limit = numberOf(input, 'max-configs', 1);
    const all: (Finding & { machine: string })[] = [];
    for (const target of await targets(input.names, { exact: input.options.exact === true })) {
      const { name, machine, cases } = target;
      io.progress(`${name}: looking`);
      const pages = await project().statesWithPages?.(target);
      const findings = lintMachine(machine, limit === undefined ? cases : { ...cases, limit }, {
        seconds: numberOf(input, 'seconds', 1) ?? 60,
        ...(pages ? { pages } : {}),
        onProgress: (explored, open) =>
          io.progress(`${name}: ${explored} configurations found, ${open} to look at`),
      });
      all.push(...findings.map((finding) => ({ machine: name, ...finding })));
    }
    if (input.options.json) io.out(JSON.stringify(all, null, 2));
    else
      io.out(
        all.map(({ machine, place, rule, text }) => `${machine}  ${place}  ${text}  (${rule})`).join('\n') ||
          'No problems found.',
      );
    return all.length > 0 ? exits.lint : exits.ok;
  },
};
