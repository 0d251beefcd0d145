/** Between a client and a PostgreSQL: hands on what either side sends until it falls silent. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs: Socket[] = [];
  let isSilent = false;
  let answers = '';
  let onAnswer = () => {};
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('close', () => far.destroy());
    if (isSilent) return;
    near.pipe(far);
    far.pipe(near);
    far.on('data', (data) => {
      answers += data.toString('latin1');
      onAnswer();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Resolves once the database has answered with this text, such as the code of an error. */
    hasAnswered: (text: string) =>
      new Promise<void>((resolve) => {
        onAnswer = () => answers.includes(text) && resolve();
        onAnswer();
      }),
    /** Connections that are made meanwhile stay silent. */
    fallSilent() {
      isSilent = true;
      for (const socket of pairs) socket.unpipe().pause();
    },
    /** To connections that are made from now on. */
    listen() {
      isSilent = false;
    },
    close() {
      for (const socket of pairs) socket.destroy();
      proxy.close();
    },
  };
}
