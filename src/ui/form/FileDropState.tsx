import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import { CircleAlert, FileText } from 'lucide-react';
import { Row } from '../Row.tsx';
import { WayPoint } from '../route/WayPoint.tsx';
import { Stack } from '../Stack.tsx';
import { tabular, token } from '../theme/token.ts';

export type ShownFile = {
  name: string;
  state: 'chosen' | 'uploading' | 'reading' | 'refused';
  detail?: string;
  /** 0 to 100 during the upload; otherwise undefined. */
  progress?: number;
};

const Card = styled('div')({
  padding: '16px 20px',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 8,
  background: token.paper,
  '&[data-refused]': { border: `2px solid ${token.errorMark}`, background: token.page },
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4px 16px',
  '& > p:first-of-type': { flex: 1 },
});
const Icon = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: 8,
  background: token.tint,
  color: token.onTint,
});
const Name = styled('p')({
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const Detail = styled('p')({ fontSize: '0.8125rem', lineHeight: '20px', color: token.quiet, ...tabular });
const Problem = styled('p')({
  display: 'flex',
  gap: 8,
  marginTop: 4,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 500,
  color: token.error,
});

const Bar = styled('div')({
  height: 8,
  marginTop: 12,
  borderRadius: 4,
  background: token.lineStrong,
  overflow: 'hidden',
  '& > div': {
    height: '100%',
    borderRadius: 4,
    background: token.mark,
    transition: 'width calc(var(--motion) * 200ms) ease-out',
  },
  '& > [data-unknown]': {
    width: '40%',
    animation: 'ui-slide calc(var(--motion) * 1.4s) ease-in-out infinite',
  },
  '@keyframes ui-slide': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
});

type FileDropStateProps = {
  file: ShownFile;
  error: string | undefined;
  /** By which the field refers to the error. */
  errorId?: string;
  onReplace: () => void;
  onRemove: (() => void) | undefined;
};

export function FileDropState({ file, error, errorId, onReplace, onRemove }: FileDropStateProps) {
  if (file.state === 'refused' || error) {
    return (
      <Card data-refused="">
        <Line>
          <Name>{file.name}</Name>
          <Action onClick={onReplace}>Replace</Action>
        </Line>
        <Problem id={errorId} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </Problem>
      </Card>
    );
  }
  if (file.state === 'chosen') {
    return (
      <Card>
        <Line>
          <Icon aria-hidden="true">
            <FileText size={24} />
          </Icon>
          <Stack grow={0}>
            <Name>{file.name}</Name>
            <Detail role="status">{file.detail}</Detail>
            <Row gap="xl" mt="xs" nowrap>
              <Action onClick={onReplace}>Replace</Action>
              {onRemove && <Action onClick={onRemove}>Remove</Action>}
            </Row>
          </Stack>
          <WayPoint state="passed" />
        </Line>
      </Card>
    );
  }
  const doing = file.state === 'reading' ? 'Reading' : 'Uploading';
  return (
    <Card>
      <Line>
        <Name>{file.name}</Name>
        <Detail role="status">{file.detail ?? `${doing}…`}</Detail>
      </Line>
      <Bar role="progressbar" aria-label={`${doing} ${file.name}`} aria-valuenow={file.progress}>
        {file.progress === undefined ? (
          <div data-unknown="" />
        ) : (
          <div style={{ width: `${file.progress}%` }} />
        )}
      </Bar>
    </Card>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Link component="button" type="button" onClick={onClick} sx={{ fontSize: '0.9375rem', minHeight: 28 }}>
      {children}
    </Link>
  );
}
