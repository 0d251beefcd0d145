/**
 * Promises: a vendor of web analytics and of a session recorder on an origin of its own, with scripts as such vendors
 * write them: they report to their own origin, keep a name in a cookie and in the storage, and see what is not masked.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const analytics = `(() => {
  const tag = document.currentScript;
  document.cookie = '_visitor=7; path=/; max-age=9999';
  localStorage.setItem('_visitor', '7');
  const report = () => fetch(new URL('/hit', tag.src), {
    method: 'POST', body: JSON.stringify({ site: tag.dataset.siteId, page: location.pathname }),
  });
  report();
  const push = history.pushState;
  history.pushState = function (...given) { push.apply(this, given); report(); };
})()`;

const recorder = `(() => {
  const tag = document.currentScript;
  const isMasked = (node) => (node.nodeType === 1 ? node : node.parentElement).closest('[data-private]') !== null;
  let masked = 0;
  const seen = () => {
    const words = [];
    masked = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) isMasked(walker.currentNode) ? masked++ : words.push(walker.currentNode.data);
    for (const field of document.querySelectorAll('input, textarea')) if (!isMasked(field)) words.push(field.value);
    return words.join(' ').trim();
  };
  const report = (what) => fetch(new URL('/record', tag.src), {
    method: 'POST', body: JSON.stringify({ site: tag.dataset.siteId, what, seen: seen(), masked }),
  });
  report('start');
  document.addEventListener('click', () => report('click'), true);
  document.addEventListener('input', () => report('input'), true);
})()`;

export interface Vendor {
  origin: string;
  /** Every request so far, with what it carried. */
  requests: { path: string; body: unknown }[];
  close: () => Promise<void>;
}

export async function startVendor(): Promise<Vendor> {
  const requests: Vendor['requests'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const path = request.url ?? '';
    requests.push({ path, body: body ? JSON.parse(body) : null });
    const script = { '/analytics.js': analytics, '/recorder.js': recorder }[path];
    response.writeHead(script ? 200 : 204, {
      'access-control-allow-origin': '*',
      ...(script && { 'content-type': 'text/javascript' }),
    });
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
