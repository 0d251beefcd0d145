import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEventHandler, type ReactNode, Suspense } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { later } from '../../ui/later.tsx';
import type { DraftConflict } from './draft/useDraft.ts';

const DraftDifferences = later(
  async () => (await import('./conflict/DraftDifferences.tsx')).DraftDifferences,
);

const Form = styled('form')({ display: 'grid', gap: 32, '& > *': { minWidth: 0 } });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

interface StageFormProps {
  onSubmit: FormEventHandler;
  conflict?: DraftConflict | null;
  children: ReactNode;
}

/** The form of one screen. If another window has changed the same page, it asks which version to keep. */
export function StageForm({ onSubmit, conflict, children }: StageFormProps) {
  const settle = (type: 'theirs.taken' | 'mine.kept') => conflict?.editor.autosave.send({ type });
  return (
    <Form noValidate onSubmit={onSubmit}>
      {conflict && (
        <InlineAlert kind="warning">
          You changed this page in another window. We won’t overwrite anything until you choose.
          <Suspense>
            <DraftDifferences {...conflict} />
          </Suspense>
          <Choices>
            <Button size="sm" variant="outlined" color="neutral" onClick={() => settle('theirs.taken')}>
              Use saved version
            </Button>
            <Button size="sm" variant="outlined" color="neutral" onClick={() => settle('mine.kept')}>
              Keep my version
            </Button>
          </Choices>
        </InlineAlert>
      )}
      {children}
    </Form>
  );
}
