/**
 * The scoring of MDN's HTTP Observatory, as far as one answer can tell: what its scanner finds besides (redirection from
 * HTTP, certificates, the browsers' preload list) is the operator's. 100 to begin with; what is missing is taken off, and
 * what is better than asked for is added from 90 on. Over 100 it is an A+.
 */

export interface Scanned {
  headers: Record<string, string | string[] | number | undefined>;
  /** Of an HTML page; empty otherwise. */
  html: string;
  origin: string;
}

const tooBroad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

/** Of a directive that is given twice the first counts, as in a browser. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(/[;,]/)) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function scoreOfPolicy(policy: string): number {
  const directives = directivesOf(policy);
  if (directives.size === 0) return -25;
  const sourcesOf = (name: string) => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? ['*'];
    const isNamed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [script, style, object] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const passive = ['img-src', 'media-src'];
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const active = [...directives].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources));
  const has = (sources: string[], ...values: string[]) => sources.some((source) => values.includes(source));
  if (has(script, ...tooBroad, ...inline) || has(object, ...tooBroad)) return -20;
  if (active.some(isInsecure)) return -20;
  if (has([...script, ...style], "'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (has(style, ...tooBroad, ...inline)) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreOfCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const all = (pattern: RegExp) => cookies.every((cookie) => pattern.test(cookie));
  if (!all(/;\s*httponly/i)) return -30;
  if (!all(/;\s*secure/i)) return -10;
  return all(/;\s*samesite=(strict|lax)/i) ? 5 : 0;
}

function scoreOfScripts({ html, origin }: Scanned): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].flatMap(([, attributes = '']) => {
    const [, src] = /\bsrc="([^"]*)"/i.exec(attributes) ?? [];
    return src === undefined
      ? []
      : [{ url: new URL(src, origin), sealed: /\bintegrity="/i.test(attributes) }];
  });
  if (scripts.length > 0 && scripts.every(({ sealed }) => sealed)) return 5;
  const loose = scripts.filter(({ url, sealed }) => url.origin !== origin && !sealed);
  if (loose.length === 0) return 0;
  return loose.every(({ url }) => url.protocol === 'https:') ? -5 : -50;
}

function scoreOfTransport(header: string): number {
  const [, seconds = '0'] = /max-age=(\d+)/.exec(header) ?? [];
  if (!header) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

export function observatoryScore(scanned: Scanned) {
  const { headers } = scanned;
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ').trim();
  const policy = header('content-security-policy');
  const ancestors = directivesOf(policy).get('frame-ancestors');
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    header('referrer-policy'),
  );
  const isFramed = !ancestors && !/^(deny|sameorigin)$/i.test(header('x-frame-options'));
  const opened = header('access-control-allow-origin') && header('access-control-allow-credentials');
  const parts = {
    policy: scoreOfPolicy(policy),
    cookies: scoreOfCookies([headers['set-cookie'] ?? []].flat().map(String)),
    sharing: opened ? -50 : 0,
    referrer: isPrivate ? 5 : header('referrer-policy') ? -5 : 0,
    transport: scoreOfTransport(header('strict-transport-security')),
    scripts: scoreOfScripts(scanned),
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: isFramed ? -20 : 5,
    resource: /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
  };
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const taken = sum(Object.values(parts).filter((value) => value < 0));
  const added = sum(Object.values(parts).filter((value) => value > 0));
  return { score: Math.max(0, 100 + taken + (100 + taken >= 90 ? added : 0)), parts };
}
