import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import type { ResumeActions } from './useResumeActions.ts';

type NextPrimaryDialogProps = {
  leaving: NonNullable<ResumeActions['leaving']>;
  name: string;
  problem: string | undefined;
  busy: boolean;
  onKeep: () => void;
  onDelete: (next: number) => void;
};

export function NextPrimaryDialog({
  leaving,
  name,
  problem,
  busy,
  onKeep,
  onDelete,
}: NextPrimaryDialogProps) {
  const { resume, others } = leaving;
  const [selected, setSelected] = useState(others[0]?.id);
  const [next = others[0]] = others.filter(({ id }) => id === selected);
  return (
    <ConfirmDialog
      open
      title={`Delete “${resume.title}”?`}
      safeLabel="Keep it"
      actLabel="Delete"
      actColor="secondary"
      onSafe={onKeep}
      onAct={() => next && onDelete(next.id)}
      busy={busy}
      error={problem}
    >
      <p>{`Your applications use this ${name}. Choose the one to use from now on.`}</p>
      <RadioField
        name="next-primary"
        label={`${name} for your applications`}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
        value={next?.id ?? null}
        onChange={({ target }) => setSelected(Number(target.value))}
      />
    </ConfirmDialog>
  );
}
