import { beforeEach, expect, test } from 'vitest';
import { keepSession } from '../../tests/support/unit/network.ts';
import { setTransport } from './client.ts';
import { followMessages } from './messages.ts';

function stream() {
  const text = new TextEncoder();
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    cancel() {
      isCancelled = true;
    },
  });
  const requests: Request[] = [];
  setTransport(async (request) => {
    requests.push(request);
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  });
  return {
    requests,
    send: (line: string) => controller.enqueue(text.encode(line)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
    isCancelled: () => isCancelled,
  };
}

const follow = (since?: string) => followMessages(8, { since, signal: new AbortController().signal });

beforeEach(() => keepSession());

test('a stream is read with the session until it has a line, and then closed', async () => {
  const { requests, send, isCancelled } = stream();
  let isOver = false;
  const following = follow('4-0-0-open').then(() => {
    isOver = true;
  });
  send('\n');
  send('\n');
  await expect.poll(() => requests.length).toBe(1);
  const [request] = requests;
  expect([new URL(request!.url).search, request!.headers.get('authorization')]).toEqual([
    '?since=4-0-0-open',
    'Bearer kept-token',
  ]);
  expect(isOver).toBe(false);
  send('{"version":"5-0-0-open"}\n');
  await following;
  expect(isCancelled()).toBe(true);
});

test('a stream that the server ends is over, and one that breaks is an error', async () => {
  const ended = stream();
  const first = follow();
  ended.end();
  await first;
  const broken = stream();
  const second = follow();
  broken.breakOff();
  await expect(second).rejects.toThrow('network error');
});

test('where there is no stream, the refusal says so', async () => {
  const problem = {
    ...{ status: false, code: 'overloaded', request_id: 'r' },
    message: 'We are very busy right now.',
  };
  setTransport(async () => Response.json(problem, { status: 503 }));
  await expect(follow()).rejects.toMatchObject({ status: 503, code: 'overloaded' });
});
