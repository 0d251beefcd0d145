// Writes a plan as a runnable Playwright file that uses the page models of `tests/flows`.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { planAsJson } from './json.ts';
import { summaryOf, testCasesOf } from './testCases.ts';

const quoted = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * @param runner the import path of `tests/flows/run.ts` from the exported file
 * @param machine the machine's name for the runner; by default that of the plan
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
