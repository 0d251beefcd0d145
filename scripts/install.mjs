// Installs the packages if node_modules differs from package-lock.json. Uses only Node.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run, runNode, seconds } from './process.mjs';

/**
 * @param {string} version like v20.19.0
 * @param {string} range of package.json's engines: clauses of >=x.y and <x.y, joined by ||
 */
export function nodeFits(version, range) {
  const [major = 0, minor = 0] = numbers(version);
  return range.split('||').some((clause) =>
    clause
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const [limitMajor = 0, limitMinor = 0] = numbers(comparator);
        const distance = major - limitMajor || minor - limitMinor;
        return comparator.startsWith('>=') ? distance >= 0 : distance < 0;
      }),
  );
}

/** @param {string} text */
function numbers(text) {
  return text
    .replace(/^[^\d]+/, '')
    .split('.')
    .map(Number);
}

/** Exits with a message if this version of Node cannot run the product. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (nodeFits(process.version, engines.node)) return;
  console.error(`Node ${process.version} is not supported: please use Node ${engines.node}.`);
  process.exit(1);
}

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @param {Record<string, Locked>} locked `packages` of package-lock.json
 * @param {Record<string, Locked>} installed `packages` of node_modules/.package-lock.json, which npm writes last
 */
export function packagesAreInstalled(locked, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const own = installed[path];
    if (!own) return optional === true;
    return own.version === version && own.integrity === integrity;
  });
}

/** @param {string} path */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * With the npm that started this script, if one did.
 * @param {string[]} args
 */
export function runNpm(args) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  return npm && basename(npm).startsWith('npm')
    ? runNode([npm, ...all])
    : run('npm', all, { shell: process.platform === 'win32' });
}

export async function installPackages() {
  if (
    packagesAreInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))
  ) {
    return;
  }
  const since = performance.now();
  console.log('Installing packages…');
  const { code, output } = await runNpm(['ci', '--include=dev']);
  if (code !== 0) {
    console.error(`${output}\nThe packages could not be installed.`);
    process.exit(1);
  }
  console.log(`Installed in ${seconds(since)}.`);
}
