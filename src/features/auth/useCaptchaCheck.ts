import { useEffect, useState } from 'react';
import type { SolvedCaptcha } from './solveCaptcha.ts';

type CaptchaCheck =
  | { state: 'idle' | 'failed' | 'expired' }
  | { state: 'busy' | 'verified'; run: Promise<SolvedCaptcha> };

export type CaptchaState = CaptchaCheck['state'];

/** Solves a challenge once it is started, until the solution expires. `run` is null while there is none. */
export function useCaptchaCheck() {
  const [check, setCheck] = useState<CaptchaCheck>({ state: 'idle' });
  const run = 'run' in check ? check.run : null;
  useEffect(() => {
    if (!run) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    run.then(
      ({ expiresAt }) => {
        if (gone) return;
        setCheck({ state: 'verified', run });
        timer = setTimeout(() => setCheck({ state: 'expired' }), expiresAt - Date.now());
      },
      () => {
        if (!gone) setCheck({ state: 'failed' });
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [run]);
  return {
    state: check.state,
    run,
    start() {
      const solving = import('./solveCaptcha.ts').then(({ solveCaptcha }) => solveCaptcha());
      setCheck({ state: 'busy', run: solving });
    },
  };
}
