// Finds machines by a name of the project or by the path of a file.
import { existsSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { ModelTooLarge } from '../explore.ts';
import { ChartThrows } from '../selection.ts';
import { EnvironmentError, suggestion, UsageError } from './commandLine.ts';
import { project, type Target } from './project.ts';

export interface NamingOptions {
  /** Distinguishes the configurations of derived cases by the whole context. */
  exact?: boolean;
}

export const looksLikeFile = (name: string) =>
  /[\\/]|\.([cm]?[jt]sx?|json|ya?ml|scxml|vue|svelte|md|txt|html)(#|$)/.test(name);

const isCode = (path: string) => /^\.[cm]?[jt]sx?$/.test(extname(path));

// What is no code cannot export a machine, whatever it describes.
function requireCode(path: string, file: string) {
  if (statSync(file).isDirectory())
    throw new UsageError(`${path} is a folder: name the file in it that exports a machine.`);
  if (isCode(path)) return;
  const what = extname(path) === '.json' ? 'JSON' : 'no TypeScript or JavaScript';
  throw new UsageError(
    `${path} is ${what}: a machine comes from code. Write a .ts file that exports createMachine(…) with what it says, and name that.`,
  );
}

async function fromFile(name: string, { exact = false }: NamingOptions): Promise<Target[]> {
  const [path = '', only] = name.split('#');
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`There is no file ${path}.`);
  requireCode(path, file);
  // The compiler and bundler are loaded only for a file.
  const { targetsInFile } = await import('../load/targets.ts');
  const loading = targetsInFile(file, { exact, ...(only ? { only } : {}) });
  const {
    targets: fileTargets,
    others,
    exports,
  } = await loading.catch((error: unknown) => {
    if (error instanceof ChartThrows || error instanceof ModelTooLarge) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${path} cannot be loaded: ${message.replace(/\s+/g, ' ')}`);
  });
  if (fileTargets.length === 0 && only)
    throw new UsageError(`${path} has no machine called ${only}. ${suggestion(only, others)}`);
  if (fileTargets.length === 0) throw new UsageError(`${path} exports no XState 5 machine.`);
  if (others.length > 0 && !only)
    fileTargets[0]?.notices.push(
      `The file makes others, too: ${others.map((name) => `${path}#${name}`).join(', ')}.`,
    );
  return fileTargets.map((target) => ({ ...target, file, hasPages: 'pages' in exports }));
}

/** Returns all of the project's machines when `names` is empty. @throws UsageError, EnvironmentError */
export async function targets(names: string[], options: NamingOptions = {}): Promise<Target[]> {
  const own = names.length > 0 && names.every(looksLikeFile) ? [] : await project().machines();
  if (names.length === 0 && own.length === 0)
    throw new UsageError(`Name a file with a machine, such as: ${project().call} plan src/machine.ts.`);
  if (names.length === 0) return own;
  const result: Target[] = [];
  for (const name of names) {
    const target = own.find((candidate) => candidate.name === name);
    if (looksLikeFile(name)) result.push(...(await fromFile(name, options)));
    else if (target) result.push(target);
    else {
      const ownNames = own.map((machine) => machine.name);
      const near = ownNames.length > 0 ? `${suggestion(name, ownNames)} ` : '';
      throw new UsageError(`There is no machine called ${name}. ${near}A file is named by its path.`);
    }
  }
  return result;
}
