/** Connections that send or read too slowly, or nothing at all. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** What the server answered until it closed the connection. */
export const talkTo = (server: Server, text: string, keepTalking?: (socket: Socket) => void) =>
  new Promise<string>((resolve) => {
    const socket = connect(portOf(server), '127.0.0.1', () => {
      socket.write(text);
      keepTalking?.(socket);
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write('x'), 500);
  socket.on('close', () => clearInterval(timer));
};

/** Each resolves once it is cut. */
export function dawdle(server: Server): Promise<string>[] {
  const login = 'POST /api/auth/login HTTP/1.1\r\nhost: uk.localhost\r\ncontent-type: application/json\r\n';
  return [
    talkTo(server, ''),
    talkTo(server, 'GET /api/health HTTP/1.1\r\n', drip),
    talkTo(server, `${login}content-length: 100000\r\n\r\n{`, drip),
    talkTo(server, `${login}content-length: 100000\r\n\r\n{`),
  ];
}

/** Asks for more than the buffers of both ends hold, and reads nothing of it. */
export async function readNothing(server: Server, file: string, requests = 1) {
  const arrived = once(server, 'connection') as Promise<[Socket]>;
  const reader = connect(portOf(server), '127.0.0.1');
  reader.pause().on('error', () => {});
  reader.write(`GET /${file} HTTP/1.1\r\nhost: uk.localhost\r\n\r\n`.repeat(requests));
  const [held] = await arrived;
  const cut = once(held, 'close').then(() => {
    reader.destroy();
  });
  return { held, cut };
}
