import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { referenceDocuments } from './documents.mjs';

/** @type {any} */
const contract = load(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'), {
  schema: CORE_SCHEMA,
});
const [list, ...areas] = referenceDocuments(contract);

/** @param {any} document @returns {any[]} */
const operationsOf = ({ paths }) => Object.values(paths).flatMap(Object.values);
/** @param {any[]} operations */
const idsOf = (operations) => operations.map(({ operationId }) => operationId).sort();

describe('the documents of the reference', () => {
  test('hold every operation: once in the list, once in its area', () => {
    const all = idsOf(operationsOf(contract));
    expect(idsOf(operationsOf(list?.document))).toEqual(all);
    expect(idsOf(areas.flatMap(({ document }) => operationsOf(document)))).toEqual(all);
    for (const { name, document } of areas)
      for (const { tags } of operationsOf(document)) expect(tags).toEqual([name]);
  });

  test('leave no reference open', () => {
    for (const { name, document } of [list, ...areas].filter((part) => part !== undefined))
      for (const [, kind = '', component = ''] of JSON.stringify(document).matchAll(
        /"#\/components\/(\w+)\/([^"]+)"/g,
      ))
        expect(document.components[kind], `${name}: ${component}`).toHaveProperty([component]);
  });

  test('link from the list to the operation in its area', () => {
    const { externalDocs } = operationsOf(list?.document).find(
      ({ operationId }) => operationId === 'getActionPlan',
    );
    expect(externalDocs.url).toBe('/docs/api?urls.primaryName=action%20plan#/action%20plan/getActionPlan');
  });
});
