import { styled } from '@mui/joy/styles';
import type { FormEventHandler, ReactNode } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

const Form = styled('form')({ display: 'grid', gap: 32, '& > *': { minWidth: 0 } });

interface StageFormProps {
  onSubmit: FormEventHandler;
  changedElsewhere?: boolean;
  children: ReactNode;
}

/** One screen's form; it says when another window has changed the same page. */
export function StageForm({ onSubmit, changedElsewhere, children }: StageFormProps) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {changedElsewhere && (
        <InlineAlert kind="warning">
          This page was changed in another window. What you see here is kept; that change is replaced.
        </InlineAlert>
      )}
      {children}
    </Form>
  );
}
