// `npm start`: installs and builds what is missing, then runs the product.
import { build } from './build.mjs';
import { installPackages, requireNode } from './install.mjs';
import { endWithNpm, stopChildren } from './process.mjs';

requireNode();
endWithNpm();

async function stopEarly() {
  await stopChildren();
  console.log('Stopped.');
  process.exit(130);
}
process.on('SIGINT', stopEarly).on('SIGTERM', stopEarly);

try {
  await installPackages();
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.off('SIGINT', stopEarly).off('SIGTERM', stopEarly);
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
// The server runs in this process, so that it gets each signal once and sets the exit code.
await import(new URL('../dist/server/main.js', import.meta.url).href);
