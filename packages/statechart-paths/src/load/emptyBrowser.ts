// The browser of a loaded file: nothing is stored, the address has no query or fragment, and everything else is a stub.
import { stubOf } from './stub.ts';

const nothing = () => {};

const storageMethods = {
  length: 0,
  getItem: () => null,
  key: () => null,
  setItem: nothing,
  removeItem: nothing,
  clear: nothing,
};

// Storage stays empty, so that no case depends on what an earlier one has written.
const emptyStorage = (): object =>
  new Proxy(Object.create(storageMethods), { set: () => true, defineProperty: () => true });

const withStubs = (name: string, values: Record<string, unknown>): object =>
  new Proxy(values, {
    get: (target, key) =>
      key in target || typeof key === 'symbol' ? Reflect.get(target, key) : stubOf(`${name}.${key}`),
    has: () => true,
    set: () => true,
  });

const stubbed = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'alert',
  'confirm',
  'prompt',
  'getComputedStyle',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'Notification',
  'Audio',
  'AudioContext',
  'Image',
  'HTMLElement',
  'FileReader',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'BroadcastChannel',
  'indexedDB',
  'customElements',
  'screen',
  'chrome',
];

const onlyInNode = ['process', 'global', 'Buffer', 'require'];

const ofDocument = {
  cookie: '',
  referrer: '',
  title: '',
  hidden: false,
  visibilityState: 'visible',
  activeElement: null,
};

const location = () => ({
  href: 'http://localhost/',
  origin: 'http://localhost',
  protocol: 'http:',
  host: 'localhost',
  hostname: 'localhost',
  port: '',
  pathname: '/',
  search: '',
  hash: '',
  toString: () => 'http://localhost/',
});

const mediaQuery = (media: string) => withStubs('matchMedia()', { media, matches: false, onchange: null });

/** @param contained the replacements that do not depend on a browser, which its window has, too */
export function emptyBrowser(contained: Record<string, unknown>): Record<string, unknown> {
  const address = withStubs('location', location());
  const globals: Record<string, unknown> = {
    localStorage: emptyStorage(),
    sessionStorage: emptyStorage(),
    location: address,
    document: withStubs('document', { ...ofDocument, location: address }),
    history: withStubs('history', { length: 1, state: null }),
    navigator: withStubs('navigator', { onLine: true, language: 'en', languages: ['en'], userAgent: '' }),
    matchMedia: mediaQuery,
    cookieStore: withStubs('cookieStore', { get: async () => null, getAll: async () => [] }),
    caches: withStubs('caches', {
      match: async () => undefined,
      has: async () => false,
      keys: async () => [],
    }),
    ...Object.fromEntries(stubbed.map((name) => [name, stubOf(name)])),
  };
  const values: Record<string, unknown> = { ...contained, ...globals, name: '', opener: null };
  const window = new Proxy(values, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol') return Reflect.get(target, key);
      if (onlyInNode.includes(key)) return undefined;
      return key in globalThis ? Reflect.get(globalThis, key) : stubOf(`window.${key}`);
    },
    has: () => true,
    set: () => true,
  });
  for (const name of onlyInNode) delete values[name];
  for (const name of ['window', 'self', 'globalThis', 'top', 'parent', 'frames']) values[name] = window;
  return { ...globals, window, self: window };
}
