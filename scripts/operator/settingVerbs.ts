import { readFileSync } from 'node:fs';
import { changeTenant, type TenantChange } from '../../server/tenants/tenantChange.ts';
import { UsageError } from './endings.ts';
import { tenantCalled } from './place.ts';
import { choice, json, print, text, type Verb, withDatabase } from './verb.ts';

const listed = (input: string) =>
  input
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function socialIn(input: string) {
  const names =
    input === 'none' ? [] : listed(input).map((name) => choice('providers', name, ['google', 'linkedin']));
  return { google: names.includes('google'), linkedin: names.includes('linkedin') };
}

const partnersIn = (input: string) =>
  input === 'none'
    ? []
    : listed(input).map((pair) => {
        const [slug = '', name = ''] = pair.split('=').map((part) => part.trim());
        return { slug, name };
      });

function logoIn(input: string) {
  if (input === 'none') return null;
  try {
    return readFileSync(input);
  } catch {
    throw new UsageError(`--logo: ${input} cannot be read.`);
  }
}

const optional = (value: string, about: string) => text(value, about, false);

const setTenant: Verb = {
  name: 'set-tenant',
  about: 'changes a tenant: names, logo, addresses, sign-in providers, partners',
  positional: 'slug',
  options: {
    name: optional('name', 'the name that people see'),
    'product-name': optional('name', 'of the product, where it is another; empty for none'),
    logo: optional('file', 'PNG, JPEG or WebP of 128 to 4096 pixels a side; none takes it away'),
    providers: optional(
      'google,linkedin',
      'who people may sign in through, once their keys are set; or none',
    ),
    partners: optional('slug=name,…', 'who sends people here, such as "op-hired=Op Hired"; or none'),
    'marketing-url': optional('url', 'its marketing site'),
    'contact-email': optional('address', 'where people write to'),
    'privacy-url': optional('url', 'its privacy notice'),
    'privacy-version': optional('version', 'of the notice, such as 2026-11; everybody is asked again'),
    'terms-url': optional('url', 'its terms'),
  },
  example: 'forces --product-name "Forces Work" --providers google --partners "op-hired=Op Hired"',
  run: ({ options, positional }, io) =>
    withDatabase(io, async (database) => {
      const owner = await tenantCalled(database, positional);
      const { name, providers, partners, logo } = options;
      const input = {
        name,
        productName: options.productName,
        contactEmail: options.contactEmail,
        marketingUrl: options.marketingUrl,
        privacyUrl: options.privacyUrl,
        privacyVersion: options.privacyVersion,
        termsUrl: options.termsUrl,
        social: providers === undefined ? undefined : socialIn(providers),
        partners: partners === undefined ? undefined : partnersIn(partners),
        logo: logo === undefined ? undefined : logoIn(logo),
      };
      const change = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== undefined),
      ) as TenantChange;
      if (Object.keys(change).length === 0) throw new UsageError('set-tenant needs at least one option.');
      const changed = await database.asPlatform((tx) => changeTenant(tx, owner, change, new Date()));
      io.out(`${changed.name} is changed. A running server knows it within half a minute.`);
    }),
};

const showTenant: Verb = {
  name: 'show-tenant',
  about: 'shows all settings of a tenant',
  positional: 'slug',
  options: { json },
  example: 'forces',
  run: (input, io) =>
    withDatabase(io, async (database) => {
      const settings = await tenantCalled(database, input.positional);
      if (input.options.json) return io.out(JSON.stringify(settings, null, 2));
      const shown = (value: unknown) =>
        value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
      print(
        Object.entries(settings).map(([setting, value]) => ({ setting, value: shown(value) })),
        input,
        io,
      );
    }),
};

export const settingVerbs: Verb[] = [setTenant, showTenant];
