import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { TextInput } from '../../../ui/form/control.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';

const Name = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
  'header &': { minHeight: 36 },
});
const Input = styled(TextInput)({ height: 40, fontWeight: 600, maxWidth: 420 });

export function EditableTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const name = typed?.trim();
    if (name) onRename(name);
    setTyped(null);
  };
  return (
    <Name>
      {typed === null ? (
        <>
          <PageHeading>{title}</PageHeading>
          <IconAction label="Rename" onClick={() => setTyped(title)}>
            <Pencil size={18} />
          </IconAction>
        </>
      ) : (
        <Input
          // The person has just chosen to edit the title.
          ref={(field: HTMLInputElement | null) => field?.focus()}
          aria-label="Name of this document"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
      )}
    </Name>
  );
}
