import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Stack } from '../Stack.tsx';
import { Title } from '../Title.tsx';
import { hidden, shadow, token } from '../theme/token.ts';
import { controlAria, FieldError } from './Field.tsx';
import { FileDropState, type ShownFile } from './FileDropState.tsx';

type FileDropProps = {
  name: string;
  id?: string;
  label: string;
  hint: string;
  accept: string;
  file?: ShownFile | null;
  error?: string | undefined;
  primary?: boolean;
  onChoose: (file: File) => void;
  onRemove?: () => void;
};

const Empty = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: '32px',
  border: `1px dashed ${token.field}`,
  borderRadius: 8,
  background: token.paper,
  '&[data-over]': { borderColor: token.mark, background: token.tint },
  '@media (max-width:599.95px)': { padding: 20, '& > button': { width: '100%' } },
});

const Sheet = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 80,
  borderRadius: 8,
  border: `1px solid ${token.line}`,
  background: token.popup,
  boxShadow: shadow.menu,
  color: token.link,
});

const Hint = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });

function useDrop(onDropped: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDropped(event.dataTransfer.files);
    },
  };
  return { isOver, drop };
}

export function FileDrop(props: FileDropProps) {
  const { name, id = name, label, hint, accept, file, error, primary = false, onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null | undefined) => {
    const first = files?.[0];
    if (first) onChoose(first);
    if (input.current) input.current.value = '';
  };
  const { isOver, drop } = useDrop(take);
  const choose = () => input.current?.click();

  return (
    <div {...drop}>
      <input
        ref={input}
        {...controlAria(id, { hint: file ? undefined : hint, error })}
        type="file"
        name={name}
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => take(event.target.files)}
        style={hidden}
      />
      {file ? (
        <FileDropState
          file={file}
          error={error}
          errorId={`${id}-error`}
          onReplace={choose}
          onRemove={onRemove}
        />
      ) : (
        <>
          <Empty data-over={isOver ? '' : undefined}>
            <Sheet aria-hidden="true">
              <FileUp size={28} />
            </Sheet>
            <Stack grow={200}>
              <Title as="p" level="title-md">
                {label}
              </Title>
              <Hint id={`${id}-hint`}>{hint}</Hint>
            </Stack>
            <Button
              variant={primary ? 'solid' : 'outlined'}
              color={primary ? 'primary' : 'neutral'}
              onClick={choose}
              aria-describedby={`${id}-hint`}
            >
              Choose a file
            </Button>
          </Empty>
          <FieldError id={id} error={error} />
        </>
      )}
    </div>
  );
}
