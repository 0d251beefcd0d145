import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Applicant } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { messageRecipientsQuery } from '../../../api/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { counted } from '../../../ui/intl.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { ManyMessagesFields, messageFieldId } from './ManyMessagesFields.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { messageProblem, recipientsOf } from './manyMessages.ts';
import { People } from './People.tsx';
import type { ManyMessages } from './useManyMessages.ts';

type ManyMessagesDialogProps = {
  jobId: number;
  selected: readonly Applicant[];
  isAnonymous: boolean;
  sending: ManyMessages['sending'];
  onDone: () => void;
  onClose: () => void;
};

export function ManyMessagesDialog(props: ManyMessagesDialogProps) {
  const { jobId, selected, isAnonymous, sending, onDone, onClose } = props;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const ids = selected.map(({ id }) => id);
  const query = useQuery(messageRecipientsQuery({ jobId, ids, isAnonymous }));
  const { recipients, others } = recipientsOf(query.data ? selected : [], query.data ?? []);
  const { mutate, isPending, error } = sending;
  const problem = messageProblem(text, recipients);
  const act = () => {
    if (!query.data) return;
    setTried(true);
    if (recipients.length === 0) return;
    if (problem) document.getElementById(messageFieldId)?.focus();
    else mutate({ recipients, text: text.trim() }, { onSuccess: onDone });
  };
  const refusal = error instanceof ApiError ? error.errors?.text?.[0] : undefined;
  return (
    <ConfirmDialog
      open
      title={`Message ${counted(query.data ? recipients.length : selected.length, 'person', 'people')}`}
      safeLabel="Cancel"
      actLabel="Send"
      width={560}
      busy={isPending}
      error={isPending ? undefined : failureText(error, { isTried, count: recipients.length, query })}
      onSafe={onClose}
      onAct={act}
    >
      Each of them gets it in their own conversation, and nobody sees who else got it. A message can’t be
      taken back.
      <Stack gap="xl" mt="xl">
        {query.error && !query.data && (
          <NotLoaded what="The people you selected" level={3} onRetry={() => void query.refetch()}>
            {query.error.message}
          </NotLoaded>
        )}
        {query.isPending && (
          <Waiting label="Checking who can be messaged">
            <SkeletonRows count={1} />
          </Waiting>
        )}
        {recipients.length > 0 && (
          <>
            <People label="To" people={recipients} />
            <ManyMessagesFields
              text={text}
              isAnonymous={isAnonymous}
              isSending={isPending}
              problem={isTried ? (problem ?? refusal) : undefined}
              onChange={setText}
            />
            <MessagePreview text={text} recipients={recipients} />
          </>
        )}
        {others.length > 0 && (
          <People
            label={`${counted(others.length, 'person', 'people')} who can’t be messaged`}
            people={others.map(({ id, name, reason: detail }) => ({ id, name, detail }))}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface Attempt {
  isTried: boolean;
  count: number;
  query: { data?: unknown };
}

// A refused call has sent nothing; where an answer was lost, the messages may have arrived.
function failureText(error: Error | null, { isTried, count, query }: Attempt): string | undefined {
  if (isTried && query.data && count === 0) return 'None of the people you selected can be messaged.';
  if (!error) return undefined;
  return error instanceof ApiError && error.status > 0 && error.status < 500
    ? error.message
    : `${error.message} Send it again: whoever has it already won’t get it twice.`;
}
