/** Types for the part of autocannon that the benchmarks use; the package has none. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Requests per second over all connections; unlimited by default. */
    overallRate?: number;
  }
  interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    requests: { average: number };
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
