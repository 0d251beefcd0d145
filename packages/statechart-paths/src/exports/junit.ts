// Writes a plan as JUnit XML with every case, none of them run.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { summaryOf, testCasesOf } from './testCases.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 cannot contain most control characters, lone surrogates or U+FFFE. */
export const legalXml = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

export const escapeXml = (text: string) =>
  legalXml(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);

export function planAsJunit(plan: Plan, model: FlowModel): string {
  const name = escapeXml(plan.machine);
  const cases = testCasesOf(plan, model).map(({ id, title, preconditions, steps, requirements }) => {
    const properties = [
      `<property name="path" value="${escapeXml(id)}"/>`,
      ...requirements.map((id) => `<property name="requirement" value="${escapeXml(id)}"/>`),
    ];
    const output = [
      preconditions,
      ...steps.map(({ number, action, expected }) => `${number}. ${action} → ${expected}`),
    ];
    return [
      `    <testcase classname="${name}" name="${escapeXml(`${title} (${id})`)}">`,
      `      <properties>${properties.join('')}</properties>`,
      '      <skipped message="Planned; not run yet."/>',
      `      <system-out>${escapeXml(output.join('\n'))}</system-out>`,
      '    </testcase>',
    ].join('\n');
  });
  const counts = `tests="${cases.length}" failures="0" errors="0" skipped="${cases.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flows" ${counts}>`,
    `  <testsuite name="${name}" ${counts}>`,
    `    <properties><property name="plan" value="${escapeXml(summaryOf(plan))}"/><property name="hash" value="${plan.hash}"/></properties>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
