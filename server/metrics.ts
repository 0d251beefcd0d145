/**
 * What Prometheus reads: counts and times by operation, never by tenant or person. It has a port of its own, which the
 * proxy does not lead to, because who reads it needs no session.
 */
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

interface Series {
  counts: Map<number, number>;
  /** How many answers took no longer than the bucket of the same place. */
  within: number[];
  seconds: number;
  answers: number;
}

export interface Metrics {
  answered: (operation: string, status: number, seconds: number) => void;
  /** Read whenever somebody asks; one that cannot be read is left out. */
  gauge: (name: string, about: string, read: () => number | Promise<number>) => void;
  text: () => Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const nanosecond = 1e-9;

const head = (name: string, about: string, type: string) => [
  `# HELP ${name} ${about}`,
  `# TYPE ${name} ${type}`,
];

export function createMetrics(): Metrics {
  const operations = new Map<string, Series>();
  const gauges = new Map<string, { about: string; read: () => number | Promise<number> }>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function seriesOf(operation: string) {
    const known = operations.get(operation);
    if (known) return known;
    const fresh: Series = { counts: new Map(), within: buckets.map(() => 0), seconds: 0, answers: 0 };
    operations.set(operation, fresh);
    return fresh;
  }

  function answersLines() {
    const counts = [...operations].flatMap(([operation, series]) =>
      [...series.counts].map(
        ([status, count]) => `valour_answers_total{operation="${operation}",status="${status}"} ${count}`,
      ),
    );
    const times = [...operations].flatMap(([operation, { within, seconds, answers }]) => [
      ...buckets.map(
        (bucket, at) => `valour_answer_seconds_bucket{operation="${operation}",le="${bucket}"} ${within[at]}`,
      ),
      `valour_answer_seconds_bucket{operation="${operation}",le="+Inf"} ${answers}`,
      `valour_answer_seconds_sum{operation="${operation}"} ${seconds}`,
      `valour_answer_seconds_count{operation="${operation}"} ${answers}`,
    ]);
    return [
      ...head('valour_answers_total', 'Answers by operation and status.', 'counter'),
      ...counts,
      ...head('valour_answer_seconds', 'Time from a request to the end of its answer.', 'histogram'),
      ...times,
    ];
  }

  async function gaugeLines() {
    const lines = await Promise.all(
      [...gauges].map(async ([name, { about, read }]) => {
        try {
          return [...head(name, about, 'gauge'), `${name} ${await read()}`];
        } catch {
          return [];
        }
      }),
    );
    return lines.flat();
  }

  function processLines() {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const lag = delay.percentile(99) * nanosecond;
    delay.reset();
    const line = (name: string, about: string, type: string, value: number) => [
      ...head(name, about, type),
      `${name} ${value}`,
    ];
    return [
      ...line(
        'process_cpu_seconds_total',
        'Time at work of the processor.',
        'counter',
        (user + system) / 1e6,
      ),
      ...line('process_resident_memory_bytes', 'Memory of the process.', 'gauge', rss),
      ...line(
        'process_start_time_seconds',
        'When it started.',
        'gauge',
        Date.now() / 1000 - process.uptime(),
      ),
      ...line('nodejs_heap_size_used_bytes', 'Heap in use.', 'gauge', heapUsed),
      ...line('nodejs_eventloop_lag_p99_seconds', 'Event loop delay since the last reading.', 'gauge', lag),
    ];
  }

  return {
    answered(operation, status, seconds) {
      const series = seriesOf(operation);
      series.counts.set(status, (series.counts.get(status) ?? 0) + 1);
      series.seconds += seconds;
      series.answers += 1;
      for (let at = buckets.length - 1; at >= 0 && seconds <= buckets[at]!; at -= 1) series.within[at]! += 1;
    },
    gauge: (name, about, read) => void gauges.set(name, { about, read }),
    text: async () => `${[...answersLines(), ...(await gaugeLines()), ...processLines()].join('\n')}\n`,
  };
}

/** Answers `GET /metrics` and nothing else. */
export async function serveMetrics(metrics: Metrics, at: { port: number; host: string }): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return server;
}
