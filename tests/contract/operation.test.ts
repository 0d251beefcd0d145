/** What whoever runs the product relies on: health, readiness, refusals when it is full, and figures without people or tenants. */
import { expect, test } from 'vitest';
import { createMetrics } from '../../server/http/metrics.ts';
import { startTestServer } from '../support/contract/harness.ts';

let isDraining = false;
const metrics = createMetrics();
/** Full from the beginning. */
const server = await startTestServer({ atWork: 0, metrics, isDraining: () => isDraining });

test('a full process sends calls away with when to come again, and still tells that it lives and is ready', async () => {
  const refused = await server.request('getTenantInfo', { query: { domain: 'uk.localhost' } });
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    503,
    'overloaded',
    '1',
  ]);
  expect((await server.request('getHealth')).status).toBe(200);
  expect((await server.request('getReadiness')).status).toBe(200);
});

test('a process that is stopping is healthy but not ready, and asks to be left', async () => {
  isDraining = true;
  const ready = await server.request('getReadiness');
  const health = await server.request('getHealth');
  isDraining = false;
  expect([ready.status, ready.headers['retry-after'], ready.headers.connection]).toEqual([503, '5', 'close']);
  expect([health.status, health.headers.connection]).toEqual([200, 'close']);
  expect((await server.request('getReadiness')).headers.connection).not.toBe('close');
});

test('the figures count answers by operation and status, and name no tenant', async () => {
  const path = { method: 'GET', url: '/api/nothing', headers: { host: 'uk.localhost' } } as const;
  await server.app.inject(path);
  const text = await metrics.text();
  const lines = text.split('\n');
  expect(lines).toContain('valour_answers_total{operation="getTenantInfo",status="503"} 1');
  expect(lines).toContain('valour_answers_total{operation="page",status="404"} 1');
  expect(lines).toContain('valour_answer_seconds_count{operation="getTenantInfo"} 1');
  expect(lines).toContain('valour_calls_at_work 0');
  expect(lines).toContain('valour_mails_waiting 0');
  expect(text).toMatch(/^valour_transactions_in_line \d+$/m);
  expect(lines).toContain('valour_draining 0');
  expect(text).not.toMatch(/localhost|tenant=|"uk"/);
  const odd = lines.filter(
    (line) => line && !/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? (-?[\d.e+-]+|Nan))$/.test(line),
  );
  expect(odd).toEqual([]);
});
