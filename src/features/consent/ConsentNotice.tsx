import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { Link } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Title } from '../../ui/Title.tsx';
import { shadow, token } from '../../ui/theme/token.ts';
import type { TagKind } from './answers.ts';
import { hostsOf } from './hosts.ts';

// First for the Tab key and screen readers, but last on the screen; the page ends above it, so that nothing is hidden.
const placed = {
  'html:has(#consent)': { scrollPaddingBottom: 280 },
  '#root:has(> #consent)': { display: 'flex', flexDirection: 'column' },
  '#root:has(> #consent) > *': { minWidth: 0 },
} as const;

const Bar = styled('section')({
  order: 1,
  position: 'sticky',
  bottom: 0,
  zIndex: 150,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  padding: '16px 20px',
  background: token.popup,
  borderTop: `1px solid ${token.lineStrong}`,
  boxShadow: shadow.menu,
  '@media (min-width:600px)': { paddingInline: 32 },
  '@media (min-width:1200px)': { paddingInline: 40 },
});
const Text = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second });

const asks: Record<string, string> = {
  analytics: 'May we count visits?',
  recording: 'May we record how pages are used?',
  'analytics,recording': 'May we count visits and record how pages are used?',
};

type ConsentNoticeProps = {
  tenant: Tenant;
  kinds: TagKind[];
  busy: boolean;
  problem?: string | undefined;
  onAnswer: (answer: boolean) => void;
};

/** Asked once. No third-party code loads before Accept, and both answers look equal. */
export function ConsentNotice({ tenant, kinds, busy, problem, onAnswer }: ConsentNoticeProps) {
  return (
    <Bar id="consent" aria-labelledby="consent-title">
      <Global styles={placed} />
      <Stack gap="xs" grow={320} maxWidth="80ch">
        <Title level="title-md" id="consent-title">
          {asks[kinds.join()]}
        </Title>
        <Text>
          {tenant.name} would load a script from {hostsOf(tenant, kinds).join(' and ')}. It records which
          pages you open{kinds.includes('recording') && ', and your clicks and scrolling'}. All text on a page
          is masked.
          {kinds.includes('analytics') &&
            ' We also count the steps people take in the product, without names.'}{' '}
          We load and count nothing unless you accept.{' '}
          <JoyLink component={Link} to="/privacy">
            Privacy choices
          </JoyLink>
        </Text>
        {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      </Stack>
      <Row gap="md" align="center">
        <Button variant="outlined" color="neutral" disabled={busy} onClick={() => onAnswer(false)}>
          Decline
        </Button>
        <Button variant="outlined" color="neutral" disabled={busy} onClick={() => onAnswer(true)}>
          Accept
        </Button>
      </Row>
    </Bar>
  );
}
