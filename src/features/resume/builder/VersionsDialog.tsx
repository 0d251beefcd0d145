import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import {
  type Resume,
  type ResumeVersion,
  restoreResumeVersion,
  resumeVersionsQuery,
} from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ListRow, ResumeRows } from './look.ts';

const Body = styled('div')({ padding: 32, '@media (max-width:599.95px)': { padding: 20 } });
const Answer = styled('div')({ flex: 'none' });
const Scroller = styled('div')({ overflow: 'auto', maxHeight: '60dvh', marginTop: 12 });

const reasons: Record<ResumeVersion['reason'], string> = {
  autosave: 'Typed',
  template: 'Design or order changed',
  import: 'Read from a file',
  rewrite: 'Wording changed',
  restore: 'Earlier version restored',
};

type VersionsDialogProps = {
  resumeId: number;
  locale: string;
  onClose: () => void;
  onRestored: (resume: Resume) => void;
};

export function VersionsDialog({ resumeId, locale, onClose, onRestored }: VersionsDialogProps) {
  const { data: versions, error, refetch } = useQuery({ ...resumeVersionsQuery(resumeId), staleTime: 0 });
  const restore = useMutation({
    mutationFn: (n: number) => restoreResumeVersion(resumeId, n),
    onSuccess: (resume) => {
      onRestored(resume);
      toast.success('Restored');
      onClose();
    },
  });
  const day = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ModalOverlay open onDismiss={onClose} labelledBy="versions-title">
      <Body>
        <Row gap="md" align="start" justify="space-between" nowrap>
          <Typography id="versions-title" level="h2" component="h2">
            Earlier versions
          </Typography>
          <IconAction label="Close" onClick={onClose}>
            <X size={22} />
          </IconAction>
        </Row>
        {restore.error && <InlineAlert kind="error">{restore.error.message}</InlineAlert>}
        {error && (
          <InlineAlert kind="error">
            {`${error.message} `}
            <Button size="sm" variant="outlined" color="neutral" onClick={() => refetch()}>
              Try again
            </Button>
          </InlineAlert>
        )}
        {!versions && !error && (
          <Waiting>
            <SkeletonRows count={3} />
          </Waiting>
        )}
        {versions?.length === 0 && (
          <Quiet>You haven’t made any changes yet, so there are no earlier versions.</Quiet>
        )}
        <Scroller>
          <ResumeRows>
            {versions?.map(({ n, reason, at }, index) => (
              <VersionRow
                key={n}
                reason={index === 0 ? `${reasons[reason]} · current version` : reasons[reason]}
                day={day.format(new Date(at))}
                isRestoring={restore.isPending && restore.variables === n}
                onRestore={index > 0 ? () => restore.mutate(n) : undefined}
              />
            ))}
          </ResumeRows>
        </Scroller>
      </Body>
    </ModalOverlay>
  );
}

type VersionRowProps = {
  reason: string;
  day: string;
  isRestoring: boolean;
  onRestore: (() => void) | undefined;
};

const VersionRow = ({ reason, day, isRestoring, onRestore }: VersionRowProps) => (
  <ListRow>
    <div>
      <strong>{day}</strong>
      <Quiet>{reason}</Quiet>
    </div>
    {onRestore && (
      <Answer>
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          loading={isRestoring}
          aria-label={`Restore ${day}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      </Answer>
    )}
  </ListRow>
);
