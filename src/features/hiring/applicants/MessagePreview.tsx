import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../ui/IconAction.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { previewOf, type Recipient } from './manyMessages.ts';

const Text = styled('p')({
  maxHeight: 240,
  overflowY: 'auto',
  padding: 16,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  color: token.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

type MessagePreviewProps = { text: string; recipients: readonly Recipient[] };

/** The message as each of them will read it. After the last comes the first, so that no button with the focus is disabled. */
export function MessagePreview({ text, recipients }: MessagePreviewProps) {
  const [position, setPosition] = useState(0);
  const count = recipients.length;
  const at = position % count;
  const recipient = recipients[at];
  if (!recipient) return null;
  const preview = previewOf(text, recipient);
  return (
    <Stack gap="xs" role="group" aria-label="Preview">
      <Row gap="sm" justify="space-between" align="center" nowrap>
        <p aria-live="polite">
          <strong>{`Preview for ${recipient.name}`}</strong>
          {count > 1 && ` (${at + 1} of ${count})`}
        </p>
        {count > 1 && (
          <Row nowrap>
            <IconAction label="Previous person" onClick={() => setPosition((at + count - 1) % count)}>
              <ChevronLeft size={20} aria-hidden="true" />
            </IconAction>
            <IconAction label="Next person" onClick={() => setPosition((at + 1) % count)}>
              <ChevronRight size={20} aria-hidden="true" />
            </IconAction>
          </Row>
        )}
      </Row>
      {preview === null ? (
        <Quiet>Your message will appear here as this person will read it.</Quiet>
      ) : (
        // A place that scrolls must be reachable by keyboard.
        <Text tabIndex={0}>{preview}</Text>
      )}
    </Stack>
  );
}
