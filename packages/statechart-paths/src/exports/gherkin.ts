// Writes a plan as a Gherkin feature, one scenario per path.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { sentenceOf } from '../words.ts';
import { summaryOf, testCasesOf } from './testCases.ts';

const line = (text: string) => text.replace(/\s+/g, ' ').trim();
const tag = (text: string) => `@${text.replace(/\s+/g, '_')}`;

export function planAsGherkin(plan: Plan, model: FlowModel): string {
  const scenarios = testCasesOf(plan, model).map(({ id, title, preconditions, steps, requirements }) =>
    [
      `  ${[id, ...requirements].map(tag).join(' ')}`,
      `  Scenario: ${line(title)}`,
      `    Given ${line(preconditions)}`,
      ...steps.flatMap(({ action, expected }) => [`    When ${line(action)}`, `    Then ${line(expected)}`]),
    ].join('\n'),
  );
  return [
    '# language: en',
    `# ${plan.machine} ${plan.hash}. ${summaryOf(plan)}`,
    `Feature: ${line(sentenceOf(model.name))}`,
    '',
    scenarios.join('\n\n'),
    '',
  ].join('\n');
}
