/** 200 connections that send their headers or bodies slowly or never read the answer, while other clients go on. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { grounds, startProduct } from './product.ts';
import type { Benchmark } from './report.ts';
import { demoVeteran } from './seeded.ts';
import { isAccepted, percentile, trafficTo } from './traffic.ts';

const connections = 200;
const seconds = 12;
const profiles = 50;
const ordinary = 10;
/** More than the buffers of both ends hold, in no more answers than a connection may have pending. */
const unreadBytes = 12 * 1024 * 1024;

type Slowness = 'headers' | 'bodies' | 'readers';

const post =
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{';

/** The largest file, requested so often that no buffer holds the answers. */
async function largestFile(port: number): Promise<{ path: string; bytes: number }> {
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const paths = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
  const sizes = await Promise.all(
    paths.map(async (path) => ({
      path,
      bytes: (await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()).byteLength,
    })),
  );
  return sizes.sort((a, b) => b.bytes - a.bytes)[0]!;
}

function dawdle(port: number, slowness: Slowness, file: { path: string; bytes: number }): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    if (slowness === 'readers') {
      socket.pause();
      socket.write(
        `GET ${file.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(Math.ceil(unreadBytes / file.bytes)),
      );
      return;
    }
    socket.write(slowness === 'headers' ? 'GET /api/health HTTP/1.1\r\n' : post);
    const drops = setInterval(() => socket.write('x'), 1000);
    socket.once('close', () => clearInterval(drops));
  });
  socket.on('error', () => {});
  if (slowness !== 'readers') socket.resume();
  return socket;
}

/** Waits until the server has closed all of them. @returns milliseconds, or null after twice the limit */
async function untilCut(held: () => Promise<number>): Promise<number | null> {
  const since = performance.now();
  while (performance.now() - since < seconds * 2000) {
    await wait(100);
    if ((await held()) <= 0) return performance.now() - since;
  }
  return null;
}

export const slowClientsBenchmark: Benchmark = {
  name: 'slow-clients',
  async measure(say) {
    for await (const ground of grounds([demoVeteran])) {
      const product = await startProduct(ground);
      const token = ground.tokens[demoVeteran]!;
      const others = trafficTo(product.port, [{ path: '/api/user-profile', token, weight: 1 }], ordinary);
      const file = await largestFile(product.port);
      await others.openLoop(profiles, 3);
      const alone = await others.openLoop(profiles, seconds);
      say(`${connections} slow connections…`);
      const heldNow = async () => (await product.figures()).valour_connections! - ordinary;
      const kinds: Slowness[] = ['headers', 'bodies', 'readers'];
      const sockets = Array.from({ length: connections }, (_, at) =>
        dawdle(product.port, kinds[at % 3]!, file),
      );
      await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
      const [during, cutMs] = await Promise.all([others.openLoop(profiles, seconds), untilCut(heldNow)]);
      others.close();
      await wait(500);
      const held = (await product.figures()).valour_connections!;
      for (const socket of sockets) socket.destroy();
      await product.stop();
      const share = (load: typeof alone, of: number) => percentile(load.filter(isAccepted), of);
      return {
        about: `${connections} connections: a third each send headers, send bodies, or read as slowly as they can`,
        figures: [
          {
            what: 'All cut after',
            value: cutMs === null ? null : cutMs / 1000,
            unit: 's',
            goal: { atMost: 12 },
          },
          { what: 'Still held', value: held, unit: '', goal: { atMost: 0 } },
          {
            what: 'Others, not answered',
            value: during.filter((request) => !isAccepted(request)).length,
            unit: '',
            goal: { atMost: 0 },
          },
          {
            what: 'Others, p95 during against alone',
            value: share(during, 0.95) / share(alone, 0.95),
            unit: '×',
            goal: { atMost: 1.5 },
          },
          { what: 'Others, p95 alone', value: share(alone, 0.95), unit: 'ms' },
          { what: 'Others, p95 during', value: share(during, 0.95), unit: 'ms' },
        ],
      };
    }
    throw new Error('There is no database to measure on');
  },
};
