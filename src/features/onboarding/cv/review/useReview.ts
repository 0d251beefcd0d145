import { useEffect, useMemo, useState } from 'react';
import type { components } from '../../../../../openapi.gen.d.ts';
import type { FieldProblem } from '../../../../ui/form/ErrorSummary.tsx';
import { useErrorTitle } from '../../../../ui/form/useCheckedForm.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { useOnboarding, useOnboardingData } from '../../onboardingFlow.tsx';
import { needsCompleting, placeLine } from './placeLine.ts';
import { doubtsOf, reviewProblems } from './reviewProblems.ts';
import { editorId, entriesOf, entryKey, sectionOf, sectionsLeft } from './reviewProgress.ts';
import { addItem, confirm, openReview, type Review, type TypedReview, typedReview } from './reviewState.ts';
import { isList, itemsOf, type SectionName } from './sections.ts';

const today = () => new Date().toISOString().slice(0, 10);

const refused = (errors: Record<string, string[]> | undefined): FieldProblem[] =>
  Object.entries(errors ?? {}).map(([field, [message = '']]) => ({ field, message }));

const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

function focusFirstField(key: string) {
  const editor = document.getElementById(editorId(key));
  const field = editor?.querySelector<HTMLElement>('input, select, textarea');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The review of one CV: what was typed, which entries are open, and what is wrong. */
export function useReview(read: components['schemas']['ResumeReview']) {
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const isKept = useOnboardingData()?.stages.find(({ key }) => key === 'upload_cv')?.status === 'done';
  const { opened, keep, conflict } = useDraft<TypedReview>(1);
  const doubts = useMemo(() => doubtsOf(read.parse.fields, read.resume.sections), [read]);
  const [review, setReview] = useState<Review>(() => openReview(read, opened, isKept));
  const [open, setOpen] = useState<readonly string[]>(() =>
    entriesOf(review, reviewProblems(review, doubts, today())),
  );
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);

  const problems = found.length > 0 ? found : refused(failure?.errors);
  useErrorTitle(problems.length > 0);

  const change = (next: Review) => {
    setReview(next);
    if (found.length > 0) {
      const left = reviewProblems(next, doubts, today());
      setFound(found.flatMap(({ field }) => left.find((problem) => problem.field === field) ?? []));
    }
    keep(typedReview(read.resume, next));
  };
  const openEntries = (keys: readonly string[]) => setOpen((before) => [...before, ...keys]);
  const [edited, setEdited] = useState<{ key: string } | null>(null);
  useEffect(() => {
    if (edited) focusFirstField(edited.key);
  }, [edited]);
  const edit = ([first, ...others]: readonly string[]) => {
    if (first === undefined) return;
    openEntries([first, ...others]);
    setEdited({ key: first });
  };
  const fail = (all: FieldProblem[], own = all) => {
    setFound(all);
    setAttempt(attempt + 1);
    openEntries(entriesOf(review, own));
  };
  return {
    review,
    doubts,
    conflict,
    problems,
    attempt,
    left: sectionsLeft(review, doubts, today()),
    open: [...open, ...entriesOf(review, problems)],
    errorOf: (path: string) => problems.find(({ field }) => field === path)?.message,
    change,
    editEntry: (key: string) => edit([key]),
    editSection: (name: SectionName) => {
      const ids = isList(name) ? itemsOf(review.sections, name).map(({ id }) => id) : [name];
      edit(ids.map((id) => entryKey(name, id)));
    },
    addTo: (name: SectionName) => {
      const id = isList(name) ? crypto.randomUUID() : name;
      if (isList(name)) change(addItem(review, name, { id }));
      edit([entryKey(name, id)]);
    },
    moveLine: (index: number, name: SectionName) => {
      const id = crypto.randomUUID();
      const placed = placeLine(review, index, name, id);
      if (placed === review) return;
      change(placed);
      if (needsCompleting(review, name)) openEntries([entryKey(name, isList(name) ? id : name)]);
      // The control that moved the line goes away with it.
      focus(placed.unplaced.length > 0 ? 'unplaced-lines' : `section-${name}`);
    },
    confirmSection: (name: SectionName) => {
      const all = reviewProblems(confirm(review, name), doubts, today());
      const own = all.filter(({ field }) => sectionOf(field) === name);
      const others = found.filter(({ field }) => sectionOf(field) !== name);
      if (own.length > 0) return fail([...others, ...own], own);
      setFound(others);
      change(confirm(review, name));
      setOpen((keys) => keys.filter((key) => !key.startsWith(`${name}/`)));
    },
    /** Whether all is right; what is wrong is shown. */
    check: () => {
      const all = reviewProblems(review, doubts, today());
      if (all.length > 0) fail(all);
      else setFound(all);
      return all.length === 0;
    },
  };
}
