import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createFederalResume } from '../../../api/federalResumes.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Fields } from '../builder/look.ts';

const onlyProfile = 'profile';

export function NewFederal({ onClose, onMade }: { onClose: () => void; onMade: (id: number) => void }) {
  const { data = [] } = useQuery(resumesQuery());
  const resumes = data.filter(({ kind }) => kind !== 'federal');
  const first = resumes.find(({ is_primary }) => is_primary) ?? resumes[0];
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const from = selected ?? String(first?.id ?? onlyProfile);
  const make = useMutation({
    mutationFn: () =>
      createFederalResume({
        title: typed.trim(),
        ...(from !== onlyProfile && { from_resume_id: Number(from) }),
      }),
    onSuccess: ({ id }) => onMade(id),
  });
  const act = () => {
    if (typed.trim() === '') return setProblem('Enter a name, such as the job you’re applying for');
    make.mutate();
  };
  return (
    <ConfirmDialog
      open
      title="New federal resume"
      safeLabel="Cancel"
      actLabel="Create"
      onSafe={onClose}
      onAct={act}
      busy={make.isPending}
      error={make.error?.message}
    >
      <Fields>
        <TextField
          name="federal-title"
          label="Name"
          hint="Only you see it. For example, GS-2210 IT Specialist"
          error={problem}
          maxLength={120}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
        <SelectField
          name="federal-from"
          label="Start with"
          hint="We set military jobs to 40 hours per week. You can confirm or change this"
          value={from}
          options={[
            ...resumes.map(({ id, title }) => ({ value: id, label: title })),
            { value: onlyProfile, label: 'My name and address only' },
          ]}
          onChange={({ target }) => setSelected(target.value)}
        />
      </Fields>
    </ConfirmDialog>
  );
}
