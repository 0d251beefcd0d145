import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useState } from 'react';
import type { Message } from '../../api/messages.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { tabular, token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';
import { byDay, clockText, dayHeading } from './days.ts';
import { MessageFiles } from './MessageFiles.tsx';

const Day = styled('section')({
  display: 'grid',
  gap: 12,
  '& > h3': { ...typography['body-sm'], fontWeight: 600 },
});
const Items = styled('ol')({ listStyle: 'none', display: 'grid', gap: 12 });
const Item = styled('li')({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  padding: '12px 16px',
  borderRadius: 8,
  border: `1px solid ${token.line}`,
  marginRight: 32,
  overflowWrap: 'anywhere',
  '&[data-own]': { marginRight: 0, marginLeft: 32, background: token.tint, borderColor: 'transparent' },
  '& > p': { whiteSpace: 'pre-line' },
});
const Head = styled('div')({
  ...typography['body-sm'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  color: token.second,
  '& > strong': { fontWeight: 600, color: token.ink },
  '& > time': tabular,
});
const State = styled('small')({ ...typography['body-xs'], justifySelf: 'end' });

type MessageListProps = {
  messages: readonly Message[];
  locale: string;
  onReport: (message: Message) => void;
};

/** With a heading for each day. Below the last own message it says whether the other side has read it. */
export function MessageList({ messages, locale, onReport }: MessageListProps) {
  const [now] = useState(() => new Date());
  const lastOwn = messages.findLast(({ from }) => from !== 'them');
  return (
    <>
      {byDay(messages).map(({ day, messages: ofDay }) => (
        <Day key={day} aria-labelledby={`messages-${day}`}>
          <h3 id={`messages-${day}`}>{dayHeading(day, now, locale)}</h3>
          <Items>
            {ofDay.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                locale={locale}
                isLastOwn={message === lastOwn}
                onReport={() => onReport(message)}
              />
            ))}
          </Items>
        </Day>
      ))}
    </>
  );
}

type MessageItemProps = { message: Message; locale: string; isLastOwn: boolean; onReport: () => void };

function MessageItem({ message, locale, isLastOwn, onReport }: MessageItemProps) {
  const { from, sender, text, created_at, is_read, is_reported, attachments } = message;
  const isTheirs = from === 'them';
  return (
    <Item data-own={isTheirs ? undefined : ''}>
      <Head>
        <strong>{from === 'you' ? 'You' : sender}</strong>
        {from === 'colleague' && <span>your colleague</span>}
        <time dateTime={created_at}>{clockText(created_at, locale)}</time>
      </Head>
      {text === null ? <p>This message was removed.</p> : <p>{text}</p>}
      {attachments && <MessageFiles attachments={attachments} />}
      {isLastOwn && <State>{is_read ? 'Read' : 'Sent'}</State>}
      {isTheirs && text !== null && (
        <div>
          {is_reported ? (
            <State>You’ve reported this message</State>
          ) : (
            <Button size="sm" variant="plain" color="neutral" aria-haspopup="dialog" onClick={onReport}>
              Report<Hidden>{` the message from ${sender} at ${clockText(created_at, locale)}`}</Hidden>
            </Button>
          )}
        </div>
      )}
    </Item>
  );
}
