import type { FastifyReply } from 'fastify';
import type { OperationId } from './contract/call.ts';

/** The outcome of a released call instead of its handler; with status 0, the connection breaks before the response ends. */
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
  release: (fault?: Fault) => void;
}

export interface TestControls {
  hold: (operation: OperationId) => HeldCall;
  unreached: () => OperationId[];
  clear: () => void;
  pass: (milliseconds: number) => void;
  clock: () => Date;
  admit: (operation: OperationId) => Promise<Fault | undefined>;
}

interface Held extends HeldCall {
  arrive: () => void;
  hasArrived: boolean;
  released: Promise<Fault | undefined>;
}

export function breakOff(reply: FastifyReply): FastifyReply {
  reply.hijack();
  // If no byte has arrived, browsers retry automatically.
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
