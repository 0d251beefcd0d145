import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Admission } from '../http/admission.ts';
import type { BodyMemory } from '../http/bodyMemory.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MessageStreams } from '../messages/stream/openStreams.ts';

interface Measured {
  app: FastifyInstance;
  admission: Admission;
  bodies: BodyMemory;
  database: Database;
  outbox: Outbox;
  isDraining: () => boolean;
  messageStreams: MessageStreams;
  // In milliseconds.
  skew: () => number;
  isSweepRefused: () => boolean;
}

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

export function addGauges({ gauge }: Metrics, measured: Measured) {
  const { app, admission, bodies, database, outbox, isDraining, messageStreams, skew, isSweepRefused } =
    measured;
  gauge('valour_calls_at_work', 'Calls at work now.', admission.atWork);
  gauge('valour_body_bytes', 'Memory set aside for bodies.', bodies.reserved);
  gauge('valour_transactions_in_line', 'Transactions that wait or run.', database.inLine);
  gauge('valour_draining', 'Whether it has received the signal to stop.', () => Number(isDraining()));
  gauge('valour_mails_waiting', 'Mails not yet sent, of all processes.', outbox.waiting);
  gauge('valour_message_streams', 'Open streams of conversations.', messageStreams.count);
  gauge('valour_connections', 'Open connections.', () => connectionsOf(app));
  gauge(
    'valour_clock_skew_seconds',
    'How far the clock of this process is ahead of the database.',
    () => skew() / 1000,
  );
  gauge('valour_sweep_refused', 'Whether nothing is removed because of a clock.', () =>
    Number(isSweepRefused()),
  );
}
