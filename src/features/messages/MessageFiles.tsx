import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ApiError } from '../../api/client.ts';
import { getMessageAttachment, type MessageAttachment } from '../../api/messages.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { describeFile } from '../../ui/form/cvFile.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { typography } from '../../ui/theme/typeScale.ts';

const Files = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8, justifyItems: 'start', padding: 0 });
const Gone = styled('span')(typography['body-sm']);

export const MessageFiles = ({ attachments }: { attachments: readonly MessageAttachment[] }) => (
  <Files aria-label="Files">
    {attachments.map((attachment) => (
      <li key={attachment.id}>
        {attachment.is_available ? (
          <Download attachment={attachment} />
        ) : (
          <Gone>{`${attachment.name} is no longer available.`}</Gone>
        )}
      </li>
    ))}
  </Files>
);

function Download({ attachment }: { attachment: MessageAttachment }) {
  const { id, name } = attachment;
  const { mutate, isPending } = useMutation<Blob, ApiError>({
    mutationFn: () => getMessageAttachment(id),
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => showProblem(error.status === 404 ? `${name} is no longer available.` : error),
  });
  return (
    <Button
      size="sm"
      variant="outlined"
      color="neutral"
      loading={isPending}
      startDecorator={<FileText size={16} aria-hidden="true" />}
      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
      onClick={() => mutate()}
    >
      <span>
        <Hidden>Download </Hidden>
        {`${name} (${describeFile(attachment)})`}
      </span>
    </Button>
  );
}
