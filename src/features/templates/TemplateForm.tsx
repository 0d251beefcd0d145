import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import type { User } from '../../api/profile.ts';
import type { Template, TemplateKind } from '../../api/templates.ts';
import { templateKinds, templateLimits } from '../../machines/templateText.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Row } from '../../ui/Row.tsx';
import { Placeholders } from './Placeholders.tsx';
import { TemplateExample } from './TemplateExample.tsx';
import { templateKindLabels } from './templateLabels.ts';
import { useTemplateForm } from './useTemplateForm.ts';

const Form = styled('form')({ display: 'grid', gap: 24, maxWidth: '66ch', '& > *': { minWidth: 0 } });

const maxTitle = 80;

type TemplateFormProps = {
  user: User;
  template: Template | null;
  kind: TemplateKind | undefined;
};

export function TemplateForm({ user, template, kind }: TemplateFormProps) {
  const [isDeleting, setDeleting] = useState(false);
  const form = useTemplateForm(template, kind);
  const { typed, attempt, saving, removing, problems, errorOf, stored, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <>
      <Form noValidate onSubmit={submit}>
        <ErrorSummary problems={problems} attempt={attempt} />
        {stored && <Conflict stored={stored} onSettle={form.settle} />}
        {saving.error && !stored && problems.length === 0 && (
          <InlineAlert kind="error">{saving.error.message}</InlineAlert>
        )}
        {template ? (
          <p>{templateKindLabels[template.kind].hint}</p>
        ) : (
          <KindField value={typed.kind} error={errorOf('kind')} onChange={(kind) => set({ kind })} />
        )}
        <TextField
          name="title"
          label="Name"
          hint="Only you and your colleagues see it."
          maxLength={maxTitle}
          autoComplete="off"
          value={typed.title}
          error={errorOf('title')}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextAreaField
          name="text"
          label="Text"
          rows={8}
          {...(typed.kind && { limit: templateLimits[typed.kind] })}
          value={typed.text}
          error={errorOf('text')}
          onChange={({ target }) => set({ text: target.value })}
        />
        <Placeholders fieldId="text" onInsert={(text) => set({ text })} />
        <TemplateExample text={typed.text} user={user} />
        <FormActions>
          <Button type="submit" size="lg" loading={saving.isPending}>
            Save
          </Button>
          {template && (
            <Button
              variant="outlined"
              color="danger"
              size="lg"
              aria-haspopup="dialog"
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          )}
        </FormActions>
      </Form>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete “${template?.title}”?`}
        safeLabel="Keep it"
        actLabel="Delete"
        actColor="danger"
        busy={removing.isPending}
        error={removing.error?.message}
        onSafe={() => setDeleting(false)}
        onAct={() => removing.mutate()}
      >
        It’ll be gone for your colleagues, too. What you’ve sent with it stays as it is.
      </ConfirmDialog>
    </>
  );
}

type KindFieldProps = {
  value: TemplateKind | undefined;
  error: string | undefined;
  onChange: (kind: TemplateKind | undefined) => void;
};

const KindField = ({ value, error, onChange }: KindFieldProps) => (
  <RadioField
    name="kind"
    label="What it’s for"
    value={value ?? null}
    options={templateKinds.map((kind) => ({ value: kind, ...templateKindLabels[kind] }))}
    error={error}
    onChange={({ target }) => onChange(templateKinds.find((kind) => kind === target.value))}
  />
);

type ConflictProps = { stored: Template; onSettle: (stored: Template, keepsOwn: boolean) => void };

const Conflict = ({ stored, onSettle }: ConflictProps) => (
  <InlineAlert kind="warning">
    <p>{`${stored.updated_by ?? 'A colleague'} saved changes while you were editing. Your changes haven’t been saved yet.`}</p>
    <Row gap="sm" mt="md">
      <Button size="sm" variant="outlined" color="neutral" onClick={() => onSettle(stored, false)}>
        Use their version
      </Button>
      <Button size="sm" variant="outlined" color="neutral" onClick={() => onSettle(stored, true)}>
        Keep my version
      </Button>
    </Row>
  </InlineAlert>
);
