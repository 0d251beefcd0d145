import { workerPolicy } from '../../server/http/headers.ts';
import { expect, test } from '../support/journeys/story.ts';

/** In the page and in its worker, with the policies of ours. */
async function breakPolicies(script: string) {
  type Rules = { createScriptURL: (url: string) => string };
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules };
  };
  const policy = trustedTypes.createPolicy('svelte-trusted-html', { createScriptURL: (url) => url });
  try {
    document.createElement('p').innerHTML = '<b>here</b>';
  } catch {}
  return new Promise<string>((resolve) => {
    const worker = new Worker(policy.createScriptURL(script));
    worker.onmessage = ({ data }) => resolve(data);
  });
}

test('a breach of the security policy is seen in a page, though its code catches it, in its worker and in another window', async ({
  page,
  browser,
  server,
  watched,
}) => {
  watched.expects(
    'failed: 404 GET /404',
    'breach: require-trusted-types-for, trusted-types-sink Element innerHTML|<b>here</b>',
    'console: This document requires ',
    'breach: in a worker: Connecting to ',
    'breach: connect-src, https://elsewhere.example/there ',
  );
  await page.route('**/breaking.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'content-security-policy': workerPolicy },
      body: "fetch('https://elsewhere.example/worker').catch(() => postMessage('refused'))",
    }),
  );
  await page.goto('/404');
  expect(await page.evaluate(breakPolicies, '/breaking.js')).toBe('refused');

  const other = await browser.newContext({ baseURL: server.origin('uk') });
  const there = await other.newPage();
  await there.goto('/404');
  const refused = there.evaluate(() => fetch('https://elsewhere.example/there').catch(() => 'refused'));
  expect(await refused).toBe('refused');
  await other.close();
});
