// Vite: the reference of the API at /docs/api, written with the build and made anew for every look while developing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { referencePages } from './pages.mjs';

const folder = import.meta.dirname;
const contract = join(folder, '../../openapi.yaml');

/** Every file below /docs/api, by its name. @returns {Map<string, string>} */
function referenceFiles() {
  const text = readFileSync(contract, 'utf8');
  const pages = referencePages(/** @type {Record<string, any>} */ (load(text, { schema: CORE_SCHEMA })));
  return new Map([
    ...[...pages].map(([name, html]) => /** @type {const} */ ([`${name}.html`, html])),
    ['reference.css', readFileSync(join(folder, 'reference.css'), 'utf8')],
    ['openapi.yaml', text],
  ]);
}

const types = /** @type {Record<string, string>} */ ({
  css: 'text/css',
  html: 'text/html',
  yaml: 'application/yaml',
});

/** @returns {import('vite').Plugin} */
export function apiReference() {
  return {
    name: 'api-reference',
    generateBundle() {
      for (const [name, source] of referenceFiles()) {
        this.emitFile({ type: 'asset', fileName: `docs/api/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/docs/api', (request, response, next) => {
        const name = (request.url ?? '').split(/[?#]/)[0]?.slice(1) || 'index';
        const files = referenceFiles();
        const file = files.has(name) ? name : `${name}.html`;
        const source = files.get(file);
        if (source === undefined) return next();
        const type = types[file.split('.').at(-1) ?? ''] ?? 'text/plain';
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.end(source);
      });
    },
  };
}
