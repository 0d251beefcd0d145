import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { FormEventHandler, ReactNode } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import type { DraftConflict } from './draft/useDraft.ts';

const Form = styled('form')({ display: 'grid', gap: 32, '& > *': { minWidth: 0 } });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

interface StageFormProps {
  onSubmit: FormEventHandler;
  conflict?: DraftConflict | null;
  children: ReactNode;
}

/** The form of one screen. If another window has changed the same page, it asks which version to keep. */
export function StageForm({ onSubmit, conflict, children }: StageFormProps) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {conflict && (
        <InlineAlert kind="warning">
          You changed this page in another window. We won’t overwrite anything until you choose.
          <Choices>
            <Button size="sm" variant="outlined" color="neutral" onClick={conflict.onTheirs}>
              Use saved version
            </Button>
            <Button size="sm" variant="outlined" color="neutral" onClick={conflict.onMine}>
              Keep my version
            </Button>
          </Choices>
        </InlineAlert>
      )}
      {children}
    </Form>
  );
}
