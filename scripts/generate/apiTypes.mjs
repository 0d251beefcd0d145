// Writes the types of openapi.yaml to the file in its argument.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { root } from '../process.mjs';

const blob = ts.factory.createTypeReferenceNode('Blob');
const nodes = await openapiTS(pathToFileURL(join(root, 'openapi.yaml')), {
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
writeFileSync(process.argv[2] ?? '', COMMENT_HEADER + astToString(nodes));
