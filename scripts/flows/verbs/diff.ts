/** Says what changed in the machines between two versions. */
import { resolve } from 'node:path';
import { compare, diffWords, type FlowDiff, toOverlay } from '../../../src/flows/diff.ts';
import { type FlowModel, modelOf } from '../../../src/flows/model.ts';
import { exits, suggestion, UsageError } from '../../commandLine.ts';
import { type Target, targets } from '../targets.ts';
import { json, textOf, type Verb } from '../verb.ts';
import { modelsAt } from '../versions.ts';

export const diff: Verb = {
  name: 'diff',
  about: 'states, transitions and guards added, removed or changed between two git refs',
  usage: '<git ref> [<git ref>]',
  more: 'Without a second ref, the files as they are now.',
  options: {
    machine: { type: 'string', value: 'name or file', about: 'only this machine' },
    out: {
      type: 'string',
      value: 'folder',
      about: 'also draws the changed machines as they are now, with the changes',
    },
    json,
  },
  examples: [
    ['diff main', 'what has changed since main'],
    ['diff v1.0 v1.1 --machine onboarding', 'between two versions'],
    ['diff main --out pictures', 'drawn, too'],
  ],
  run: async (given, io) => {
    const [from, to, surplus] = given.names;
    if (from === undefined)
      throw new UsageError('Name a git ref to compare with, such as: npm run flows -- diff main.');
    if (surplus !== undefined)
      throw new UsageError(`diff compares two versions; ${surplus} is one too many.`);
    const only = textOf(given, 'machine');
    const own = await targets(only?.match(/[\\/]|\.[jt]s/) ? [only] : []);
    const file = own[0]?.file;
    io.progress('reading the versions');
    const before = await modelsAt(from, file);
    const now = new Map(own.map(({ name, machine }) => [name, modelOf(machine)]));
    const after = to === undefined ? now : await modelsAt(to, file);
    const diffs = allDiffs(before, after, file ? undefined : only);
    if (given.options.json) io.out(JSON.stringify(diffs, null, 2));
    else io.out(diffs.map(diffWords).join('\n'));
    const out = textOf(given, 'out');
    if (out !== undefined) {
      if (to !== undefined)
        throw new UsageError('--out draws the files as they are now: leave the second ref out.');
      for (const written of await drawn(diffs, own, resolve(out))) io.err(`Wrote ${written}.`);
    }
    return exits.ok;
  },
};

function allDiffs(before: Map<string, FlowModel>, after: Map<string, FlowModel>, only?: string): FlowDiff[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  if (only !== undefined && !names.includes(only))
    throw new UsageError(`There is no machine called ${only} in either version. ${suggestion(only, names)}`);
  return names
    .filter((name) => only === undefined || name === only)
    .map((name) => compare(name, before.get(name) ?? null, after.get(name) ?? null));
}

async function drawn(diffs: FlowDiff[], own: Target[], out: string): Promise<string[]> {
  const { draw } = await import('../draw.ts');
  const written: string[] = [];
  for (const one of diffs.filter(({ differences }) => differences.length > 0)) {
    const target = own.find(({ name }) => name === one.machine);
    if (target)
      written.push(
        ...(await draw([[target.name, target.machine]], { level: 'all', overlay: toOverlay(one), out })),
      );
  }
  return written;
}
