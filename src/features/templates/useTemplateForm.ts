import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import {
  createTemplate,
  deleteTemplate,
  type Template,
  type TemplateKind,
  templatesQuery,
  updateTemplate,
} from '../../api/templates.ts';
import { templateLimits, templateProblem } from '../../machines/templateText.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useErrorTitle } from '../../ui/form/useErrorTitle.ts';

interface Typed {
  kind: TemplateKind | undefined;
  title: string;
  text: string;
}

type Field = keyof Typed;

const fields: readonly Field[] = ['kind', 'title', 'text'];

function problemsIn({ kind, title, text }: Typed): Partial<Record<Field, string>> {
  const limit = kind && templateLimits[kind];
  const textProblem = () => {
    if (text.trim() === '') return 'Write the text';
    return limit && text.length > limit ? `Use ${limit} characters or fewer` : templateProblem(text);
  };
  const wrongText = textProblem();
  return {
    ...(!kind && { kind: 'Choose what it’s for' }),
    ...(title.trim() === '' && { title: 'Enter a name' }),
    ...(wrongText && { text: wrongText }),
  };
}

const refusedIn = (error: Error | null, field: Field) =>
  error instanceof ApiError ? error.errors?.[field]?.[0] : undefined;

/** As a colleague has stored it meanwhile. */
const storedIn = (error: Error | null): Template | null =>
  error instanceof ApiError && error.code === 'version_conflict' ? (error.data as Template) : null;

function useLeave() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (done: string) => {
    toast.success(done);
    await queries.invalidateQueries({ queryKey: templatesQuery().queryKey });
    await navigate('/recruiter/templates');
  };
}

export function useTemplateForm(template: Template | null, kind: TemplateKind | undefined) {
  const leave = useLeave();
  const [typed, setTyped] = useState<Typed>({
    kind,
    title: template?.title ?? '',
    text: template?.text ?? '',
  });
  const [version, setVersion] = useState(template?.version ?? 0);
  const [attempt, setAttempt] = useState(0);
  const saving = useMutation({
    mutationFn: ({ kind, ...words }: Typed & { kind: TemplateKind }) =>
      template ? updateTemplate(template.id, { version, ...words }) : createTemplate({ kind, ...words }),
    onSuccess: ({ title }) => leave(`Saved: ${title}`),
    onError: () => setAttempt((before) => before + 1),
  });
  const removing = useMutation({
    mutationFn: () => deleteTemplate(template?.id ?? 0),
    onSuccess: () => leave('Template deleted'),
  });
  const wrong = attempt > 0 ? problemsIn(typed) : {};
  const errorOf = (field: Field) => wrong[field] ?? refusedIn(saving.error, field);
  const problems = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message }] : [];
  });
  useErrorTitle(problems.length > 0);
  return {
    ...{ typed, attempt, saving, removing, problems, errorOf },
    stored: storedIn(saving.error),
    set: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
    submit() {
      if (saving.isPending) return;
      setAttempt(attempt + 1);
      const { kind } = typed;
      if (kind && Object.keys(problemsIn(typed)).length === 0) saving.mutate({ ...typed, kind });
    },
    /** Goes on from what a colleague has stored: with their words, or to replace them. */
    settle({ version, title, text }: Template, keepsOwn: boolean) {
      setVersion(version);
      if (!keepsOwn) setTyped((before) => ({ ...before, title, text }));
      setAttempt(0);
      saving.reset();
    },
  };
}
