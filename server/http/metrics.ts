// Metrics for Prometheus: counts and times by operation, never by tenant or person. They have their own port, which the proxy
// does not expose, because reading them needs no session.
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  answered: (operation: string, status: number, seconds: number) => void;
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  text: () => Promise<string>;
}

const contentType = Registry.PROMETHEUS_CONTENT_TYPE;

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 20 });
  const answers = new Counter({
    name: 'valour_answers_total',
    help: 'Answers by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'valour_answer_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  return {
    answered(operation, status, seconds) {
      answers.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          try {
            this.set(await read());
          } catch {
            this.remove();
          }
        },
      });
    },
    text: () => register.metrics(),
  };
}

export async function serveMetrics(metrics: Metrics, at: { port: number; host: string }): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return server;
}
