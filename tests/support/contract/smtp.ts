/** A real SMTP server that a test reads, and can make refuse, hang or go away. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface Received {
  envelopeTo: string[];
  mail: Email;
}

interface Refusal {
  responseCode: number;
  message: string;
}

export async function startSmtp() {
  const received: Received[] = [];
  const listeners: ((count: number) => void)[] = [];
  let refusal: Refusal | null = null;
  let hold: Promise<void> | null = null;
  let attempts = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      attempts += 1;
      callback(refusal ? Object.assign(new Error(refusal.message), refusal) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await hold;
        received.push({
          envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        });
        callback();
        for (const notify of listeners) notify(received.length);
      });
    },
  });

  const listen = (port = 0) =>
    new Promise<number>((resolve) => {
      const listening = server.listen(port, '127.0.0.1', () => {
        resolve((listening.address() as AddressInfo).port);
      });
    });
  const port = await listen();
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  afterAll(close);

  return {
    options: { url: `smtp://127.0.0.1:${port}`, from: 'post@mail.example.test' },
    received,
    to: (address: string) => received.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    attempts: () => attempts,
    refuse: (with_: Refusal | null) => {
      refusal = with_;
    },
    /** Until released, mails are taken and not acknowledged. */
    holdBack() {
      let release = () => {};
      hold = new Promise((resolve) => {
        release = () => {
          hold = null;
          resolve();
        };
      });
      return release;
    },
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve();
        else listeners.push((now) => now >= count && resolve());
      }),
    close,
  };
}
