// Forwarded headers are trusted only from the proxies that TRUST_PROXY names; others cause a warning.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const untrustedProxy =
  'Requests come with X-Forwarded-For, X-Forwarded-Proto or Forwarded from an address that TRUST_PROXY does not name: ' +
  'all visitors behind that proxy share one address and its limits, and HSTS and Secure cookies are missing. ' +
  "Set TRUST_PROXY to the proxy's address, for example TRUST_PROXY=127.0.0.1. " +
  'Without a proxy a visitor made them up, and they have no effect.';

function isUnheard({ headers, ips, protocol }: FastifyRequest, trusted: string | boolean) {
  if (headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) < 2) return true;
  const saysHttps = /(^|,)\s*https\s*$/i.test([headers['x-forwarded-proto'] ?? ''].flat().join());
  if (saysHttps && protocol !== 'https') return true;
  return headers.forwarded !== undefined && trusted === false;
}

export function listenToProxies(app: FastifyInstance, trusted: string | boolean) {
  let hasWarned = false;
  app.addHook('onRequest', (request, _, done) => {
    // Fastify would use it instead of Host, which identifies the tenant.
    delete request.raw.headers['x-forwarded-host'];
    if (!hasWarned && isUnheard(request, trusted)) {
      hasWarned = true;
      app.log.warn(untrustedProxy);
    }
    done();
  });
}
