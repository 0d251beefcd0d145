import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';
import { clearTraces, isOpenedWithSecret, isRunning, runTag } from './tags.ts';
import { useConsent } from './useConsent.ts';

// The page for changing the choices needs no notice, and a withdrawal there takes effect immediately.
const isAtChoices = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/privacy' || new URLSearchParams(search).get('profile_section') === 'privacy';

export function Consent({ tenant, isSignedIn }: { tenant: Tenant; isSignedIn: boolean }) {
  const location = useLocation();
  const { pathname } = location;
  const atChoices = isAtChoices(location);
  const { kinds, isKnown, granted, unasked, save } = useConsent(tenant, isSignedIn);
  const agreed = isKnown ? granted.join() : '';
  const overdue =
    isKnown && kinds.some((kind) => !granted.includes(kind) && tenant[kind] && isRunning(tenant[kind]));
  const learntAt = useRef<string | null>(null);

  useEffect(() => {
    if (isOpenedWithSecret()) return;
    for (const kind of ['analytics', 'recording'] as const) {
      const tag = tenant[kind];
      if (tag && agreed.includes(kind)) runTag(tag);
    }
  }, [agreed, tenant]);

  const mayCount = granted.includes('analytics');
  useEffect(() => {
    if (!mayCount) return;
    let stop: (() => void) | undefined;
    let isCurrent = true;
    const begin = ({ startCounting }: typeof import('./counting/counting.ts')) => {
      if (isCurrent) stop = startCounting();
    };
    // If this fails to load, nothing is counted, which does no harm.
    import('./counting/counting.ts').then(begin, () => {});
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [mayCount]);

  useEffect(() => {
    if (!overdue) {
      learntAt.current = null;
      return;
    }
    learntAt.current ??= pathname;
    // Other pages may hold half-typed text, so the reload waits for the next page.
    if (atChoices || pathname !== learntAt.current) {
      void clearTraces().then(() => window.location.reload());
    }
  }, [overdue, pathname, atChoices]);

  if (!isKnown || unasked.length === 0 || atChoices) return null;
  return (
    <JoyTheme>
      <ConsentNotice
        tenant={tenant}
        kinds={unasked}
        busy={save.isPending}
        problem={save.error?.message}
        onAnswer={(answer) => save.mutate(Object.fromEntries(unasked.map((kind) => [kind, answer])))}
      />
    </JoyTheme>
  );
}
