import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { rewriteByModel } from './model.ts';

test('a writing service that leads elsewhere is not followed', async () => {
  const requests: string[] = [];
  const service = createServer(({ url }, answer) => {
    requests.push(url!);
    answer.writeHead(307, { location: '/elsewhere' }).end();
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const answer = await rewriteByModel('Led a team of ten.', 'shorten', {
    url: `http://127.0.0.1:${port}`,
    model: 'any',
  });
  service.close();
  expect([requests, 'refused' in answer]).toEqual([['/chat/completions'], true]);
});
