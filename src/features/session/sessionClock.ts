import { onSessionChangedElsewhere, readSession } from '../../api/storage.ts';
import type { AuthActor } from './authActor.ts';

const warning = 120_000;
// Timers pause while the computer sleeps, and are limited to 25 days.
const longestNap = 60_000;

const factOf = (left: number) => {
  if (!(left > 0)) return { type: 'session.ended' } as const;
  return left <= warning
    ? ({ type: 'session.aboutToEnd' } as const)
    : ({ type: 'session.extended' } as const);
};

export function keepTime(auth: AuthActor) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const stored = readSession();
    const state = auth.getSnapshot();
    if (!stored || !state.matches('authenticated')) return;
    const left = Date.parse(stored.expiresAt) - Date.now();
    if (left > 0) timer = setTimeout(look, Math.min(left > warning ? left - warning : left, longestNap));
    const fact = factOf(left);
    // While a call is running, its result decides.
    if (!state.hasTag('busy') && state.can(fact)) auth.send(fact);
  }

  auth.subscribe(look);
  onSessionChangedElsewhere(look);
  document.addEventListener('visibilitychange', look);
  look();
}
