// The streams that are open on this process. A listening connection to the database would not survive a pooler in transaction mode,
// so each process asks once per second for all of its streams together, and not at all while it has none.
import { PassThrough, type Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { overloaded } from '../../http/answers/errors.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { ConversationNews } from '../conversationNews.ts';
import { type Follower, readFollowed } from './followedConversations.ts';

/** In milliseconds. */
export interface StreamTimes {
  betweenChecks: number;
  /** After which a line is sent in any case, so that proxies keep the connection. */
  longestSilence: number;
  /** After which a stream ends, and its client opens the next. */
  life: number;
}

const usualTimes: StreamTimes = { betweenChecks: 1_000, longestSilence: 15_000, life: 300_000 };

const maxOfProcess = 500;
// A browser opens one for each window in front.
const maxOfPerson = 4;
// Bytes that a client has not read: a line has about a hundred.
const maxUnread = 16 * 1024;

interface OpenStream extends Follower {
  lines: PassThrough;
  version: string;
  openedAt: number;
  wroteAt: number;
}

export interface MessageStreams {
  /** @throws Problem 429 or 503 where this person or this process has too many open */
  open: (follower: Follower, news: ConversationNews, since: string | undefined) => Readable;
  count: () => number;
  /** Ends all of them. */
  close: () => Promise<void>;
}

interface Options {
  database: Database;
  clock: () => Date;
  isDraining: () => boolean;
  onError: (error: unknown) => void;
  times?: Partial<StreamTimes> | undefined;
}

const tooMany = () =>
  new Problem(429, 'rate_limited', 'Too many windows follow messages. Close one of them.', {
    retryAfter: 15,
  });

export function createMessageStreams({
  database,
  clock,
  isDraining,
  onError,
  times,
}: Options): MessageStreams {
  const { betweenChecks, longestSilence, life } = { ...usualTimes, ...times };
  const streams = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  let isClosed = false;

  const end = (stream: OpenStream) => {
    streams.delete(stream);
    stream.lines.end();
  };

  function write(stream: OpenStream, line: string) {
    if (stream.lines.writableLength > maxUnread) return stream.lines.destroy();
    stream.lines.write(`${line}\n`);
    stream.wroteAt = performance.now();
  }

  function advance(stream: OpenStream, news: ConversationNews | undefined) {
    const now = performance.now();
    if (!news) return end(stream);
    if (news.version !== stream.version) {
      stream.version = news.version;
      write(stream, JSON.stringify(news));
    } else if (now - stream.wroteAt >= longestSilence) write(stream, '');
    if (isDraining() || now - stream.openedAt >= life) end(stream);
  }

  async function check() {
    const followed = [...streams];
    try {
      const news = await readFollowed(database, followed, clock());
      for (const [at, stream] of followed.entries()) if (streams.has(stream)) advance(stream, news[at]);
    } catch (error) {
      onError(error);
      // Whether their sessions have ended is unknown now.
      for (const stream of followed) end(stream);
    }
    checking = undefined;
    checkLater();
  }

  function checkLater() {
    if (timer || checking || isClosed || streams.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      checking = check();
    }, betweenChecks).unref();
  }

  function requirePlace({ tenantId, userId }: Follower) {
    if (isClosed || isDraining()) throw overloaded(2);
    if (streams.size >= maxOfProcess) throw overloaded(15);
    const own = [...streams].filter((other) => other.tenantId === tenantId && other.userId === userId);
    if (own.length >= maxOfPerson) throw tooMany();
  }

  return {
    open(follower, news, since) {
      requirePlace(follower);
      const now = performance.now();
      const stream: OpenStream = {
        ...follower,
        lines: new PassThrough(),
        version: news.version,
        openedAt: now,
        wroteAt: now,
      };
      streams.add(stream);
      stream.lines.once('close', () => streams.delete(stream));
      // A line in any case, so that the headers are sent.
      write(stream, news.version === since ? '' : JSON.stringify(news));
      if (life <= 0) end(stream);
      checkLater();
      return stream.lines;
    },
    count: () => streams.size,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const stream of streams) end(stream);
      await checking;
    },
  };
}
