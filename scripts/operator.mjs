// `npm run operator`: runs the sources if tsx is installed, otherwise the built command line.
import { existsSync } from 'node:fs';

const sources = new URL('./operator/main.ts', import.meta.url);
const built = new URL('../dist/server/operator.js', import.meta.url);

function tsxHere() {
  try {
    return import.meta.resolve('tsx/esm/api');
  } catch {
    return null;
  }
}

const tsx = existsSync(sources) ? tsxHere() : null;
if (tsx) {
  const { register } = await import(tsx);
  register();
  await import(sources.href);
} else if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('The operator’s command line is not built here: run `node scripts/build.mjs server` first.');
  process.exitCode = 7;
}
