// Writes a plan as CSV (RFC 4180) for test-management tools, one row per step. Excel needs the byte order mark, and misreads a
// file that begins with “ID”.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { testCasesOf } from './testCases.ts';

const columns = ['Case ID', 'Title', 'Preconditions', 'Step', 'Action', 'Expected result', 'Requirements'];

// An apostrophe stops spreadsheets from evaluating a cell as a formula.
function cell(value: string): string {
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function planAsCsv(plan: Plan, model: FlowModel): string {
  const rows = testCasesOf(plan, model).flatMap(({ id, title, preconditions, steps, requirements }) => {
    const whole = [{ number: 1, action: 'Start', expected: preconditions, requirements }];
    return (steps.length > 0 ? steps : whole).map((step) => [
      `${plan.machine}-${id}`,
      title,
      preconditions,
      `${step.number}`,
      step.action,
      step.expected,
      step.requirements.join(' '),
    ]);
  });
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
