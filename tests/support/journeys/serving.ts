/**
 * Promises: the whole built app on one port: in this process, or with PROCESSES=3 in three of their own behind a proxy that
 * hands each request to the next of them. What a test holds, breaks or lets go by counts in all of them.
 */

import { type ChildProcess, fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BuildOptions, build } from '../../../server/app.ts';
import { type LocalProvider, startLocalProvider } from '../../../server/auth/social/localProvider.ts';
import type { ProviderSettings } from '../../../server/auth/social/providers.ts';
import { newKey } from '../../../server/crypto/keys.ts';
import type { Database } from '../../../server/db/database.ts';
import { defaultLimits } from '../../../server/http/answers/rateLimits.ts';
import type { OperationId } from '../../../server/http/contract/call.ts';
import type { Fault, TestControls } from '../../../server/http/testControls.ts';
import { root } from '../../../server/process/root.ts';
import { createPdfMaker } from '../../../server/resumes/pdf/pdfMaker.ts';
import { rememberPdfs } from '../rememberPdfs.ts';
import { startRoundRobin } from './roundRobin.ts';

const generous = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [name, { ...limit, attempts: 100_000 }]),
);

export const asInStories: Pick<
  BuildOptions,
  'staticRoot' | 'rendering' | 'renderingTimeout' | 'limits' | 'captcha' | 'atWork'
> = {
  staticRoot: join(root, 'dist/web'),
  rendering: join(root, 'dist/rendering/server.js'),
  // On a busy machine, too, a story meets the page as the server renders it.
  renderingTimeout: 30_000,
  limits: generous,
  /** A real task for the browser, but a short one. */
  captcha: { cost: 2000, counter: 100 },
  /** No story is about load shedding: however slow the machine is, no call is rejected. */
  atWork: 1000,
};

/** What one of several processes asks of the one that runs the test. */
export type Question = { id: number } & ({ operation: OperationId } | { provider: true });
export type Reply = { id: number } & (
  | { ahead: number; fault: Fault | undefined }
  | { provider: ProviderSettings }
);
export type Word = Question | { port: number };

export interface Serving {
  port: number;
  close: () => Promise<void>;
}

function createProvider() {
  let started: Promise<LocalProvider> | undefined;
  return {
    async settings() {
      started ??= startLocalProvider();
      return (await started).settings;
    },
    close: async () => (await started)?.close(),
  };
}

async function serveHere(database: Database, controls: TestControls): Promise<Serving> {
  const provider = createProvider();
  const pdfMaker = rememberPdfs(createPdfMaker());
  const app = await build({
    ...asInStories,
    database,
    controls,
    pdfMaker,
    social: { local: provider.settings },
  });
  await app.listen({ port: 0, host: 'localhost' });
  return {
    port: (app.server.address() as AddressInfo).port,
    async close() {
      await app.close();
      await pdfMaker.close();
      await provider.close();
    },
  };
}

/** @returns the port it listens on */
function startProcess(child: ChildProcess, answer: (question: Question) => Promise<Reply>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`One of the processes ended with ${code}`)));
    child.on('message', (word: Word) => {
      if ('port' in word) resolve(word.port);
      else
        void answer(word).then((reply) => {
          if (child.connected) child.send(reply);
        });
    });
  });
}

async function serveInProcesses(many: number, databaseUrl: string, controls: TestControls): Promise<Serving> {
  const provider = createProvider();
  const keys = newKey(1);
  const answer = async (question: Question): Promise<Reply> => {
    if ('provider' in question) return { id: question.id, provider: await provider.settings() };
    const fault = await controls.admit(question.operation);
    return { id: question.id, fault, ahead: controls.clock().getTime() - Date.now() };
  };
  const children = Array.from({ length: many }, () =>
    fork(join(root, 'tests/support/journeys/serverProcess.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, SECRET_KEYS: keys },
    }),
  );
  const proxy = await startRoundRobin(
    await Promise.all(children.map((child) => startProcess(child, answer))),
  );
  return {
    port: proxy.port,
    async close() {
      await proxy.close();
      await Promise.all(
        children.map((child) => {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          return ended;
        }),
      );
      await provider.close();
    },
  };
}

export function serve(database: Database & { url?: string }, controls: TestControls): Promise<Serving> {
  const many = Number(process.env.PROCESSES ?? 1);
  if (many === 1) return serveHere(database, controls);
  if (!database.url)
    throw new Error('Several processes share a PostgreSQL: set TEST_DATABASE and TEST_DATABASE_URL.');
  return serveInProcesses(many, database.url, controls);
}
