import { expect, test } from 'vitest';
import { StartError } from './process/startError.ts';
import { settingsFrom } from './settings.ts';

test('without any, a port and nothing else', () => {
  expect(settingsFrom({})).toEqual({
    port: 3000,
    metricsPort: null,
    drainSeconds: 0,
    smtp: null,
    google: null,
    linkedin: null,
    rewrite: null,
  });
});

test('what makes sense is taken', () => {
  const env = {
    PORT: '8080',
    METRICS_PORT: '0',
    DRAIN_SECONDS: '12',
    SMTP_URL: 'smtp://mail.example.test',
    MAIL_FROM: 'news@example.test',
    LINKEDIN_CLIENT_ID: 'valour',
    LINKEDIN_CLIENT_SECRET: 'hidden',
    REWRITE_URL: 'https://llm.example.test/v1',
    REWRITE_MODEL: 'small',
  };
  expect(settingsFrom(env)).toEqual({
    port: 8080,
    metricsPort: 0,
    drainSeconds: 12,
    smtp: { url: 'smtp://mail.example.test', from: 'news@example.test' },
    google: null,
    linkedin: { issuer: 'https://www.linkedin.com/oauth', clientId: 'valour', clientSecret: 'hidden' },
    rewrite: { url: 'https://llm.example.test/v1', model: 'small' },
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is http, which is no port number.'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT is 70000, which is no port number.'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number of seconds below 1000.'],
  [{ SMTP_URL: 'mail.example.test' }, 'SMTP_URL must look like smtp://user:password@mail.example.org:587.'],
  [
    { SMTP_URL: 'smtp://mail.example.test' },
    'With SMTP_URL set, MAIL_FROM must be the email address that mail comes from.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.test', MAIL_FROM: 'news@example.test', SMTP_TLS: 'no' },
    'SMTP_TLS is no; the only value it knows is optional.',
  ],
  [{ GOOGLE_CLIENT_ID: 'valour' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; set both.'],
  [
    { LINKEDIN_CLIENT_SECRET: 'hidden' },
    'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together; set both.',
  ],
  [
    { REWRITE_MODEL: 'small' },
    'REWRITE_URL must look like https://llm.example.org/v1, and needs REWRITE_MODEL.',
  ],
])('what makes no sense or is there by half: %j', (env, message) => {
  expect(() => settingsFrom(env)).toThrow(new StartError(message));
});
