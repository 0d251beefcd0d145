import styled from '@emotion/styled';
import type { Job } from '../../../api/jobs.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { pageLocale } from '../../../ui/intl.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { changesReview } from './changesReview.ts';

const Changes = styled('dl')({
  margin: 0,
  color: token.ink,
  borderTop: `1px solid ${token.line}`,
  '& > div': {
    display: 'grid',
    gap: '4px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${token.line}`,
    '@media (min-width:600px)': { gridTemplateColumns: '150px minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Old = styled('del')({ color: token.quiet });
const New = styled('ins')({ textDecoration: 'none', fontWeight: 500 });
const People = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 20 });

interface ReviewDialogProps {
  job: Job;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onPublish: () => void;
}

export function ReviewDialog({ job, busy, error, onClose, onPublish }: ReviewDialogProps) {
  const { rows, people } = changesReview(job, pageLocale());
  return (
    <ConfirmDialog
      open
      title="Publish your changes?"
      safeLabel="Keep editing"
      actLabel="Publish changes"
      width={620}
      busy={busy}
      error={error}
      onSafe={onClose}
      onAct={rows.length > 0 ? onPublish : onClose}
    >
      {rows.length === 0 ? (
        'The job is again as it is published. There is nothing to publish.'
      ) : (
        <Stack gap="lg">
          <Changes>
            {rows.map(({ what, before, after }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <Side Element={Old} label="Published: " lines={before} nothing="Not given" />
                  <Side Element={New} label="New: " lines={after} nothing="Removed" />
                </dd>
              </div>
            ))}
          </Changes>
          <Stack gap="sm">
            <Title as="h3" level="title-md">
              Who it affects
            </Title>
            <People>
              {people.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </People>
          </Stack>
        </Stack>
      )}
    </ConfirmDialog>
  );
}

interface SideProps {
  Element: typeof Old;
  label: string;
  lines: readonly string[];
  nothing: string;
}

const Side = ({ Element, label, lines, nothing }: SideProps) => (
  <>
    {(lines.length > 0 ? lines : [nothing]).map((line) => (
      <div key={line}>
        <Hidden>{label}</Hidden>
        <Element>{line}</Element>
      </div>
    ))}
  </>
);
