import { beforeEach, expect, test, vi } from 'vitest';
import { hostileTargets, oddTargets } from '../../../tests/support/unit/hostileTargets.ts';
import type { SignedIn } from '../../machines/auth/setup.ts';
import { createGuard } from './guard.ts';
import type { AppSession } from './session.ts';

const origin = 'https://uk.valour.test';
const james: SignedIn = { kind: 'veteran', userId: 7, userStatus: 'active', onboardingStarted: true };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const sessionOf = (signedIn: SignedIn | null) => {
  const snapshot = {
    context: { signedIn, sessionExpired: signedIn === null },
    matches: () => false,
    hasTag: () => false,
  };
  return {
    auth: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) },
    lastSignedIn: () => null,
  } as unknown as AppSession;
};

async function sentTo(signedIn: SignedIn | null, area: 'veteran' | 'guestOnly', address: URL) {
  const guard = createGuard({ session: sessionOf(signedIn), leaveForMarketingSite: async () => {} })(area);
  type Given = Parameters<typeof guard>[0];
  const opened = guard({ request: new Request(address) } as Given, async () => undefined);
  const thrown = await Promise.resolve(opened).then(
    () => null,
    (response: unknown) => response,
  );
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

const addresses = [...hostileTargets, ...oddTargets].flatMap((target) =>
  typeof target === 'string' && URL.canParse(origin + target) ? [new URL(origin + target)] : [],
);

test('of over 200 addresses at which a session ended none leads away afterwards', async () => {
  const here = addresses.filter((address) => address.origin === origin);
  expect(here.length).toBeGreaterThanOrEqual(200);
  const away: unknown[] = [];
  for (const address of here) {
    stored.clear();
    const login = await sentTo(null, 'veteran', address);
    const after = await sentTo(james, 'guestOnly', new URL('/auth/login', origin));
    const places = [login, after].map((path) => new URL(path ?? 'about:blank', origin));
    if (places.some((place) => place.origin !== origin)) away.push([address.href, login, after]);
  }
  expect(away).toEqual([]);
});

test('whose session ended on a page gets back there', async () => {
  await sentTo(null, 'veteran', new URL('/veteran/onboarding?step=3', origin));
  expect(await sentTo(james, 'guestOnly', new URL('/auth/login', origin))).toBe('/veteran/onboarding?step=3');
});
