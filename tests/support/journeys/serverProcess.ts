/** One of several processes of the product; holds, faults and the time of day come from the one that runs the test. */
import type { AddressInfo } from 'node:net';
import { build } from '../../../server/app.ts';
import type { ProviderSettings } from '../../../server/auth/social/providers.ts';
import { keySourceFrom } from '../../../server/crypto/keys.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { withKeys } from '../../../server/db/withKeys.ts';
import type { Fault } from '../../../server/http/testControls.ts';
import { asInStories, type Question, type Reply } from './serving.ts';

type QuestionBody = Question extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never;

const waiting = new Map<number, (reply: Reply) => void>();
let lastId = 0;
let ahead = 0;

process.on('message', (reply: Reply) => {
  waiting.get(reply.id)?.(reply);
  waiting.delete(reply.id);
});

function ask<Answer>(question: QuestionBody): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, (reply) => resolve(reply as Answer));
    process.send?.({ id, ...question });
  });
}

const notHere = () => {
  throw new Error('Only the process that runs the test holds calls');
};

const database = await withKeys(
  await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' }),
  keySourceFrom(process.env),
);
const app = await build({
  ...asInStories,
  database,
  controls: {
    hold: notHere,
    unreached: notHere,
    clear: notHere,
    pass: notHere,
    clock: () => new Date(Date.now() + ahead),
    async admit(operation) {
      const reply = await ask<{ ahead: number; fault?: Fault }>({ operation });
      ahead = reply.ahead;
      return reply.fault;
    },
  },
  social: { local: async () => (await ask<{ provider: ProviderSettings }>({ provider: true })).provider },
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });

async function end() {
  await app.close();
  await database.close();
  process.exit(0);
}
process.once('SIGTERM', end);
process.once('disconnect', end);
