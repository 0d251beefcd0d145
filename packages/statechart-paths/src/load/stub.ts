// Replaces what cannot be loaded: accepts any use and does nothing.

const stubs = new Map<string, unknown>();
const proxies = new WeakSet<object>();

export const isStub = (value: unknown): boolean =>
  (typeof value === 'function' || typeof value === 'object') && value !== null && proxies.has(value);

const readsStorage =
  /\.getItem$|(?:cookie|storage|mmkv|preferences).*\.(?:get|getAll|getString|getNumber|getBoolean|read|load)$/i;
const answersLater = /async|forage|idb|secure-?store|preferences/i;

// A stub is true wherever it is asked, so reading from a store that is missing answers as an empty one does.
function answerOf(name: string): unknown {
  if (/\.existsSync$/.test(name)) return false;
  if (readsStorage.test(name)) return answersLater.test(name) ? Promise.resolve(null) : null;
  return stubOf(`${name}()`);
}

/** @param name shown in messages: the package and the imported name */
export function stubOf(name: string): unknown {
  const before = stubs.get(name);
  if (before) return before;
  const handler: ProxyHandler<() => void> = {
    get(target, key) {
      if (key === '__esModule') return true;
      if (key === 'then') return undefined;
      if (key === 'prototype') return target.prototype;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return function* () {};
      if (key === Symbol.asyncIterator) return async function* () {};
      if (typeof key === 'symbol') return undefined;
      if (key === 'name') return name;
      if (key === 'length') return 0;
      return stubOf(`${name}.${key}`);
    },
    apply: () => answerOf(name),
    construct: () => stubOf(`new ${name}`) as object,
    has: () => true,
    set: () => true,
    // Bundles look up a module's exports through its prototype.
    getPrototypeOf: () => proxy as object,
  };
  const target = function stub() {};
  const proxy: unknown = new Proxy(target, { ...handler, getPrototypeOf: () => lookups });
  const lookups: object = new Proxy(
    {},
    { get: (_, key, receiver) => Reflect.get(handler, 'get')?.call(handler, target, key, receiver) },
  );
  stubs.set(name, proxy);
  proxies.add(proxy as object);
  return proxy;
}
