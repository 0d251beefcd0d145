// Vite: the reference of the API at /docs/api, which Swagger UI draws in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { referenceDocuments } from './documents.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8');

const library = '../../node_modules/swagger-ui-dist';

/** @type {Record<string, string>} by the name below /docs/api */
const sources = {
  'index.html': 'index.html',
  'reference.css': 'reference.css',
  'reference.js': 'reference.js',
  'swagger-ui.css': `${library}/swagger-ui.css`,
  'swagger-ui-bundle.js': `${library}/swagger-ui-bundle.js`,
  'swagger-ui-standalone-preset.js': `${library}/swagger-ui-standalone-preset.js`,
  'openapi.yaml': '../../openapi.yaml',
};

/** Every file below /docs/api, by its name. @returns {Map<string, string>} */
function referenceFiles() {
  const contract = /** @type {Record<string, any>} */ (
    load(read('../../openapi.yaml'), { schema: CORE_SCHEMA })
  );
  const documents = referenceDocuments(contract);
  return new Map([
    ...Object.entries(sources).map(([name, path]) => /** @type {const} */ ([name, read(path)])),
    ...documents.map(({ file, document }) => /** @type {const} */ ([file, JSON.stringify(document)])),
    ['areas.json', JSON.stringify(documents.map(({ file, name }) => ({ url: `/docs/api/${file}`, name })))],
  ]);
}

const types = /** @type {Record<string, string>} */ ({
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
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
        const name = (request.url ?? '').split(/[?#]/)[0]?.slice(1) || 'index.html';
        const source = referenceFiles().get(name);
        if (source === undefined) return next();
        const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain';
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.end(source);
      });
    },
  };
}
