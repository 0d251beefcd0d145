// Secrets by purpose. The database stores only fingerprints of the keys, and the keys of earlier releases in encrypted form.
import type { Keyring, Secrets } from './keys.ts';

type SecretName =
  | 'captcha'
  | 'captcha_key'
  | 'known_browser'
  | 'mail'
  | 'idempotency'
  | 'visits'
  | 'candidates'
  | 'audit';

export function secretsFor(database: { keys: Keyring }, name: SecretName | 'legacy'): Secrets {
  const of = (version: number) => database.keys.secret(version, name);
  const secret = (version: number) => ({ version, value: of(version) });
  return {
    current: () => secret(database.keys.current()),
    of,
    all: () =>
      database.keys
        .versions()
        .filter((version) => database.keys.has(version, name))
        .map(secret),
  };
}
