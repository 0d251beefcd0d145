import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { FieldError } from '../../ui/form/Field.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { hidden, token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';
import { AttachedFile } from './AttachedFile.tsx';
import { type Attachments, maxFiles } from './useAttachments.ts';

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Hint = styled('small')({ ...typography['body-xs'], color: token.quiet });
const Files = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8, padding: 0, width: '100%' });

const accepted =
  '.pdf,.docx,.png,.jpg,.jpeg,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/png,image/jpeg';

type AttachFilesProps = { applicationId: number; attachments: Attachments; isSending: boolean };

export function AttachFiles({ applicationId, attachments, isSending }: AttachFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { files, problem, add, setId, remove } = attachments;
  return (
    <Stack gap="sm">
      <Choice>
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          aria-label="Files to attach"
          tabIndex={-1}
          style={hidden}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          startDecorator={<Paperclip size={16} aria-hidden="true" />}
          disabled={isSending}
          aria-describedby={`attach-hint${problem ? ' attach-error' : ''}`}
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
        <Hint id="attach-hint">{`PDF, Word, PNG or JPEG. Up to ${maxFiles} files of 5 MB.`}</Hint>
      </Choice>
      <div role="alert">
        <FieldError id="attach" error={problem} />
      </div>
      {files.length > 0 && (
        <Files aria-label="Files of your message">
          {files.map((selected) => (
            <AttachedFile
              key={selected.key}
              applicationId={applicationId}
              selected={selected}
              isSending={isSending}
              onStored={setId}
              onRemoved={remove}
            />
          ))}
        </Files>
      )}
    </Stack>
  );
}
