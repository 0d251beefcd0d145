import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import { CircleAlert, CloudCheck, CloudOff, LogOut, Loader as Spinner } from 'lucide-react';
import { dateTimeFormat, pageLocale } from '../intl.ts';
import { token } from '../theme/token.ts';

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; at: Date }
  | { state: 'offline'; isStored: boolean }
  | { state: 'failed' }
  | { state: 'invalid' }
  | { state: 'signedOut'; isStored: boolean };

const Line = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 400,
  color: token.quiet,
  fontVariantNumeric: 'tabular-nums',
  '&[data-trouble]': { color: token.error },
  '&[data-short]': { fontSize: '0.8125rem' },
});

const looks = {
  idle: { Icon: null, text: '' },
  saving: { Icon: Spinner, text: 'Saving…' },
  saved: { Icon: CloudCheck, text: 'Saved' },
  offline: { Icon: CloudOff, text: 'Offline. Kept on this device' },
  failed: { Icon: CircleAlert, text: 'Not saved. We couldn’t reach our server' },
  invalid: { Icon: CircleAlert, text: 'Not saved yet. Some answers need another look' },
  signedOut: {
    Icon: LogOut,
    text: 'Not saved. You’ve been signed out. We’ve kept what you typed on this device',
  },
};

const unstoredTexts: Partial<Record<Saving['state'], string>> = {
  offline: 'Offline. Not saved yet. Keep this page open',
  signedOut: 'Not saved. You’ve been signed out. Copy what you typed before you leave this page',
};

function textOf(saving: Saving): string {
  const isLost = 'isStored' in saving && !saving.isStored;
  return (isLost && unstoredTexts[saving.state]) || looks[saving.state].text;
}

const troubles = new Set<Saving['state']>(['offline', 'failed', 'invalid', 'signedOut']);

const clock = (at: Date) => dateTimeFormat(pageLocale(), { timeStyle: 'short' }).format(at);

type SaveStateProps = {
  saving: Saving;
  short?: boolean;
  id?: string;
  onRetry?: () => void;
};

/** Describes the autosave; the main button refers to it by `aria-describedby={id}`. */
export function SaveState({ saving, short = false, id, onRetry }: SaveStateProps) {
  const { Icon } = looks[saving.state];
  const trouble = troubles.has(saving.state);
  const words = saving.state === 'saved' ? `Saved ${short ? '' : 'at '}${clock(saving.at)}` : textOf(saving);
  return (
    <Line id={id} role="status" data-trouble={trouble ? '' : undefined} data-short={short ? '' : undefined}>
      {Icon && !short && <Icon size={18} aria-hidden="true" />}
      <span>{words}</span>
      {saving.state === 'failed' && onRetry && (
        <Link
          component="button"
          type="button"
          color="danger"
          onClick={onRetry}
          sx={{ fontSize: 'inherit', minHeight: 24 }}
        >
          Try again
        </Link>
      )}
    </Line>
  );
}
