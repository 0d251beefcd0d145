import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import { createMilestone, type Milestone, updateMilestone } from '../../../api/transitionPlans.ts';
import { localDay } from '../../../ui/calendar.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { unfinishedDate } from '../../../ui/form/dateOrder.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { isDate } from '../wizard/typed.ts';
import { usePlanChange } from './usePlanChange.ts';

export const DialogTitle = styled('h2')(typography.h2);

const ownDateHint = 'We’ll keep the date you choose if your leaving date changes.';

type MilestoneDialogProps = {
  planId: number;
  milestone: Milestone | null;
  onClose: () => void;
};

function useMilestoneForm({ planId, milestone, onClose }: MilestoneDialogProps) {
  const { run, isPending, error } = usePlanChange(planId);
  const [title, setTitle] = useState('');
  const [due, setDue] = useState(milestone?.due_on ?? '');
  const [note, setNote] = useState(milestone?.note ?? '');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const isMoved = due !== milestone?.due_on;
    const problems = {
      ...(!milestone && !title.trim() && { title: 'Enter a title' }),
      ...(!isDate(due) && { due_on: unfinishedDate() }),
      ...(isDate(due) && isMoved && due < localDay(new Date()) && { due_on: 'Choose today or a later day' }),
    };
    setProblems(problems);
    if (Object.keys(problems).length > 0) return;
    if (milestone)
      run(
        () =>
          updateMilestone(planId, milestone.id, {
            ...(isMoved && { due_on: due }),
            note: note.trim() || null,
            version: milestone.version,
          }),
        'Saved',
        onClose,
      );
    else run(() => createMilestone(planId, { title: title.trim(), due_on: due }), 'Added', onClose);
  };
  const errorOf = (field: string) => problems[field] ?? error?.errors?.[field]?.[0];
  return {
    ...{ title, setTitle, due, setDue, note, setNote },
    ...{ submit, isPending, error, errorOf },
  };
}

export function MilestoneDialog({ planId, milestone, onClose }: MilestoneDialogProps) {
  const form = useMilestoneForm({ planId, milestone, onClose });
  const { isPending, error, errorOf } = form;
  const leave = () => {
    if (!isPending) onClose();
  };
  return (
    <ModalOverlay open onDismiss={leave} labelledBy="milestone-title">
      <DialogForm noValidate onSubmit={form.submit}>
        <DialogTitle id="milestone-title">{milestone ? milestone.title : 'Add your own date'}</DialogTitle>
        {error && !error.errors && <InlineAlert kind="error">{error.message}</InlineAlert>}
        {!milestone && (
          <TextField
            id="own-title"
            name="own-title"
            label="Title"
            maxLength={120}
            autoComplete="off"
            value={form.title}
            error={errorOf('title')}
            onChange={({ target }) => form.setTitle(target.value)}
          />
        )}
        <DateField
          name="own-due"
          label="Due date"
          hint={milestone && !milestone.is_own_date ? ownDateHint : undefined}
          value={form.due}
          error={errorOf('due_on')}
          onChange={form.setDue}
        />
        {milestone && (
          <TextAreaField
            id="own-note"
            name="own-note"
            label="Note"
            optional
            rows={3}
            limit={500}
            maxLength={500}
            value={form.note}
            error={errorOf('note')}
            onChange={({ target }) => form.setNote(target.value)}
          />
        )}
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={isPending} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" color="secondary" loading={isPending}>
            {milestone ? 'Save' : 'Add'}
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}
