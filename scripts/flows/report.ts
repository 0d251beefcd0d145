/** The report of a browser run: results.json, junit.xml, a page with the diagram of each machine, and the diagrams as files. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  actionWords,
  counted,
  type FlowModel,
  leavesOf,
  modelOf,
  pageOf,
  sentenceOf,
  stateWords,
  escapeXml as text,
} from 'statechart-paths';
import { draw, EnvironmentError, type Target } from 'statechart-paths/cli';
import type { Overlay } from 'statechart-paths/diagram';
import type { LedgerStep } from '../../tests/flows/ledger.ts';
import { failingStep, type MachineReport, type PathOutcome } from './outcomes.ts';

export function overlayOf(paths: PathOutcome[]): Overlay {
  const transitions: NonNullable<Overlay['transitions']> = {};
  const states: NonNullable<Overlay['states']> = {};
  for (const id of paths.flatMap(({ steps }) =>
    steps.filter(({ passed }) => passed).flatMap((step) => step.transitions),
  ))
    transitions[id] = { kind: 'covered', count: (transitions[id]?.count ?? 0) + 1 };
  for (const path of paths) {
    const failing = failingStep(path);
    if (!failing) continue;
    for (const id of failing.step?.transitions ?? []) transitions[id] = { kind: 'failed' };
    for (const leaf of leavesOf(failing.step?.to ?? path.path.start)) states[leaf] = 'failed';
  }
  return { states, transitions };
}

/** @returns the paths of the files */
export async function writeReport(
  folder: string,
  targets: Target[],
  reports: MachineReport[],
): Promise<string[]> {
  const out = resolve(folder);
  const drawn: string[] = [];
  try {
    mkdirSync(out, { recursive: true });
    for (const [index, { name, machine }] of targets.entries()) {
      const overlay = overlayOf(reports[index]?.paths ?? []);
      const [picture] = await draw([[name, machine]], { level: 'product', overlay, out });
      drawn.push(picture as string);
    }
    const pictures = drawn.map((file) => readFileSync(file, 'utf8'));
    const files: [name: string, content: string][] = [
      ['results.json', `${JSON.stringify(reports, null, 2)}\n`],
      ['junit.xml', asJunit(reports)],
      ['report.html', asHtml(targets, reports, pictures)],
    ];
    for (const [name, content] of files) writeFileSync(join(out, name), content);
    return [...files.map(([name]) => join(out, name)), ...drawn];
  } catch (error) {
    throw new EnvironmentError(
      `The report cannot be written to ${folder}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function asJunit(reports: MachineReport[]): string {
  const suites = reports.map(({ machine, hash, paths }) => {
    const failures = paths.filter(({ status }) => status === 'failed').length;
    const seconds = paths.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
    const cases = paths.map(({ id, title, status, milliseconds, message, attempts, steps, path }) => {
      const properties = [
        `<property name="path" value="${text(id)}"/>`,
        `<property name="attempts" value="${attempts}"/>`,
        ...path.tags
          .filter((tag) => tag !== '@flows')
          .map((tag) => `<property name="requirement" value="${text(tag.slice(1))}"/>`),
      ];
      const failure =
        status === 'failed'
          ? [`      <failure message="${text(shortOf(message))}">${text(message ?? '')}</failure>`]
          : [];
      const stepLines = steps.map(
        ({ number, label, means, passed }) => `${passed ? '✓' : '✗'} ${number}. ${label} (${means})`,
      );
      return [
        `    <testcase classname="${text(machine)}" name="${text(`${title} (${id})`)}" time="${milliseconds / 1000}">`,
        `      <properties>${properties.join('')}</properties>`,
        ...failure,
        `      <system-out>${text(stepLines.join('\n'))}</system-out>`,
        '    </testcase>',
      ].join('\n');
    });
    const counts = `tests="${paths.length}" failures="${failures}" errors="0" skipped="0" time="${seconds}"`;
    return `  <testsuite name="${text(machine)}" ${counts}>\n    <properties><property name="hash" value="${hash}"/></properties>\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="flows">\n${suites.join('\n')}\n</testsuites>\n`;
}

const shortOf = (message: string | null) => message?.split('\n')[0] ?? '';

const style = `
.chart { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; margin: 1rem 0; }
.chart svg { display: block; max-width: none; height: auto; }
.failed > summary, .failed-step td { color: #b42318; }
@media (prefers-color-scheme: dark) { .failed > summary, .failed-step td { color: #ff9c92; } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem; }
`;

const signs = { passed: '✓ passed', failed: '✗ failed', flaky: '↻ passed on a retry' };

function row(step: LedgerStep, path: PathOutcome['path'], model: FlowModel): string {
  const planned = path.steps[step.number - 1];
  const expected = stateWords(planned?.to ?? path.start, model);
  const action = planned ? actionWords(planned, model) : step.label;
  const ending = step.passed ? '✓' : '✗ failed';
  return `<tr${step.passed ? '' : ' class="failed-step"'}><td>${step.number}</td><td>${text(action)}</td><td>${text(expected)}</td><td>${step.means}</td><td>${ending} ${(step.milliseconds / 1000).toFixed(1)} s</td></tr>`;
}

const sectionOf = (model: FlowModel) => (outcome: PathOutcome) => {
  const { id, title, status, steps, message, path } = outcome;
  const missed = path.steps.length + 1 - steps.length;
  return `<details class="${status}"${status === 'failed' ? ' open' : ''}>
<summary>${signs[status]}: ${text(title)} <span class="soft">${counted(path.steps.length, 'step')}</span></summary>
<div class="inside">
<p class="soft"><span class="id">${text(id)}</span> <span class="req">${text(path.tags.slice(1).join(' ').replaceAll('@', ''))}</span></p>
${message ? `<pre>${text(message)}</pre>` : ''}
<table><thead><tr><th scope="col">Step</th><th scope="col">Action</th><th scope="col">Expected result</th><th scope="col">Server</th><th scope="col">Outcome</th></tr></thead>
<tbody>${steps.map((step) => row(step, path, model)).join('\n')}</tbody></table>
${missed > 0 ? `<p class="soft">${counted(missed, 'step')} not taken.</p>` : ''}
</div>
</details>`;
};

function asHtml(targets: Target[], reports: MachineReport[], pictures: string[]): string {
  const parts = reports.map((report, index) => {
    const model = modelOf((targets[index] as Target).machine);
    const count = (status: PathOutcome['status']) =>
      report.paths.filter((path) => path.status === status).length;
    const failed = report.paths.filter(({ status }) => status === 'failed');
    const others = report.paths.filter(({ status }) => status !== 'failed');
    return `<h2>${text(sentenceOf(model.name))}</h2>
<p>${counted(report.paths.length, 'path')}: ${count('passed')} passed, ${count('failed')} failed, ${count('flaky')} flaky. <span class="soft">Model <span class="id">${report.hash}</span>${report.rounds > 1 ? `, planned ${report.rounds} times` : ''}</span></p>
${failed.map(sectionOf(model)).join('\n')}
<div class="chart" tabindex="0" role="region" aria-label="${text(sentenceOf(model.name))}, chart">${pictures[index]}</div>
<p class="soft">Thick red: failed. Green with a number: taken so often.</p>
${others.map(sectionOf(model)).join('\n')}`;
  });
  const title = 'Flows: browser run';
  return pageOf(title, `<h1>${title}</h1>\n${parts.join('\n')}`, style);
}
