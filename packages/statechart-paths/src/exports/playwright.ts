// The plan as a Playwright file that runs as it is, by the page models of `tests/flows`.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { planAsJson } from './json.ts';
import { summaryOf, testCasesOf } from './testCases.ts';

const quoted = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * @param runner how the file imports `tests/flows/run.ts` from where it will lie
 * @param machine how the runner finds it: by its name unless told
 */
export function planAsPlaywright(
  plan: Plan,
  model: FlowModel,
  runner: string,
  machine = plan.machine,
): string {
  const { paths } = JSON.parse(planAsJson(plan)) as Plan;
  const tests = testCasesOf(plan, model).map(({ id, title, requirements }, index) => {
    const tags = ['@flows', `@${plan.machine}`, ...requirements.map((requirement) => `@${requirement}`)];
    const steps = (paths[index]?.steps ?? []).map((step) => `      ${JSON.stringify(step)},`);
    const { input, start } = paths[index] as Plan['paths'][number];
    return [
      `test(`,
      `  ${quoted(`${id} ${title}`)},`,
      `  { tag: ${JSON.stringify(tags)} },`,
      `  runPath(${quoted(machine)}, {`,
      `    id: ${quoted(id)},`,
      `    input: ${quoted(input)},`,
      `    start: ${JSON.stringify(start)},`,
      `    steps: [`,
      ...steps,
      `    ],`,
      `  }),`,
      `);`,
    ].join('\n');
  });
  return [
    `// ${plan.machine} ${plan.hash}. ${summaryOf(plan)}`,
    `// Written by \`npm run flows -- export ${plan.machine} --format playwright\`; plan again instead of editing it.`,
    `import { runPath, test } from ${quoted(runner)};`,
    '',
    tests.join('\n\n'),
    '',
  ].join('\n');
}
