/** The little of autocannon, which brings no types, that the benchmarks use. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Requests a second, of all connections; as many as they can unless told. */
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
