import styled from '@emotion/styled';
import { Check, ShieldCheck } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { CheckboxInput } from '../../ui/form/control.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { token } from '../../ui/theme/token.ts';
import { type CaptchaState, useCaptchaCheck } from './useCaptchaCheck.ts';

export const captchaMessage = 'Please verify captcha';

export interface CaptchaHandle {
  token: () => Promise<string | null>;
  /** Loads the next challenge, because a sign-in attempt has used the solution. */
  renew: () => void;
}

type CaptchaProps = { ref: Ref<CaptchaHandle>; error?: string | undefined };

const Box = styled('label')({
  display: 'grid',
  gridTemplateColumns: '22px 1fr 22px',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '12px 16px 12px 14px',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 8,
  background: token.paper,
  color: token.quiet,
  cursor: 'pointer',
  '&[data-error]': { borderColor: token.errorMark, borderWidth: 2 },
});

const Tick = styled('span')({
  display: 'grid',
  '& > svg': { gridArea: '1 / 1', margin: 3, color: token.page, pointerEvents: 'none', opacity: 0 },
  '& > :checked + svg': { opacity: 1 },
  '& > input:checked': { background: token.successMark, borderColor: token.successMark },
  '& > input[data-busy]': { background: token.hover, borderStyle: 'dashed', borderColor: token.field },
  '& > input[data-busy] + svg': { opacity: 0 },
});

const Status = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.ink,
});
const Small = styled('span')({ display: 'block', fontSize: '0.8125rem', lineHeight: '18px' });

const words: Record<CaptchaState, string> = {
  idle: 'Confirm you’re not a robot',
  busy: 'Verifying…',
  verified: 'You’re verified',
  failed: 'That didn’t work. Please try again',
  expired: 'This check has expired. Please verify again',
};

export function CaptchaField({ ref, error }: CaptchaProps) {
  const { state, run, start } = useCaptchaCheck();
  useImperativeHandle(ref, () => ({
    token: async () => (await run?.catch(() => null))?.token ?? null,
    renew: () => {
      if (run) start();
    },
  }));
  return (
    <div>
      <Box data-error={error ? '' : undefined}>
        <Tick>
          <CheckboxInput
            type="checkbox"
            id="captcha"
            checked={run !== null}
            data-busy={state === 'busy' ? '' : undefined}
            aria-busy={state === 'busy'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'captcha-note captcha-error' : 'captcha-note'}
            onChange={() => {
              if (!run) start();
            }}
          />
          <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        </Tick>
        <span>
          <Status>{words[state]}</Status>
          <Small id="captcha-note">{error ? 'Tick this box to go on' : 'No puzzles, no tracking'}</Small>
        </span>
        <ShieldCheck size={22} aria-hidden="true" />
      </Box>
      <Hidden role="status">{state === 'idle' ? '' : words[state]}</Hidden>
      <FieldError id="captcha" error={error} />
    </div>
  );
}
