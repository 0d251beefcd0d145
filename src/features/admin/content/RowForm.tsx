import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { consoleKey } from '../../../api/admin.ts';
import { ApiError } from '../../../api/client.ts';
import {
  type Cells,
  type ContentName,
  type ContentRow,
  type ContentTable,
  createContent,
  deleteContent,
  updateContent,
} from '../../../api/content.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { CellField } from './CellField.tsx';
import { isEditable } from './contentWords.ts';
import { SourceNote } from './SourceNote.tsx';

type RowFormProps = { content: ContentName; table: ContentTable; row: ContentRow | null };

const Form = styled('form')({ display: 'grid', gap: 24, maxWidth: '66ch' });

const blank = ({ columns }: ContentTable): Cells => Object.fromEntries(columns.map(({ name }) => [name, '']));

function messagesOf(error: unknown): Record<string, string> {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([path, [message = '']]) => [path.replace(/^cells\./, ''), message]),
  );
}

const isRow = (data: unknown): data is ContentRow =>
  typeof data === 'object' && data !== null && 'version' in data && 'cells' in data;

function useLeave(content: ContentName) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (done: string) => {
    toast.success(done);
    await queryClient.invalidateQueries({ queryKey: consoleKey });
    await navigate(`/admin/content/${content}`);
  };
}

function useRow({ content, table, row }: RowFormProps) {
  const leave = useLeave(content);
  const [version, setVersion] = useState(row?.version ?? '');
  const [cells, setCells] = useState<Cells>(row?.cells ?? blank(table));
  const [attempt, setAttempt] = useState(0);
  const saving = useMutation({
    mutationFn: async () => {
      if (!isEditable(content)) throw new Error(content);
      return row ? updateContent(content, { id: row.id, version, cells }) : createContent(content, cells);
    },
    onSuccess: (saved) => leave(`Saved: ${saved.title}`),
    onError: () => setAttempt((before) => before + 1),
  });
  const messages = saving.isPending ? {} : messagesOf(saving.error);
  const problems = table.columns.flatMap(({ name, label }) =>
    messages[name] ? [{ field: name, message: `${label}: ${messages[name]}` }] : [],
  );
  useErrorTitle(problems.length > 0);
  return {
    ...{ cells, attempt, saving, messages, problems },
    change: (name: string, value: string) => setCells((before) => ({ ...before, [name]: value })),
    show(current: ContentRow) {
      setCells(current.cells);
      setVersion(current.version);
      saving.reset();
    },
  };
}

export function RowForm(props: RowFormProps) {
  const { content, table, row } = props;
  const { cells, attempt, saving, messages, problems, change, show } = useRow(props);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const isFixed = !table.is_editable || row?.is_shared === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <>
      <SourceNote table={table} />
      <Form noValidate onSubmit={submit}>
        <ErrorSummary problems={problems} attempt={attempt} />
        {saving.error && problems.length === 0 && !saving.isPending && (
          <SavingError error={saving.error} onShow={show} />
        )}
        {row?.is_shared && (
          <InlineAlert kind="info" live={false}>
            This is the same for every tenant and can’t be changed here.
          </InlineAlert>
        )}
        {table.columns.map((column, at) => (
          <CellField
            key={column.name}
            column={column}
            value={cells[column.name] ?? ''}
            error={messages[column.name]}
            readOnly={isFixed || (row !== null && at === 0)}
            onChange={(value) => change(column.name, value)}
          />
        ))}
        {!isFixed && (
          <FormActions>
            <Button type="submit" size="lg" loading={saving.isPending}>
              Save
            </Button>
            {row && (
              <Button
                variant="outlined"
                color="danger"
                size="lg"
                aria-haspopup="dialog"
                onClick={() => setAsksToDelete(true)}
              >
                Delete
              </Button>
            )}
          </FormActions>
        )}
      </Form>
      <DeleteRow content={content} row={row} open={asksToDelete} onClose={() => setAsksToDelete(false)} />
    </>
  );
}

type SavingErrorProps = { error: Error; onShow: (current: ContentRow) => void };

function SavingError({ error, onShow }: SavingErrorProps) {
  const current = error instanceof ApiError && error.status === 409 && isRow(error.data) ? error.data : null;
  return (
    <InlineAlert kind="error">
      {error.message}
      {current && (
        <>
          {' '}
          <Button size="sm" variant="outlined" color="neutral" onClick={() => onShow(current)}>
            Show the current version
          </Button>
        </>
      )}
    </InlineAlert>
  );
}

type DeleteRowProps = Pick<RowFormProps, 'content' | 'row'> & { open: boolean; onClose: () => void };

function DeleteRow({ content, row, open, onClose }: DeleteRowProps) {
  const leave = useLeave(content);
  const deleting = useMutation({
    mutationFn: async () => {
      if (!isEditable(content)) throw new Error(content);
      return deleteContent(content, row?.id ?? 0);
    },
    onSuccess: ({ result }) => leave(result === 'deleted' ? 'Deleted' : 'Withdrawn'),
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${row?.title}?`}
      safeLabel="Keep it"
      actLabel="Delete"
      actColor="danger"
      busy={deleting.isPending}
      error={deleting.error?.message}
      onSafe={onClose}
      onAct={() => deleting.mutate()}
    >
      If someone has saved or answered it, we’ll withdraw it instead of deleting it, and you can restore it.
    </ConfirmDialog>
  );
}
