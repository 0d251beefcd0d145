// The environment of a loaded file: timers that never fire, a silent console, no network and no exit.
import { emptyBrowser } from './emptyBrowser.ts';
import { isStub, stubOf } from './stub.ts';

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

// What could not be read parses like an empty entry of storage.
const quietJson = (): JSON =>
  Object.create(JSON, {
    parse: {
      value: (text: unknown, reviver?: (key: string, value: unknown) => unknown) =>
        isStub(text) ? null : JSON.parse(text as string, reviver),
    },
  });

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
  const contained = {
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
    JSON: quietJson(),
  };
  return {
    exited: () => exited,
    globals: { ...contained, Deno: stubOf('Deno'), Bun: stubOf('Bun'), ...emptyBrowser(contained) },
  };
}
