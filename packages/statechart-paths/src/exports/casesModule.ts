// Writes cases as a TypeScript module of plain data, to be edited and exported from the machine's own file.
import type { AnyStateMachine } from 'xstate';
import type { FlowCases } from '../cases.ts';

function literal(value: unknown, indent: string): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return '() => undefined';
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (value instanceof Error) {
    const fields = Object.keys(value).length > 0 ? { ...value } : null;
    const code = `new Error(${JSON.stringify(value.message)})`;
    return fields ? `Object.assign(${code}, ${literal(fields, indent)})` : code;
  }
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = entries.map(([key, item]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${inner}${name}: ${literal(item, inner)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

export function casesAsModule(machine: AnyStateMachine, { inputs, events, ports = {} }: FlowCases): string {
  return `import type { FlowCases } from 'statechart-paths';

/** Cases of ${machine.id}. Written cases are used as they are: add what is missing, delete what is of no interest. */
export const cases = ${literal({ inputs, events, ports }, '')} satisfies FlowCases;
`;
}
