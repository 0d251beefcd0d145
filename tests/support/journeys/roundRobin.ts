/** Hands each request to the next of several processes, as the simplest of proxies does; what breaks there breaks here. */
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of one connection, and not to be passed on. */
const ofConnection = /^(connection|keep-alive|transfer-encoding)$/i;

function passedOn(raw: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    if (!ofConnection.test(raw[at]!)) result.push(raw[at]!, raw[at + 1]!);
  }
  return result;
}

export async function startRoundRobin(ports: number[]) {
  let next = 0;
  const server = createServer((request, response) => {
    const port = ports[next++ % ports.length]!;
    const { method, url, headers } = request;
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode!, passedOn(answer.rawHeaders));
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
