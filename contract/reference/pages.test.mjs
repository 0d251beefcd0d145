import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { referencePages } from './pages.mjs';

/** @type {any} */
const contract = load(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'), {
  schema: CORE_SCHEMA,
});
const pages = referencePages(contract);
const idsIn = (/** @type {string} */ html) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the reference of the whole contract', () => {
  test('shows every call once, on the page of its area', () => {
    /** @type {any[]} */
    const calls = Object.values(contract.paths).flatMap(Object.values);
    const shown = [...pages].flatMap(([name, html]) =>
      [...html.matchAll(/<section id="([^"]+)" aria-labelledby/g)].map(([, id]) => `${name} ${id}`),
    );
    expect(shown.sort()).toEqual(
      calls.map(({ operationId, tags }) => `${tags[0].replaceAll(' ', '-')} ${operationId}`).sort(),
    );
  });

  test('has no link that leads nowhere, and no name twice on a page', () => {
    const broken = [...pages].flatMap(([name, html]) =>
      [...html.matchAll(/href="\/docs\/api(?:\/([\w-]+))?(?:#([^"]+))?"/g)]
        .filter(([, page = 'index', id]) => {
          const target = pages.get(page);
          return !target || (id && !idsIn(target).includes(id));
        })
        .map(([link]) => `${name}: ${link}`),
    );
    expect(broken).toEqual([]);
    for (const html of pages.values()) expect(idsIn(html)).toHaveLength(new Set(idsIn(html)).size);
  });

  test('runs nothing, styles nothing inside, and asks for nothing from elsewhere', () => {
    for (const html of pages.values()) {
      expect(html).not.toMatch(/<script|<style|<img|<iframe| style=| on\w+=|(src|href)="(https?:)?\/\//);
    }
  });
});

test('whatever a description says is text', () => {
  const html = referencePages({
    info: { title: 'T', version: '1', description: 'a & b' },
    tags: [{ name: 'things' }],
    paths: {
      '/api/things': {
        get: {
          operationId: 'listThings',
          tags: ['things'],
          summary: '<b>All</b>',
          description: 'Sorted by `name`, "first" to last.',
          'x-access': 'public',
          responses: {
            200: { description: 'Done.', content: { 'text/csv': { schema: { type: 'string' } } } },
          },
        },
      },
    },
    components: { parameters: {}, responses: {}, schemas: {} },
  }).get('things');
  expect(html).toContain('&lt;b&gt;All&lt;/b&gt;');
  expect(html).toContain('Sorted by <code>name</code>, &quot;first&quot; to last.');
  expect(html).not.toContain('<b>');
});

test('a value says its kind, its limits and what it may lack', () => {
  const html = /** @type {string} */ (
    referencePages({
      info: { title: 'T', version: '1', description: '' },
      tags: [],
      paths: {},
      components: {
        parameters: {},
        responses: {},
        schemas: {
          Thing: {
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', minLength: 1, maxLength: 1000 },
              day: { type: ['string', 'null'], format: 'date' },
              parts: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Thing' } },
              mode: { enum: ['on', 'off'] },
            },
          },
        },
      },
    }).get('schemas')
  );
  expect(html).toContain('<dt><code>name</code></dt>');
  expect(html).toContain('string, not empty, at most 1,000 characters');
  expect(html).toContain('<dt><code>day</code> <span class="optional">optional</span></dt>');
  expect(html).toContain('date or <code>null</code>');
  expect(html).toContain('list of <a href="/docs/api/schemas#Thing">Thing</a>, at most 3 items');
  expect(html).toContain('<code>on</code>, <code>off</code>');
});
