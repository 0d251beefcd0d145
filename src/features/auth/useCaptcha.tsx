import { useEffect, useRef, useState } from 'react';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { CaptchaField, type CaptchaHandle, captchaMessage } from './CaptchaField.tsx';

/**
 * The captcha of a form: its field, and its token on submission (undefined when the tenant needs none, null while unsolved). Each
 * failure of the form needs a new solution.
 */
export function useCaptcha(required: boolean, failure: unknown) {
  const handle = useRef<CaptchaHandle>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (failure) handle.current?.renew();
  }, [failure]);
  return {
    field: required ? <CaptchaField ref={handle} error={error} /> : null,
    error,
    async token(): Promise<string | undefined | null> {
      if (!required) return undefined;
      const token = (await handle.current?.token()) ?? null;
      setError(token ? undefined : captchaMessage);
      if (!token) showProblem(captchaMessage);
      return token;
    },
  };
}
