import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Link } from 'react-router-dom';
import type { Notification } from '../../api/notifications.ts';
import { ListItem } from '../../ui/ListItem.tsx';
import { Title } from '../../ui/Title.tsx';
import { hidden, tabular, token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';
import { when } from './when.ts';

const Columns = styled(ListItem)({
  position: 'relative',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  paddingInline: '4px 12px',
  '& > *': { gridColumn: 2 },
  '&[data-link]:hover': { background: token.hover },
  '@media (min-width:600px)': { gridTemplateColumns: '12px minmax(0, 1fr) auto', columnGap: 16 },
});
const Dot = styled('span')({
  '&&': { gridColumn: 1, gridRow: 1 },
  width: 10,
  height: 10,
  marginTop: 7,
  borderRadius: '50%',
  background: token.mark,
});
const Subject = styled(Title)({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '[data-unread] > &': { fontWeight: 620 },
});
// Makes the whole row clickable, with the title as its name.
const Wide = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
const Text = styled('p')({
  ...typography['body-sm'],
  maxWidth: '66ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
const Time = styled('time')({
  ...typography['body-xs'],
  ...tabular,
  '@media (min-width:600px)': { '&&': { gridColumn: 3, gridRow: 1 }, paddingTop: 3 },
});

type NotificationRowProps = { one: Notification; locale: string; now: Date; onRead: () => void };

export function NotificationRow({ one, locale, now, onRead }: NotificationRowProps) {
  const isUnread = one.read_at === null;
  const read = () => {
    if (isUnread) onRead();
  };
  return (
    <Columns
      padding="lg"
      gap="md"
      rowGap="xs"
      data-unread={isUnread || undefined}
      data-link={one.link !== null || undefined}
    >
      {isUnread && <Dot aria-hidden="true" />}
      <Subject level="title-md">
        {isUnread && <span style={hidden}>Unread: </span>}
        {one.link === null ? (
          one.title
        ) : (
          <Wide to={one.link} onClick={read} onAuxClick={read}>
            {one.title}
          </Wide>
        )}
      </Subject>
      <Time dateTime={one.created_at}>{when(one.created_at, now, locale)}</Time>
      <Text>{one.body}</Text>
      {one.link === null && isUnread && (
        <div>
          <Button variant="outlined" color="neutral" onClick={onRead}>
            Mark as read
          </Button>
        </div>
      )}
    </Columns>
  );
}
