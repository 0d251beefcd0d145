import { issuers, type ProviderName, type ProviderSettings } from './auth/social/providers.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import { StartError } from './process/startError.ts';
import type { RewriteModel } from './resumes/rewrite/model.ts';

type Environment = Record<string, string | undefined>;

function portFrom(name: 'PORT' | 'METRICS_PORT', text: string) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`${name} is ${text}, which is no port number.`);
}

function drainFrom(text = '0') {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new StartError('DRAIN_SECONDS must be a number of seconds below 1000.');
}

function smtpFrom({
  SMTP_URL: url = '',
  MAIL_FROM: from = '',
  SMTP_TLS: tls = '',
}: Environment): SmtpOptions | null {
  if (!url) return null;
  if (!/^smtps?:\/\/[^\s/]+/.test(url) || !URL.canParse(url)) {
    throw new StartError('SMTP_URL must look like smtp://user:password@mail.example.org:587.');
  }
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new StartError('With SMTP_URL set, MAIL_FROM must be the email address that mail comes from.');
  }
  if (tls !== '' && tls !== 'optional') {
    throw new StartError(`SMTP_TLS is ${tls}; the only value it knows is optional.`);
  }
  return { url, from, ...(tls === 'optional' ? { isTlsOptional: true } : {}) };
}

function providerFrom(env: Environment, name: ProviderName): ProviderSettings | null {
  const prefix = name.toUpperCase();
  const clientId = env[`${prefix}_CLIENT_ID`];
  const clientSecret = env[`${prefix}_CLIENT_SECRET`];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    throw new StartError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together; set both.`);
  }
  return { issuer: issuers[name], clientId, clientSecret };
}

function rewriteFrom(url = '', model = '', key = ''): RewriteModel | null {
  if (!url && !model) return null;
  if (!/^https?:\/\/[^\s/]+/.test(url) || !URL.canParse(url) || !model) {
    throw new StartError('REWRITE_URL must look like https://llm.example.org/v1, and needs REWRITE_MODEL.');
  }
  return { url, model, ...(key ? { key } : {}) };
}

export const settingsFrom = (env: Environment) => ({
  port: portFrom('PORT', env.PORT ?? '3000'),
  metricsPort: env.METRICS_PORT ? portFrom('METRICS_PORT', env.METRICS_PORT) : null,
  drainSeconds: drainFrom(env.DRAIN_SECONDS),
  smtp: smtpFrom(env),
  google: providerFrom(env, 'google'),
  linkedin: providerFrom(env, 'linkedin'),
  rewrite: rewriteFrom(env.REWRITE_URL, env.REWRITE_MODEL, env.REWRITE_KEY),
});
