/** The outbox with a local mail server: mails per second from one process and from several, and duplicates. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { mostConnections } from '../../server/mail/smtp.ts';
import { startPostgres } from '../postgres.mjs';
import { root } from '../process.mjs';
import { bundle } from './bundle.ts';
import { type Started, startProcess } from './cleanUp.ts';
import { type Benchmark, median } from './report.ts';

const mails = 2000;
const rounds = 3;
const most = 3;
const mostMs = 180_000;

/** Records every mail's Message-ID; resolves after the expected number and a moment for duplicates. */
async function startMailServer() {
  let ids: string[] = [];
  let firstAt = 0;
  let whenAll: (seconds: number) => void = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      stream.on('end', () => {
        if (ids.length === 0) firstAt = performance.now();
        ids.push(/^message-id: *(\S+)/im.exec(text)?.[1] ?? '');
        if (ids.length === mails) whenAll((performance.now() - firstAt) / 1000);
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** From the first mail to the last. */
    async rateOf(send: () => Promise<unknown>) {
      ids = [];
      const all = new Promise<number>((resolve, reject) => {
        whenAll = resolve;
        setTimeout(() => reject(new Error(`Only ${ids.length} of ${mails} mails came`)), mostMs).unref();
      });
      await send();
      const seconds = await all;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { rate: mails / seconds, twice: ids.length - new Set(ids).size };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const mailBenchmark: Benchmark = {
  name: 'mail',
  async measure(say) {
    const scripts = await bundle({ host: 'scripts/bench/mailHost.ts' });
    const [postgres, mailServer] = await Promise.all([startPostgres(), startMailServer()]);
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      SMTP_URL: mailServer.url,
    };
    const start = (more: Record<string, string> = {}): Started =>
      startProcess(process.execPath, [fileURLToPath(scripts.host)], { cwd: root, env: { ...env, ...more } });
    const run = (kind: 'STORED' | 'BARE') => async () => {
      const running = start({ [kind]: String(mails) });
      await new Promise((resolve) => running.child.once('close', resolve));
    };
    const senders: Started[] = [];
    const take = async (processes: number) => {
      while (senders.length < processes) {
        const sender = start();
        senders.push(sender);
        await sender.says(/Sending/, 60_000);
      }
      const measured = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await mailServer.rateOf(run('STORED')));
      const twice = measured.reduce((sum, round) => sum + round.twice, 0);
      return { rate: median(measured.map(({ rate }) => rate)), twice };
    };
    try {
      say(`On ${postgres.version}, ${rounds} rounds of ${mails} mails each…`);
      const bare = (await mailServer.rateOf(run('BARE'))).rate;
      const single = await take(1);
      const several = await take(most);
      return {
        about: `${mails} mails that wait in the outbox, ${mostConnections} connections a process, medians of ${rounds} rounds`,
        figures: [
          { what: 'One process against the mail server alone', value: single.rate / bare, unit: '' },
          { what: `${most} processes against one`, value: several.rate / single.rate, unit: '' },
          { what: 'Sent twice', value: single.twice + several.twice, unit: '', goal: { atMost: 0 } },
          { what: 'The mail server alone', value: bare, unit: 'a second' },
          { what: 'One process', value: single.rate, unit: 'a second' },
          { what: `${most} processes`, value: several.rate, unit: 'a second' },
        ],
      };
    } finally {
      await Promise.all(senders.map((sender) => sender.stop()));
      await mailServer.close();
      await postgres.stop();
    }
  },
};
