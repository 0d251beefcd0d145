// Writes a plan as one self-contained page for light, dark and print, which makes no requests.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { sentenceOf } from '../words.ts';
import { escapeXml as text } from './junit.ts';
import { counted, summaryOf, type TestCase, testCasesOf } from './testCases.ts';

const style = `
:root { color-scheme: light dark; --ink: #16211c; --soft: #52605a; --line: #d5dcd8; --ground: #fff; --tint: #f3f6f4; --mark: #0b6b4f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eeea; --soft: #a3b1aa; --line: #33413a; --ground: #121815; --tint: #1a221e; --mark: #6fd3b0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
p { max-width: 46rem; }
.soft, .id { color: var(--soft); font-size: .875rem; }
.id { font-family: ui-monospace, monospace; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .75rem 0; background: var(--tint); }
summary { padding: .75rem 1rem; cursor: pointer; font-weight: 600; }
summary:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: 8px; }
.inside { padding: 0 1rem 1rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--ground); }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border: 1px solid var(--line); }
td:first-child { width: 3rem; color: var(--soft); }
.req { white-space: nowrap; color: var(--mark); font-size: .875rem; }
@media print { details { break-inside: avoid-page; } }
`;

const row = ({ number, action, expected, requirements }: TestCase['steps'][number]) =>
  `<tr><td>${number}</td><td>${text(action)}</td><td>${text(expected)}</td><td class="req">${text(requirements.join(' '))}</td></tr>`;

const section = ({ id, title, preconditions, steps, requirements }: TestCase) => `<details open>
<summary>${text(title)} <span class="soft">${counted(steps.length, 'step')}</span></summary>
<div class="inside">
<p class="soft">${text(preconditions)}. <span class="id">${text(id)}</span> <span class="req">${text(requirements.join(' '))}</span></p>
<table><thead><tr><th scope="col">Step</th><th scope="col">Action</th><th scope="col">Expected result</th><th scope="col">Requirements</th></tr></thead>
<tbody>${steps.map(row).join('\n')}</tbody></table>
</div>
</details>`;

/** @param body HTML inside `<main>` */
export const pageOf = (title: string, body: string, more = ''): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${text(title)}</title>
<style>${style}${more}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export function planAsHtml(plan: Plan, model: FlowModel): string {
  const title = `${sentenceOf(model.name)}: path plan`;
  const missing =
    plan.uncovered.length > 0
      ? `<h2>No case reaches</h2>\n<ul>${plan.uncovered.map((id) => `<li class="id">${text(id)}</li>`).join('')}</ul>`
      : '';
  return pageOf(
    title,
    `<h1>${text(title)}</h1>
<p>${text(model.description)}</p>
<p>${text(summaryOf(plan))} <span class="soft">${plan.covered.length} of ${plan.covered.length + plan.uncovered.length} covered. Model <span class="id">${plan.hash}</span></span></p>
${missing}
${testCasesOf(plan, model).map(section).join('\n')}`,
  );
}
