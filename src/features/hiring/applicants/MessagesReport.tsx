import Button from '@mui/joy/Button';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { counted } from '../../../ui/intl.ts';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ManyMessages } from './useManyMessages.ts';

/** What became of the last message to several applicants. */
export function MessagesReport({ messages: { report, dismiss } }: { messages: ManyMessages }) {
  if (!report) return null;
  const { sent, failed } = report;
  return (
    <InlineAlert kind={failed.length > 0 ? 'warning' : 'success'}>
      <Stack gap="md">
        {sent > 0 && <p>{`Message sent to ${counted(sent, 'person', 'people')}.`}</p>}
        {failed.length > 0 && (
          <div>
            <p>These didn’t get it:</p>
            <ul>
              {failed.map(({ id, name, reason }) => (
                <li key={id}>{`${name}: ${reason}`}</li>
              ))}
            </ul>
          </div>
        )}
        <Row>
          <Button size="sm" variant="plain" color="neutral" onClick={dismiss}>
            Close
          </Button>
        </Row>
      </Stack>
    </InlineAlert>
  );
}
