import { modelOf } from '../../model.ts';
import { exits } from '../commandLine.ts';
import { targets } from '../targets.ts';
import { json, type Verb } from '../verb.ts';

export const list: Verb = {
  name: 'list',
  about: 'names every machine with its counts and hash',
  usage: '[machine …]',
  options: { json },
  examples: [
    ['list', 'all machines of the product'],
    ['list ../other/door.ts', 'the machines of a file'],
  ],
  run: async ({ names, options }, { out }) => {
    const rows = (await targets(names)).map(({ name, machine, derived, hasPages }) => {
      const { states, transitions, hash } = modelOf(machine);
      return {
        name,
        states: states.length - 1,
        transitions: transitions.length,
        events: new Set(transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event)).size,
        ports: states.reduce((sum, { invokes }) => sum + invokes.length, 0),
        cases: derived ? 'derived' : 'own',
        pageModels: hasPages ? 'yes' : 'none',
        hash,
      };
    });
    if (options.json) out(JSON.stringify(rows, null, 2));
    else out(tableOf([Object.fromEntries(Object.keys(rows[0] ?? {}).map((key) => [key, key])), ...rows]));
    return exits.ok;
  },
};

function tableOf(rows: Record<string, unknown>[]): string {
  const keys = Object.keys(rows[0] ?? {});
  const widths = keys.map((key) => Math.max(...rows.map((row) => `${row[key]}`.length)));
  return rows
    .map((row) =>
      keys
        .map((key, at) => {
          const text = `${row[key]}`;
          const isNumber = typeof rows[1]?.[key] === 'number';
          return isNumber ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
