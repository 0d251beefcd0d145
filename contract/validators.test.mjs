// What validators and client generators look for in the bundle, and what a browser or a reader of feeds can't guess.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

/** @typedef {{ content?: Record<string, { schema: { xml?: { name?: string } } }> }} Answer */
/** @typedef {{ operationId: string, security?: object[], 'x-access': string, responses: Record<string, Answer> }} Operation */
/** @typedef {{ paths: Record<string, Record<string, Operation>>, tags: { name: string, description?: string }[] }} Bundle */

const { paths, tags } = /** @type {Bundle} */ (load(readFileSync('openapi.yaml', 'utf8')));
const operations = Object.values(paths).flatMap((path) => Object.values(path));

/** @param {(operation: Operation) => boolean} fits */
const idsOf = (fits) => operations.filter(fits).map(({ operationId }) => operationId);

test('every operation says whether it needs a token: none, one, or either', () => {
  const expected = (/** @type {string} */ access) =>
    ({ public: [], anyone: [{}, { session: [] }] })[access] ?? [{ session: [] }];
  expect(operations.map((operation) => [operation.operationId, operation.security])).toEqual(
    operations.map((operation) => [operation.operationId, expected(operation['x-access'])]),
  );
  expect(idsOf(({ security }) => security?.length === 0)).toEqual(
    expect.arrayContaining(['getHealth', 'login', 'getRobots', 'getSitemap', 'getJobFeed']),
  );
});

test('every area says what it is about', () => {
  expect(tags.filter(({ description = '' }) => !/^[A-Z].{20,}\.$/.test(description))).toEqual([]);
});

test('every answer in XML names its root', () => {
  const roots = operations.flatMap(({ operationId, responses }) =>
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.entries(content)
        .filter(([type]) => type.endsWith('xml'))
        .map(([, { schema }]) => [operationId, schema.xml?.name]),
    ),
  );
  expect(Object.fromEntries(roots)).toEqual({ getJobFeed: 'rss', getSitemap: 'urlset' });
});

test('a request that takes too long to arrive may be refused anywhere', () => {
  expect(idsOf(({ responses }) => !responses['408'])).toEqual([]);
});

test('an answer that is saved says under which name', () => {
  /** @param {any} operation */
  const successOf = ({ responses }) => responses['200'] ?? {};
  const withFiles = operations.filter((operation) =>
    Object.keys(successOf(operation).content ?? {}).some((type) => /csv|calendar|pdf|word/.test(type)),
  );
  expect(withFiles.map(({ operationId }) => operationId)).toContain('exportResume');
  expect(
    withFiles
      .filter((operation) => !successOf(operation).headers['Content-Disposition'])
      .map(({ operationId }) => operationId),
  ).toEqual([]);
});
