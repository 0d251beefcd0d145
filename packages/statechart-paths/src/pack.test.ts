import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const here = fileURLToPath(new URL('..', import.meta.url));
const modules = join(here, '../../node_modules');
const project = mkdtempSync(join(tmpdir(), 'statechart-project-'));
// Packing rewrites package.json, which other tests read, so it runs on a copy at the same depth, which finds the same modules.
mkdirSync(join(here, '../../.cache'), { recursive: true });
const source = mkdtempSync(join(here, '../../.cache/statechart-paths-'));
afterAll(() => {
  for (const folder of [project, source]) rmSync(folder, { recursive: true, force: true });
});

const machine = `import { setup } from 'xstate';
export const doorMachine = setup({
  types: { events: {} as { type: 'opened' } | { type: 'locked'; code: number } },
  guards: { isLong: ({ event }) => event.type === 'locked' && event.code > 999 },
}).createMachine({
  id: 'door', description: 'A door.', initial: 'shut',
  states: {
    shut: { description: 'Shut.', on: { opened: 'open', locked: { guard: 'isLong', target: 'locked' } } },
    open: { description: 'Open.' },
    locked: { description: 'Locked.' },
  },
});
`;

// Unpacks the tarball as npm would, with its dependencies and XState linked from this installation.
async function install(): Promise<void> {
  cpSync(here, source, { recursive: true });
  await run('npm', ['pack', '--pack-destination', project], { cwd: source });
  const [tarball = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', tarball], { cwd: project });
  const target = join(project, 'node_modules/statechart-paths');
  mkdirSync(dirname(target), { recursive: true });
  await run('mv', [join(project, 'package'), target]);
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), 'xstate'])
    symlinkSync(join(modules, name), join(project, 'node_modules', name));
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "type": "module" }');
  writeFileSync(join(project, 'door.ts'), machine);
}

const call = async (...args: string[]) => {
  const bin = join(project, 'node_modules/statechart-paths/bin/statechart-paths.mjs');
  try {
    const { stdout } = await run(process.execPath, [bin, ...args], { cwd: project });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: `${stdout}${stderr}` };
  }
};

test('TOOL-01 the tarball plans, lints, checks, exports and draws in a project that has only XState', async () => {
  await install();
  expect(readFileSync(join(source, 'package.json'), 'utf8')).toBe(
    readFileSync(join(here, 'package.json'), 'utf8'),
  );
  const planned = await call('plan', 'door.ts', '--json');
  expect([planned.code, JSON.parse(planned.out).uncovered]).toEqual([0, []]);
  expect(await call('lint', 'door.ts')).toEqual({ code: 0, out: 'No problems found.\n' });
  expect((await call('check', 'door.ts')).out).toContain('✓ door');
  expect((await call('export', 'door.ts', '--format', 'gherkin')).out).toContain('Feature: Door');
  const drawn = await call('draw', 'door.ts', '--level', 'product', '--out', 'pictures');
  expect([drawn.code, readdirSync(join(project, 'pictures')).sort()]).toEqual([0, ['door.md', 'door.svg']]);
  writeFileSync(
    join(project, 'library.js'),
    "import { modelOf } from 'statechart-paths'; import { createMachine } from 'xstate'; console.log(modelOf(createMachine({ id: 'a', states: {} })).name);",
  );
  expect((await run(process.execPath, ['library.js'], { cwd: project })).stdout).toBe('a\n');
}, 240_000);
