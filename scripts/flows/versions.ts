/** Loads the charts of a git ref from a temporary copy of their folder. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type FlowModel, modelOf } from 'statechart-paths';
import { EnvironmentError, UsageError } from 'statechart-paths/cli';
import { root } from '../process.mjs';
import { machinesIn } from './machines.ts';

const execute = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  try {
    return (await execute('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT')
      throw new EnvironmentError('git is not installed; versions cannot be compared without it.');
    throw error;
  }
}

async function commitOf(ref: string): Promise<string> {
  await git('rev-parse', '--git-dir').catch((error) => {
    throw error instanceof EnvironmentError
      ? error
      : new EnvironmentError('This folder is not a git repository; there are no versions to compare.');
  });
  try {
    return (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim();
  } catch {
    throw new UsageError(`There is no git ref called ${ref}: name a branch, a tag or a commit.`);
  }
}

/** The models at a git ref, by name. @param file of a chart that is not in `src/machines`; its whole folder is looked at */
export async function modelsAt(ref: string, file?: string): Promise<Map<string, FlowModel>> {
  const commit = await commitOf(ref);
  const folder = file ? relative(root, dirname(file)).replaceAll('\\', '/') : 'src/machines';
  if (folder.startsWith('..'))
    throw new UsageError(`${file} is outside this repository: it has no versions here.`);
  const paths = (await git('ls-tree', '-r', '--name-only', '-z', commit, '--', folder))
    .split('\0')
    .filter((path) => /\.([cm]?[jt]sx?|json)$/.test(path) && !/\.test\.[jt]sx?$/.test(path));
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/flows-'));
  try {
    for (const path of paths) {
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      writeFileSync(join(copy, path), await git('show', `${commit}:${path}`));
    }
    return await modelsIn(
      join(copy, folder),
      file && join(copy, relative(root, file)),
      paths.length > 0,
      ref,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function modelsIn(folder: string, file: string | undefined, exists: boolean, ref: string) {
  const models = new Map<string, FlowModel>();
  if (!exists) return models;
  const files = readdirSync(folder)
    .filter((name) => /\.[cm]?[jt]s$/.test(name))
    .map((name) => join(folder, name));
  for (const source of files) {
    if (file && source !== file) continue;
    const loaded = await machinesIn(source).catch((error: unknown) => {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new EnvironmentError(`${relative(folder, source)} of ${ref} cannot be loaded: ${message}`);
    });
    for (const [name, machine] of loaded)
      models.set(name === 'default' ? machine.id : name, modelOf(machine));
  }
  return models;
}
