import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useActorRef, useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { deleteMessageAttachment, uploadMessageAttachment } from '../../api/messages.ts';
import { type AttachmentActors, attachmentMachine } from '../../machines/attachment.ts';
import { observe } from '../../machines/observation.ts';
import { describeFile } from '../../ui/form/cvFile.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { tabular, token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';
import type { SelectedFile } from './useAttachments.ts';

const Item = styled('li')({
  display: 'grid',
  gap: 4,
  padding: '8px 12px',
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '& > progress': { width: '100%', accentColor: token.mark },
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > strong': { ...typography['body-sm'], flex: '1 1 160px', fontWeight: 600 },
});
const Detail = styled('span')({ ...typography['body-xs'], ...tabular, color: token.quiet });
const Problem = styled('p')({
  ...typography['body-sm'],
  display: 'flex',
  gap: 8,
  color: token.error,
});

const actorsWith = (onProgress: (sent: number) => void) =>
  ({
    uploadMessageAttachment: fromPromise(({ input, signal }) =>
      uploadMessageAttachment({ ...input, signal, onProgress }),
    ),
    deleteMessageAttachment: fromPromise(({ input }) => deleteMessageAttachment(input.id)),
  }) satisfies AttachmentActors;

function useAttachment({ applicationId, selected, onStored, onRemoved }: AttachedFileProps) {
  const { key, file, refusal } = selected;
  const [sent, setSent] = useState(0);
  const [machine] = useState(() => attachmentMachine.provide({ actors: actorsWith(setSent) }));
  const actor = useActorRef(machine, { input: { applicationId, file }, inspect: observe });
  const state = useSelector(actor, (snapshot) => snapshot);
  const storedId = state.matches('attached') ? (state.context.stored?.id ?? null) : null;
  const isRemoved = state.matches('removed');
  useEffect(() => onStored(key, storedId), [onStored, key, storedId]);
  useEffect(() => {
    if (isRemoved) onRemoved(key);
  }, [onRemoved, key, isRemoved]);
  useEffect(() => {
    if (refusal) actor.send({ type: 'file.expired', failure: refusal });
  }, [actor, refusal]);
  return { state, send: actor.send, percent: Math.round(sent * 100) };
}

type AttachedFileProps = {
  applicationId: number;
  selected: SelectedFile;
  isSending: boolean;
  onStored: (key: number, id: number | null) => void;
  onRemoved: (key: number) => void;
};

export function AttachedFile(props: AttachedFileProps) {
  const { selected, isSending } = props;
  const { state, send, percent } = useAttachment(props);
  const { failure, stored } = state.context;
  const isUploading = state.matches('uploading');
  const name = stored?.name ?? selected.file.name;
  return (
    <Item>
      <Line>
        <strong>{name}</strong>
        <Detail role="status">
          {isUploading ? 'Uploading…' : stored && !failure && describeFile(stored)}
          {state.matches('attached') && <Hidden>, uploaded</Hidden>}
        </Detail>
        {state.matches('interrupted') && (
          <Button size="sm" variant="plain" onClick={() => send({ type: 'retry.requested' })}>
            Try again<Hidden>{` to upload ${name}`}</Hidden>
          </Button>
        )}
        <Button
          size="sm"
          variant="plain"
          color="neutral"
          disabled={isSending || state.matches('deleting')}
          onClick={() => send({ type: 'file.removed' })}
        >
          Remove<Hidden>{` ${name}`}</Hidden>
        </Button>
      </Line>
      {isUploading && <progress max={100} value={percent} aria-label={`Uploading ${name}`} />}
      {failure && (
        <Problem role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {failure.errors?.file?.[0] ?? failure.message}
        </Problem>
      )}
    </Item>
  );
}
