// Answers that stay open and send a line of JSON at a time.
import type { FastifyReply } from 'fastify';
import type { LinesReply } from './call.ts';
import type { ContractOperation } from './operations.ts';

const type = 'application/x-ndjson';

export const sendsLines = (operation: Pick<ContractOperation, 'answers'> | null): boolean =>
  operation?.answers.includes(type) ?? false;

export function sendLines(reply: FastifyReply, { lines }: LinesReply, operation: ContractOperation) {
  if (!sendsLines(operation)) throw new Error(`The answer of ${operation.id} may not be lines`);
  // Otherwise nginx waits until it has enough of them to pass on.
  return reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type(type).send(lines);
}
