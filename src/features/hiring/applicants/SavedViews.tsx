import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { SavedView, ViewFilter } from '../../../api/applicants.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { List } from '../../../ui/List.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { savingProblem, useSavedViews } from './useSavedViews.ts';
import { isCurrentView, viewFilterOf } from './viewAddress.ts';

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 4,
});
const Choose = styled('button')({
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: token.ink,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  '&[aria-current]': { background: token.tint, color: token.onTint, fontWeight: 600 },
});

const Form = styled('form')({ display: 'grid', gap: 8 });

const longestName = 60;

function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Enter a name';
  return name.trim().length > longestName ? `Use ${longestName} characters or fewer` : undefined;
}

export type SavedViewsProps = { query: URLSearchParams; onView: (filter: ViewFilter) => void };

/** Only the address says which applicants are shown: a view sets it, and is read from it. */
export function SavedViews({ query, onView }: SavedViewsProps) {
  const fieldId = useId();
  const { views, isMissing, isPending, saving, deletion } = useSavedViews();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const toName = () => document.getElementById(fieldId)?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const wrong = nameProblem(name);
    setProblem(wrong);
    saving.reset();
    if (wrong) return toName();
    saving.mutate(
      { name: name.trim(), filter: viewFilterOf(query) },
      { onSuccess: () => setName(''), onError: toName },
    );
  };
  const remove = (view: SavedView) => {
    // Its button goes away, and the focus would, too.
    deletion.mutate(view, { onSuccess: toName });
  };
  return (
    <Stack gap="md">
      <strong>Saved views</strong>
      {isMissing && <Quiet>Your saved views didn’t load.</Quiet>}
      {!isMissing && !isPending && views.length === 0 && (
        <Quiet>Save the filters, sorting and columns you use often, and find them with every job.</Quiet>
      )}
      {views.length > 0 && (
        <List aria-label="Saved views">
          {views.map((view) => (
            <Item key={view.id}>
              <Choose
                type="button"
                aria-current={isCurrentView(query, view.filter) || undefined}
                onClick={() => onView(view.filter)}
              >
                {view.name}
              </Choose>
              <IconAction label={`Delete ${view.name}`} onClick={() => remove(view)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconAction>
            </Item>
          ))}
        </List>
      )}
      <Form noValidate onSubmit={submit}>
        <TextField
          id={fieldId}
          label="Save what you see as"
          hint={query.get('search') ? 'Without the words you searched for.' : undefined}
          value={name}
          readOnly={saving.isPending}
          error={problem ?? savingProblem(saving.error)}
          onChange={({ target }) => {
            setProblem(undefined);
            setName(target.value);
          }}
        />
        <div>
          <PressButton type="submit" small look="outlined">
            Save view
          </PressButton>
        </div>
      </Form>
    </Stack>
  );
}
