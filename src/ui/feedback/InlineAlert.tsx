import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../theme/token.ts';

const looks = {
  info: { Icon: Info, color: token.info, background: token.infoGround },
  success: { Icon: CircleCheck, color: token.success, background: token.successGround },
  warning: { Icon: TriangleAlert, color: token.warning, background: token.warningGround },
  error: { Icon: CircleAlert, color: token.error, background: token.errorGround },
};

const Box = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<Pick<InlineAlertProps, 'kind'>>(
  ({ kind }) => ({
    color: looks[kind].color,
    background: looks[kind].background,
    display: 'flex',
    gap: 12,
    padding: '12px 16px',
    borderRadius: 8,
    fontSize: '0.9375rem',
    lineHeight: '22px',
    '& > svg': { marginTop: 1 },
    '& > div': { flex: 1, minWidth: 0 },
  }),
);

type InlineAlertProps = {
  kind: keyof typeof looks;
  children: ReactNode;
  /**
   * Announces the alert when it appears: immediately for errors, politely otherwise. False for an alert that is there from the
   * start.
   */
  live?: boolean;
};

export function InlineAlert({ kind, children, live = true }: InlineAlertProps) {
  const { Icon } = looks[kind];
  return (
    <Box role={live ? (kind === 'error' ? 'alert' : 'status') : undefined} kind={kind}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </Box>
  );
}
