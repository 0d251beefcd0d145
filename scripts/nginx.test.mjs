import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { root } from './process.mjs';

const text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
const pattern = /map \$binary_remote_addr \$client_network \{[^}]*?"~(.+?)" \$network;/.exec(text)?.[1] ?? '';

/**
 * Reads the bytes of an address as nginx does.
 * @param {string} address
 */
function networkOf(address) {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray()).toString('latin1');
  return new RegExp(pattern).exec(bytes)?.groups?.network ?? bytes;
}

test('every limit of deploy/nginx.conf counts by network', () => {
  const keys = [...text.matchAll(/^limit_(?:conn|req)_zone (\S+)/gm)].map(([, key]) => key);
  expect(keys).toEqual(['$client_network', '$client_network']);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  // nginx's variable holds raw bytes, which may include a line end.
  ['2001:db8:a0a:a0a:a0a:a0a:a0a:a0a', '2001:db8:a0a:a0a::a', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['0.0.0.0', '::', false],
])('%s and %s count as one in nginx: %s', (first, second, isSame) => {
  expect(networkOf(first) === networkOf(second)).toBe(isSame);
});
