// Writes a plan as Markdown, one table per path.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { sentenceOf } from '../words.ts';
import { summaryOf, testCasesOf } from './testCases.ts';

const safe = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`);

export function planAsMarkdown(plan: Plan, model: FlowModel): string {
  const paths = testCasesOf(plan, model).map(({ id, title, preconditions, steps, requirements }) =>
    [
      `## ${safe(title)}`,
      '',
      `\`${id}\`${requirements.length > 0 ? ` · ${requirements.join(', ')}` : ''}`,
      '',
      `${safe(preconditions)}.`,
      ...(steps.length > 0 ? ['', '| | Action | Expected result | Requirements |', '|---|---|---|---|'] : []),
      ...steps.map(
        ({ number, action, expected, requirements: served }) =>
          `| ${number} | ${safe(action)} | ${safe(expected)} | ${served.join(', ')} |`,
      ),
    ].join('\n'),
  );
  const missing =
    plan.uncovered.length > 0
      ? ['', 'No case reaches:', '', ...plan.uncovered.map((id) => `- ${safe(id)}`)]
      : [];
  return [
    `# ${safe(sentenceOf(model.name))}: path plan`,
    '',
    safe(model.description),
    '',
    `${summaryOf(plan)} Model \`${plan.hash}\`.`,
    ...missing,
    '',
    paths.join('\n\n'),
    '',
  ].join('\n');
}
