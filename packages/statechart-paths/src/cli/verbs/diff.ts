import { resolve } from 'node:path';
import { compare, diffWords, type FlowDiff, toOverlay } from '../../diff.ts';
import { type FlowModel, modelOf } from '../../model.ts';
import { exits, suggestion, UsageError } from '../commandLine.ts';
import { project, type Target } from '../project.ts';
import { looksLikeFile, targets } from '../targets.ts';
import { json, textOf, type Verb } from '../verb.ts';

export const diff: Verb = {
  name: 'diff',
  about: 'states, transitions and guards added, removed or changed between two files or git refs',
  usage: '<file> <file> | <git ref> [<git ref>]',
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
    ['diff before.ts after.ts', 'two files'],
    ['diff v1.0 v1.1 --machine onboarding', 'between two versions'],
    ['diff main --out pictures', 'drawn, too'],
  ],
  run: async (input, io) => {
    const [from, to, surplus] = input.names;
    if (from === undefined)
      throw new UsageError(
        `Name two files, or a git ref to compare with, such as: ${project().call} diff main.`,
      );
    if (surplus !== undefined)
      throw new UsageError(`diff compares two versions; ${surplus} is one too many.`);
    if (looksLikeFile(from) && to !== undefined && looksLikeFile(to)) {
      const diffs = fileDiffs(await modelsIn(from), await modelsIn(to));
      io.out(input.options.json ? JSON.stringify(diffs, null, 2) : diffs.map(diffWords).join('\n'));
      return exits.ok;
    }
    const { modelsAt } = project();
    if (!modelsAt) throw new UsageError('Name two files: there is no project here whose versions git knows.');
    const only = textOf(input, 'machine');
    const own = await targets(only?.match(/[\\/]|\.[jt]s/) ? [only] : []);
    const file = own[0]?.file;
    io.progress('reading the versions');
    const before = await modelsAt(from, file);
    const now = new Map(own.map(({ name, machine }) => [name, modelOf(machine)]));
    const after = to === undefined ? now : await modelsAt(to, file);
    const diffs = allDiffs(before, after, file ? undefined : only);
    if (input.options.json) io.out(JSON.stringify(diffs, null, 2));
    else io.out(diffs.map(diffWords).join('\n'));
    const out = textOf(input, 'out');
    if (out !== undefined) {
      if (to !== undefined)
        throw new UsageError('--out draws the files as they are now: leave the second ref out.');
      for (const written of await drawn(diffs, own, resolve(out))) io.err(`Wrote ${written}.`);
    }
    return exits.ok;
  },
};

async function modelsIn(file: string): Promise<Map<string, FlowModel>> {
  const { loadMachines } = await import('../../load/load.ts');
  const { machines } = await loadMachines(resolve(file));
  return new Map(machines.map(({ name, machine }) => [name, modelOf(machine)]));
}

// Pairs machines by name, or the only machine of each file.
function fileDiffs(before: Map<string, FlowModel>, after: Map<string, FlowModel>): FlowDiff[] {
  const [[name, first] = [], [, second] = []] = [[...before][0] ?? [], [...after][0] ?? []];
  if (before.size === 1 && after.size === 1 && name !== undefined)
    return [compare(name, first ?? null, second ?? null)];
  return allDiffs(before, after);
}

function allDiffs(before: Map<string, FlowModel>, after: Map<string, FlowModel>, only?: string): FlowDiff[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  if (only !== undefined && !names.includes(only))
    throw new UsageError(`There is no machine called ${only} in either version. ${suggestion(only, names)}`);
  return names
    .filter((name) => only === undefined || name === only)
    .map((name) => compare(name, before.get(name) ?? null, after.get(name) ?? null));
}

async function drawn(diffs: FlowDiff[], own: Target[], out: string): Promise<string[]> {
  const { draw } = await import('../drawing.ts');
  const written: string[] = [];
  for (const changed of diffs.filter(({ differences }) => differences.length > 0)) {
    const target = own.find(({ name }) => name === changed.machine);
    if (target)
      written.push(
        ...(await draw([[target.name, target.machine]], { level: 'all', overlay: toOverlay(changed), out })),
      );
  }
  return written;
}
