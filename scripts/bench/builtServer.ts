/** The built product on a free port with a fresh, seeded data folder. */
import { build } from '../build.mjs';
import { freePort } from '../postgres.mjs';
import { root } from '../process.mjs';
import { startProcess, temporaryFolder } from './cleanUp.ts';

export async function startBuiltServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  await build();
  const port = await freePort();
  const server = startProcess(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
    },
  });
  await server.says(/Ready on/, 60_000);
  return { origin: `http://localhost:${port}`, stop: server.stop };
}
