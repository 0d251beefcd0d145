// Shows the cases with which a machine is explored, or writes them to a file to edit.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { casesAsModule } from '../../exports/casesModule.ts';
import { EnvironmentError, exits, UsageError } from '../commandLine.ts';
import { targets } from '../targets.ts';
import { textOf, type Verb } from '../verb.ts';

export const cases: Verb = {
  name: 'cases',
  about: 'the events, inputs and outcomes that a machine is explored with, as a file to edit',
  usage: '<file>',
  more: `Payloads come from the machine's types, and from what its guards and assigners read. Export the result as
\`cases\` from the machine's file and edit it: written cases are used as they are.`,
  options: {
    write: { type: 'boolean', about: 'writes <file>.cases.ts next to the file' },
    out: { type: 'string', value: 'file', about: 'writes there' },
    force: { type: 'boolean', about: 'replaces a file that is there' },
  },
  examples: [
    ['cases src/orderMachine.ts', 'on standard output'],
    ['cases src/orderMachine.ts --write', 'as src/orderMachine.cases.ts'],
  ],
  run: async (input, io) => {
    const [name, surplus] = input.names;
    if (name === undefined || surplus !== undefined) throw new UsageError('Name one file with a machine.');
    const [target] = await targets([name]);
    if (!target) throw new UsageError(`${name} has no machine.`);
    const text = casesAsModule(target.machine, target.cases);
    const out = textOf(input, 'out');
    if (out === undefined && input.options.write !== true) {
      io.out(text.trimEnd());
      return exits.ok;
    }
    const source = target.file ?? resolve(`${target.name}.ts`);
    const file = out ? resolve(out) : join(dirname(source), `${basename(source, extname(source))}.cases.ts`);
    if (existsSync(file) && input.options.force !== true)
      throw new EnvironmentError(`${file} is there already: --force replaces it.`);
    writeFileSync(file, text);
    io.err(`Wrote ${file}.`);
    return exits.ok;
  },
};
