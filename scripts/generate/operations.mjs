// Writes method and path of every operation of openapi.yaml, by id, to the file in its argument.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { root } from '../process.mjs';

/** @type {any} */
const contract = load(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
/** @type {Record<string, Record<string, { operationId?: string }>>} */
const paths = contract.paths;
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { operationId }]) =>
    operationId ? [[operationId, `${method.toUpperCase()} ${path}`]] : [],
  ),
);
writeFileSync(process.argv[2] ?? '', `${JSON.stringify(Object.fromEntries(calls), null, 1)}\n`);
