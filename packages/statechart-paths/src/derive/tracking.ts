/** Proxies that record which paths of a value are read, and unwrap what leaves them. */

/** Dotted, `#` for any index of an array, `*` at the end where the keys themselves are read. */
export type ReadPath = string;

export interface ReadSink {
  read: (path: ReadPath, value: unknown) => void;
  /** Called where a missing value is read; what it returns is read instead. */
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

/** One tracker serves one evaluation: an object that is reached twice is the same proxy, so that identity still holds. */
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

/** The value without proxies, also inside of new arrays and plain objects. */
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

/** All values at a path; several where it leads through arrays. */
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

/** A copy in which the value at a path is another; objects on the way are made. */
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
