// The environment of a loaded file: timers that never fire, a silent console, no network and no exit.
import { stubOf } from './stub.ts';

/** Replacements for globals of the file, also as properties of `globalThis`. */
export interface Contained {
  globals: Record<string, unknown>;
  /** True once the file tried to end the process. */
  exited: () => boolean;
}

const nothing = () => {};

/** Thrown instead of ending the process. */
export class WouldExit extends Error {}

const allowedOfProcess = new Set([
  'env',
  'platform',
  'arch',
  'version',
  'versions',
  'cwd',
  'hrtime',
  'uptime',
  'memoryUsage',
  'pid',
]);

const inBrowser = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'alert',
  'confirm',
  'prompt',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'Notification',
  'Audio',
  'Image',
  'BroadcastChannel',
  'indexedDB',
  'Deno',
  'Bun',
];

const quietProcess = (end: () => never) =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'exit' || key === 'abort' || key === 'kill' || key === 'reallyExit') return end;
        if (key === 'argv') return [process.argv[0] ?? '', ''];
        if (key === 'nextTick') return (call: () => void) => queueMicrotask(call);
        if (typeof key === 'string' && allowedOfProcess.has(key)) return Reflect.get(process, key);
        return typeof key === 'string' ? stubOf(`process.${key}`) : undefined;
      },
      set: () => true,
    },
  );

export function containment(): Contained {
  let exited = false;
  let timers = 0;
  const timer = () => {
    timers += 1;
    return Object.assign(Object.create(null), {
      ref: nothing,
      unref: nothing,
      hasRef: () => false,
      refresh: nothing,
      [Symbol.toPrimitive]: () => timers,
    });
  };
  const end = () => {
    exited = true;
    throw new WouldExit('process.exit');
  };
  return {
    exited: () => exited,
    globals: {
      setTimeout: timer,
      setInterval: timer,
      setImmediate: timer,
      requestAnimationFrame: timer,
      clearTimeout: nothing,
      clearInterval: nothing,
      clearImmediate: nothing,
      cancelAnimationFrame: nothing,
      fetch: () => new Promise(nothing),
      console: new Proxy({}, { get: () => nothing }),
      process: quietProcess(end),
      ...Object.fromEntries(inBrowser.map((name) => [name, stubOf(name)])),
    },
  };
}
