import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ActionPlanTask } from '../../api/actionPlan.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { Row } from '../../ui/Row.tsx';
import { taskStatusLabels } from './tasks.ts';
import type { TaskChanging } from './useTaskChange.ts';

const Form = styled('form')({ display: 'grid', gap: 24, padding: '8px 0', '& > *': { minWidth: 0 } });

const mostLetters = 500;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const schema = z.object({
  status: z.enum(['todo', 'doing', 'done', 'dismissed']),
  due_on: z
    .string()
    .check(
      z.refine((day) => day === '' || dayPattern.test(day), 'Enter a day, month and year, or leave it empty'),
    ),
  remind: z.boolean(),
  note: z.string().check(z.maxLength(mostLetters, `Use ${mostLetters} characters or fewer`)),
});

type Typed = z.input<typeof schema>;

const typedOf = ({ status, due_on, remind, note }: ActionPlanTask): Typed => ({
  status,
  due_on: due_on ?? '',
  remind,
  note: note ?? '',
});

interface TaskEditorProps {
  task: ActionPlanTask;
  changing: TaskChanging;
  onClose: () => void;
}

export function TaskEditor({ task, changing, onClose }: TaskEditorProps) {
  const [opened] = useState(() => typedOf(task));
  const isRefused = changing.failedId === task.id;
  const { form, problems, attempt, errorOf } = useCheckedForm({
    schema,
    defaultValues: opened,
    failure: isRefused ? changing.error : null,
  });
  const busy = changing.pendingId === task.id;
  const submit = form.handleSubmit(async ({ status, due_on, remind, note }) => {
    const typed = { status, due_on: due_on || null, remind, note: note.trim() || null };
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([field, value]) => task[field as keyof typeof typed] !== value),
    );
    if (Object.keys(changed).length === 0 || (await changing.save(task, changed))) onClose();
  });
  return (
    <Form noValidate onSubmit={submit} aria-label={`Change: ${task.title}`}>
      <ErrorSummary problems={problems} attempt={attempt} />
      {isRefused && <Refusal changing={changing} hasProblems={problems.length > 0} />}
      <SelectField
        {...form.register('status')}
        label="Status"
        options={Object.entries(taskStatusLabels).map(([value, label]) => ({ value, label }))}
      />
      <Controller
        control={form.control}
        name="due_on"
        render={({ field: { name, value, onChange } }) => (
          <DateField
            name={name}
            label="Due date"
            optional
            hint="We’ll keep the date you choose when your plan is updated."
            value={value}
            onChange={onChange}
            error={errorOf('due_on')}
          />
        )}
      />
      <CheckboxField
        {...form.register('remind')}
        label="Remind me"
        hint="Three days before it’s due, the way your notification settings say."
      />
      <TextAreaField
        {...form.register('note')}
        label="Note"
        optional
        limit={mostLetters}
        rows={3}
        error={errorOf('note')}
      />
      <Row gap="md">
        <Button type="submit" color="secondary" loading={busy} loadingPosition="start">
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="outlined" color="neutral" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}

function Refusal({ changing, hasProblems }: { changing: TaskChanging; hasProblems: boolean }) {
  if (changing.stored)
    return (
      <InlineAlert kind="warning">
        {`You changed this task to “${taskStatusLabels[changing.stored.status]}” in another window. Select Save to replace that with what you see here.`}
      </InlineAlert>
    );
  return hasProblems ? null : <InlineAlert kind="error">{changing.error?.message}</InlineAlert>;
}
