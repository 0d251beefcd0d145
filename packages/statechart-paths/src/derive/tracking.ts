/** Proxies record which paths of a value are read; leaving values are unwrapped. */

/** A dotted path, with `#` for any array index and a final `*` for reading the keys. */
export type ReadPath = string;

export interface ReadSink {
  read: (path: ReadPath, value: unknown) => void;
  /** Called on reading a missing value; its result is used instead. */
  missing?: (path: ReadPath) => unknown;
}

const targets = new WeakMap<object, object>();

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const step = (path: ReadPath, key: string, isArray: boolean) => {
  const part = isArray && /^\d+$/.test(key) ? '#' : key;
  return path === '' ? part : `${path}.${part}`;
};

/** One tracker serves one evaluation. An object reached twice yields the same proxy, which preserves identity. */
export function tracker(sink: ReadSink) {
  const proxies = new WeakMap<object, object>();
  const track = (value: unknown, path: ReadPath): unknown => {
    if (!isPlain(value)) return value;
    const before = proxies.get(value);
    if (before) return before;
    const isArray = Array.isArray(value);
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        const inner = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol') return inner;
        if (typeof inner === 'function' && !Object.hasOwn(target, key)) return inner;
        const at = step(path, key, isArray);
        sink.read(at, inner);
        if (inner === undefined && sink.missing && !isArray) return sink.missing(at);
        const fixed = Object.getOwnPropertyDescriptor(target, key);
        return fixed && !fixed.configurable && !fixed.writable ? inner : track(inner, at);
      },
      has(target, key) {
        if (typeof key === 'string') sink.read(step(path, key, isArray), Reflect.get(target, key));
        return Reflect.has(target, key);
      },
      ownKeys(target) {
        sink.read(path === '' ? '*' : `${path}.*`, target);
        return Reflect.ownKeys(target);
      },
    });
    proxies.set(value, proxy);
    targets.set(proxy, value);
    return proxy;
  };
  return track;
}

/** The value without proxies, also within new arrays and plain objects. */
export function unwrapped(value: unknown, depth = 8): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  const target = targets.get(value);
  if (target) return target;
  if (depth === 0 || !isPlain(value)) return value;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const inner = record[key];
    const plain = unwrapped(inner, depth - 1);
    if (plain !== inner && !Object.isFrozen(record)) record[key] = plain;
  }
  return value;
}

/** Returns several values when the path goes through an array. */
export function valuesAt(root: unknown, path: ReadPath): unknown[] {
  let values = [root];
  for (const part of path.split('.')) {
    if (part === '*') return values.map((value) => (isPlain(value) ? Object.keys(value).sort() : value));
    values = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [undefined];
      if (part === '#') return Array.isArray(value) ? value : [undefined];
      return [(value as Record<string, unknown>)[part]];
    });
  }
  return values;
}

/** Returns a copy with another value at the path, creating objects along it. */
export function withValue(root: unknown, path: ReadPath, value: unknown): unknown {
  const [part = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  if (part === '#') {
    const items = Array.isArray(root) && root.length > 0 ? [...root] : [undefined];
    items[0] = inner === '' ? value : withValue(items[0], inner, value);
    return items;
  }
  const record = isPlain(root) && !Array.isArray(root) ? root : {};
  return { ...record, [part]: inner === '' ? value : withValue(record[part], inner, value) };
}
