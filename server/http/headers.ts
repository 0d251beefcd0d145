import { createHash } from 'node:crypto';
import type { Tenant } from '../db/schema/tenants.ts';

// Emotion emits one empty style element and fills it by script.
const emptyStyle = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
};

const twoYears = 63_072_000;

const everywhereOnHttps = {
  ...everywhere,
  'strict-transport-security': `max-age=${twoYears}; includeSubDomains`,
};

export const commonHeaders = (isHttps: boolean): Record<string, string> =>
  isHttps ? everywhereOnHttps : everywhere;

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For worker scripts: `sandbox` would remove their origin, and with it the browser's cryptography. */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; frame-ancestors 'none'";

/** For the API reference, whose renderer sanitises descriptions to HTML strings, so that it cannot require trusted types. */
export const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function pagePolicy(
  tenant: Tenant | null,
  isHttps: boolean,
  inside?: { style: string; script: string },
): string {
  const tags = [tenant?.analytics, tenant?.recording].flatMap((tag) =>
    tag ? [new URL(tag.script_url).origin] : [],
  );
  const others = [...new Set(tags)].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${inside ? ` ${inside.script}` : ''}${others}`,
    `style-src 'self' ${emptyStyle}${inside ? ` ${inside.style}` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' data:${others}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // The mailbox page shows each mail in a frame.
    ...(tenant?.is_demo ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types svelte-trusted-html app-scripts',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
