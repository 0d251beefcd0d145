import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import { canWrite } from '../../machines/conversationStatus.ts';
import type { Failure } from '../../machines/failure.ts';
import type { Conversation, MessagesEvent, MessagesInput } from '../../machines/messages.ts';
import type { TemplateValues } from '../../machines/templateText.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BlockCompany, UnblockCompany } from './BlockCompany.tsx';
import { MessageList } from './MessageList.tsx';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';
import { useAttachments } from './useAttachments.ts';
import { useConversation } from './useConversation.ts';
import { useLinkToMessages } from './useLinkToMessages.ts';
import { useMessageDraft } from './useMessageDraft.ts';
import { WriteMessage } from './WriteMessage.tsx';

const Region = styled('section')({ scrollMarginTop: 88, minWidth: 0 });

type Company = { id: number; name: string };

type ApplicationMessagesProps = MessagesInput & {
  userId: number;
  locale: string;
  /** Where all conversations are. */
  listPath: string;
  /** To whom the application was sent; without it, the reader is a recruiter. */
  company?: Company;
  /** For a recruiter, whose company has templates. */
  templateValues?: TemplateValues;
};

/** Both sides of an application write to each other here, and read whether the other side has read it. */
export function ApplicationMessages(props: ApplicationMessagesProps) {
  const { applicationId, userId, locale, listPath, company, templateValues } = props;
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useMessageDraft({ userId, applicationId });
  const attachments = useAttachments();
  const { clear: clearText } = draft;
  const { clear: clearFiles, refuse } = attachments;
  const onSent = useCallback(() => {
    clearText();
    clearFiles();
  }, [clearText, clearFiles]);
  const { state, send } = useConversation({ applicationId, place: region, onSent });
  const { conversation, failure, earlierFailure } = state.context;
  useEffect(() => {
    if (failure) refuse(failure);
  }, [failure, refuse]);
  useLinkToMessages({ region, heading, isLoaded: conversation !== null });
  return (
    <Region ref={region} aria-labelledby="messages">
      <h2 id="messages" ref={heading} tabIndex={-1}>
        Messages
      </h2>
      {state.matches('loading') && (
        <Waiting label="Loading the messages">
          <SkeletonRows count={2} />
        </Waiting>
      )}
      {state.matches('failed') && (
        <NotLoaded what="The messages" level={3} onRetry={() => send({ type: 'retry.requested' })}>
          {failure?.message}
        </NotLoaded>
      )}
      {conversation && (
        <Stack gap="lg">
          {state.matches({ reading: 'outdated' }) && (
            <InlineAlert kind="warning">We couldn’t check for new messages. We’ll keep trying.</InlineAlert>
          )}
          <Thread
            conversation={conversation}
            locale={locale}
            isLoadingEarlier={state.matches({ reading: 'loadingEarlier' })}
            earlierFailure={earlierFailure}
            send={send}
          />
          {canWrite(conversation.status) ? (
            <>
              {failure && <InlineAlert kind="error">{failure.message}</InlineAlert>}
              <WriteMessage
                applicationId={applicationId}
                draft={draft}
                attachments={attachments}
                name={conversation.name}
                templateValues={templateValues}
                isSending={state.matches('sending')}
                onSend={(writing) => send({ type: 'message.submitted', writing })}
              />
            </>
          ) : (
            <Ended status={conversation.status} name={conversation.name} />
          )}
          {company && (
            <Blocking
              status={conversation.status}
              company={company}
              onChanged={() => send({ type: 'conversation.changed' })}
            />
          )}
          <p>
            <TextLink to={listPath}>All messages</TextLink>
          </p>
        </Stack>
      )}
    </Region>
  );
}

type ThreadProps = {
  conversation: Conversation;
  locale: string;
  isLoadingEarlier: boolean;
  earlierFailure: Failure | null;
  send: (event: MessagesEvent) => void;
};

function Thread({ conversation, locale, isLoadingEarlier, earlierFailure, send }: ThreadProps) {
  const [reporting, setReporting] = useState<Message | null>(null);
  const { messages, has_earlier, name, status } = conversation;
  return (
    <>
      {has_earlier && (
        <Stack gap="sm" align="start">
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            loading={isLoadingEarlier}
            onClick={() => send({ type: 'earlier.requested' })}
          >
            Show earlier messages
          </Button>
          {earlierFailure && <InlineAlert kind="error">{earlierFailure.message}</InlineAlert>}
        </Stack>
      )}
      {messages.length > 0 ? (
        <MessageList messages={messages} locale={locale} onReport={setReporting} />
      ) : (
        canWrite(status) && <p>{`No messages yet. What you write here goes to ${name}.`}</p>
      )}
      <Arrival latest={messages.at(-1)} />
      {reporting && (
        <ReportMessageDialog
          message={reporting}
          onReported={() => send({ type: 'conversation.changed' })}
          onClose={() => setReporting(null)}
        />
      )}
    </>
  );
}

/** Says to a screen reader what came since the messages were opened. */
function Arrival({ latest }: { latest: Message | undefined }) {
  const [first] = useState(latest?.id ?? 0);
  const isNew = latest !== undefined && latest.id > first;
  return (
    <Hidden aria-live="polite">
      {isNew && (latest.from === 'them' ? arrivalText(latest) : 'Message sent')}
    </Hidden>
  );
}

function arrivalText({ sender, text, attachments = [] }: Message): string {
  const files = attachments.length === 1 ? '1 file' : `${attachments.length} files`;
  return `${sender}: ${text ?? ''}${attachments.length > 0 ? ` (${files})` : ''}`;
}

const ends: Record<Exclude<Conversation['status'], 'open'>, (name: string) => string> = {
  closed: () =>
    'This conversation is closed. Messages can be written until an application is withdrawn or expires, and for seven days after a rejection.',
  on_hold: (name) => `${name} can’t be messaged at the moment.`,
  blocked: (name) => `You’ve blocked ${name}. Unblock them to write again.`,
  unavailable: () => 'This person can no longer be messaged.',
};

const Ended = ({ status, name }: Pick<Conversation, 'status' | 'name'>) =>
  status !== 'open' && <p>{ends[status](name)}</p>;

type BlockingProps = { status: Conversation['status']; company: Company; onChanged: () => void };

const Blocking = ({ status, company, onChanged }: BlockingProps) =>
  status === 'blocked' ? (
    <UnblockCompany company={company} onUnblocked={onChanged} />
  ) : (
    <BlockCompany company={company} onBlocked={onChanged} />
  );
