import { useEffect, useRef, useState } from 'react';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { CaptchaField, type CaptchaHandle, captchaMessage } from './CaptchaField.tsx';

/** The check of a form: its state, and its token once the form is sent; undefined where the tenant asks for none, null while it is unsolved. With each failure of the form it is to be proven anew. */
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
