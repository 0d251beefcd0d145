/** Starts the built product on a free port with a fresh, seeded data folder. */
import { build } from '../build.mjs';
import { root } from '../process.mjs';
import { startProcess, temporaryFolder } from './cleanUp.ts';

export async function startBuiltServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await build();
  const server = startProcess(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: undefined,
    },
  });
  const [, origin] = await server.says(/Ready on (\S+)/, 60_000);
  return { origin: origin!, stop: server.stop };
}
