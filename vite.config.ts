import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './contract/reference/plugin.mjs';

const compressible = /\.(m?js|css|html|svg|json|yaml|txt|webmanifest|wasm|ttf)$/;

/** Writes `.br` and `.gz` beside every text file, for the server to send as they are. */
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
    },
  };
}

/** Writes down which modules each script holds and which scripts it needs, for the weighing of what routes load first. */
function listScripts(): Plugin {
  let to = '';
  return {
    name: 'list-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      to = join(root, build.outDir, '..', 'scripts.json');
    },
    async writeBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? [
              {
                file: part.fileName,
                imports: part.imports,
                modules: part.moduleIds,
                css: [...(part.viteMetadata?.importedCss ?? [])],
              },
            ]
          : [],
      );
      await writeFile(to, JSON.stringify(scripts));
    },
  };
}

async function compress(path: string) {
  const text = await readFile(path);
  // Too little to gain by being smaller still.
  if (text.length < 512) return;
  // Which block is best depends on the file. The largest are no part of a first load, and five tries of each would take a minute
  // of every build.
  const isTried = text.length > 300_000 && text.length < 1_000_000 && !path.includes('docs/api');
  const blocks = isTried ? [16, 17, 18, 19, 20] : [20];
  const [gz, ...brs] = await Promise.all([
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    ...blocks.map((block) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  ]);
  const br = brs.reduce((least, other) => (other.length < least.length ? other : least));
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Lists the files of every part in the same order, so that the lists, which the start holds, compress well. */
function inOneOrder() {
  const places = new Map<string, number>();
  return (_: string, files: string[]): string[] => {
    for (const file of files) if (!places.has(file)) places.set(file, places.size);
    return files.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };
}

/** Its package exports the one for development alone, with warnings that nobody reads. */
const router = (file: string) => join(import.meta.dirname, 'node_modules/react-router/dist/production', file);

// What each of these settings saves: docs/decisions/0102-what-the-build-sets-by-hand.md.
export default defineConfig(({ command }) => ({
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: router('index.mjs') },
            { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
          ]
        : [],
  },
  plugins: [react(), apiReference(), precompress(), listScripts()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no inline script, style or data: font.
    modulePreload: { polyfill: false, resolveDependencies: inOneOrder() },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: {
        // Emotion imports it for withTheme, which nothing here uses; its package does not say that it may be left out.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
      output: {
        // The start lists some 300 files, and names compress badly: short hashes alone save it two kilobytes.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          // The login page's files come with the start: every request more costs a phone a round trip.
          groups: [
            {
              name: 'start',
              test: /src[\\/]app[\\/](client|routes[\\/]LoginRoute)\.tsx$/,
              priority: 4,
            },
            // Else the sign-up and other public pages would ask for the landing page and those of jobs to have these.
            {
              name: 'common',
              test: /src[\\/](app[\\/]routes[\\/]OpenPages|api[\\/]reference|ui[\\/](TextLink|intl|isOnline|route[\\/](RouteFragment|useAddressQuery)|feedback[\\/](NotLoaded|Skeleton)|form[\\/](SelectField|SwitchField)|layout[\\/]BackLink))\.tsx?$|react-query[\\/].*[\\/]useMutation\.js$/,
              priority: 3,
            },
            // Company details compare versions, and have no editor.
            { name: 'parts', test: /src[\\/]editing[\\/]parts\.ts$/, priority: 4 },
            // What the home page shows of jobs; else it would ask for all of their public pages.
            {
              name: 'jobCards',
              test: /src[\\/](api[\\/]jobs|ui[\\/](CompanyMark|salaryText))\.tsx?$/,
              priority: 3,
            },
            // No form needs one of them without the other.
            { name: 'editor', test: /src[\\/]editing[\\/](createEditor|useEditor)\.ts$/, priority: 3 },
            // All of the landing page in one file, and all of the public pages of jobs in another.
            {
              name: 'landing',
              test: /src[\\/](features[\\/]site[\\/]RecruitersPage|app[\\/]routes[\\/]PublicFrame)\.tsx$/,
              priority: 2,
            },
            {
              name: 'jobs',
              test: /src[\\/](features[\\/]jobs[\\/](list[\\/]JobsPage|details[\\/]JobPage)|app[\\/]routes[\\/]InsideFrame)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
}));
