import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json|txt|webmanifest|wasm|ttf)$/;

/** Writes `.br` and `.gz` beside every text file, for the server to send as they are, and weighs the start. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
      );
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      await weigh([...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => join(folder, name)));
    },
  };
}

/** What the login page may fetch as script before its form can be used, in bytes; the goal is 146,000. */
const firstLoadBudget = 140_000;

async function weigh(scripts: string[]) {
  const sizes = await Promise.all(
    scripts.map(async (path) => (await stat(`${path}.br`).catch(() => stat(path))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= firstLoadBudget) return;
  throw new Error(
    `The start weighs ${total} bytes, its budget is ${firstLoadBudget}: let what the login page does not need come later.`,
  );
}

async function compress(path: string) {
  const text = await readFile(path);
  if (text.length < 1024) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no inline script, style or data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: {
        // Emotion imports it for withTheme, which nothing here uses; its package does not say that it may be left out.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // The login page's files come with the start: every request more costs a phone a round trip.
          groups: [
            {
              name: 'start',
              test: /src[\\/]main\.tsx$/,
              priority: 2,
            },
            // All of the landing page in one file.
            {
              name: 'landing',
              test: /src[\\/]landing\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
