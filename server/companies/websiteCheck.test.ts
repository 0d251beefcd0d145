import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { checkWebsite, isPublicAddress } from './websiteCheck.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

let requests = 0;

async function site(listener: RequestListener) {
  requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const here = { isReachable: (address: string) => address === '127.0.0.1' || address === '::1' };
const answering = (status: number, location?: string) =>
  site((_, response) => response.writeHead(status, location ? { location } : {}).end('<html>'));

describe('what a website answers', () => {
  test.each([
    [200, undefined, { answer: 'answers', status: 200, moved_to: null }],
    [301, '/welcome', { answer: 'answers', status: 301, moved_to: null }],
    [
      302,
      'https://www.127.0.0.1.other.org/',
      { answer: 'moved', status: 302, moved_to: 'www.127.0.0.1.other.org' },
    ],
    [302, 'http://[broken', { answer: 'answers', status: 302, moved_to: null }],
    [404, undefined, { answer: 'error', status: 404, moved_to: null }],
    [503, undefined, { answer: 'error', status: 503, moved_to: null }],
  ])('%d %s', async (status, location, finding) => {
    expect(await checkWebsite(await answering(status, location), here)).toEqual(finding);
  });

  test('a redirect is shown, and never followed', async () => {
    const inner = await answering(200);
    const outer = await site((_, response) => response.writeHead(302, { location: inner }).end());
    await checkWebsite(outer, here);
    expect(requests).toBe(1);
  });

  test('none in time is silence', async () => {
    expect(await checkWebsite(await site(() => {}), { ...here, timeoutMs: 50 })).toMatchObject({
      answer: 'silent',
    });
  });

  test('no end of a page is waited for', async () => {
    const endless = await site((_, response) => response.writeHead(200).write('<html>'));
    expect(await checkWebsite(endless, here)).toMatchObject({ answer: 'answers' });
  });
});

describe('only the public internet gets requests', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.8',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '64:ff9b::a00:8',
    '2002:a00:8::',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('by its number or by a name that leads there, a private address gets no request', async () => {
    const number = await answering(200);
    const name = number.replace('127.0.0.1', 'a.localhost');
    for (const website of [number, name, 'http://[::1]/', 'http://2130706433/', 'https://intranet.internal/'])
      expect(await checkWebsite(website)).toEqual({ answer: 'not_public', status: null, moved_to: null });
    expect(requests).toBe(0);
  });

  test.each([
    ['one private address', ['127.0.0.1'], 'not_public'],
    ['a public and a private address', ['93.184.215.14', '10.0.0.8'], 'not_public'],
    ['no address', [], 'not_public'],
  ])('a name with %s gets no request', async (_, addresses, answer) => {
    const website = (await answering(200)).replace('127.0.0.1', 'wexcombe-signals.uk');
    const find = async () => addresses.map((address) => ({ address, family: 4 }));
    expect(await checkWebsite(website, { find })).toMatchObject({ answer });
    expect(requests).toBe(0);
  });

  test('a name is requested at the address that was looked at, and an unknown one is silence', async () => {
    const website = (await answering(200)).replace('127.0.0.1', 'wexcombe-signals.uk');
    const find = async () => [{ address: '127.0.0.1', family: 4 }];
    expect(await checkWebsite(website, { ...here, find })).toMatchObject({ answer: 'answers' });
    const unknown = () => Promise.reject(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }));
    expect(await checkWebsite(website, { ...here, find: unknown })).toMatchObject({ answer: 'silent' });
  });
});
