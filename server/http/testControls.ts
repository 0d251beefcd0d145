// Lets tests hold a call, choose its outcome and move the clock; only in test mode and within the process.
import type { FastifyReply } from 'fastify';
import type { OperationId } from './contract/call.ts';

/** What a released call meets in place of its handler; with the status 0 the connection breaks before the answer is whole. */
export interface Fault {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: unknown;
}

export interface HeldCall {
  operation: OperationId;
  arrived: Promise<void>;
  /** Lets it go on, to its handler or into a fault. */
  release: (fault?: Fault) => void;
}

export interface TestControls {
  /** Holds the next call of this operation before anything reads it, until it is released. */
  hold: (operation: OperationId) => HeldCall;
  unreached: () => OperationId[];
  /** Lets everything go on, forgets what was asked for and sets the clock right. */
  clear: () => void;
  /** Lets milliseconds go by on the server’s clock. */
  pass: (milliseconds: number) => void;
  clock: () => Date;
  /** A call arrives; resolves once it may go on, with what it is to meet. */
  admit: (operation: OperationId) => Promise<Fault | undefined>;
}

interface Held extends HeldCall {
  arrive: () => void;
  hasArrived: boolean;
  released: Promise<Fault | undefined>;
}

export function breakOff(reply: FastifyReply): FastifyReply {
  reply.hijack();
  // Where nothing at all has come back, browsers ask again by themselves.
  reply.raw.writeHead(200, { 'content-length': 100 });
  reply.raw.write(' ', () => reply.raw.destroy());
  return reply;
}

/** @throws unless the process runs tests */
export function requireTestMode() {
  if (process.env.NODE_ENV !== 'test') throw new Error('The test controls are there in test mode only.');
}

export function createTestControls(): TestControls {
  const held: Held[] = [];
  let ahead = 0;

  function hold(operation: OperationId): HeldCall {
    const call = { operation, hasArrived: false } as Held;
    call.arrived = new Promise((resolve) => {
      call.arrive = () => {
        call.hasArrived = true;
        resolve();
      };
    });
    call.released = new Promise((resolve) => {
      call.release = resolve;
    });
    held.push(call);
    return call;
  }

  return {
    hold,
    unreached: () => held.filter(({ hasArrived }) => !hasArrived).map(({ operation }) => operation),
    clear: () => {
      for (const { release } of held) release();
      held.length = 0;
      ahead = 0;
    },
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    clock: () => new Date(Date.now() + ahead),
    admit: async (operation) => {
      const call = held.find((candidate) => candidate.operation === operation && !candidate.hasArrived);
      call?.arrive();
      return call?.released;
    },
  };
}
