import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { components } from '../../../../../openapi.gen.d.ts';
import { countriesQuery } from '../../../../api/reference.ts';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import type { ReviewLeft } from '../../../../machines/review.ts';
import type { FieldProblem } from '../../../../ui/form/ErrorSummary.tsx';
import { useErrorTitle } from '../../../../ui/form/useErrorTitle.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { useFlow, useOnboarding } from '../../onboardingFlow.tsx';
import { needsCompleting, placeLine } from './placeLine.ts';
import { reviewFields } from './reviewFields.ts';
import { doubtsOf, reviewProblems } from './reviewProblems.ts';
import { editorId, entriesOf, entryKey, sectionOf, sectionsLeft } from './reviewProgress.ts';
import { addItem, confirm, openReview, type Review, type TypedReview, typedReview } from './reviewState.ts';
import { itemsOf, sectionNames } from './sections.ts';
import { useReviewPart } from './useReviewPart.ts';

const today = () => new Date().toISOString().slice(0, 10);

const refused = (errors: Record<string, string[]> | undefined): FieldProblem[] =>
  Object.entries(errors ?? {}).map(([field, [message = '']]) => ({ field, message }));

function focusFirstField(key: string) {
  const editor = document.getElementById(editorId(key));
  const field = editor?.querySelector<HTMLElement>('input, select, textarea');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

export function useReview(read: components['schemas']['OnboardingResume']) {
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const { locale } = useFlow();
  const { data: countries } = useQuery({ ...countriesQuery(), enabled: false });
  const fields = reviewFields(read, { locale, ...(countries && { countries }) });
  const { opened, keep, conflict } = useDraft<TypedReview>(1, fields);
  const doubts = useMemo(() => doubtsOf(read.parse.fields, read.resume.sections), [read]);
  const [review, setReview] = useState<Review>(() => openReview(read, opened));
  const [open, setOpen] = useState<readonly string[]>(() =>
    entriesOf(review, reviewProblems(review, doubts, today())),
  );
  const [invalid, setInvalid] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);

  const leftOf = (checked: Review): ReviewLeft => ({
    sections: sectionsLeft(checked, doubts, today()).map(({ name }) => name),
    hasUnplaced: checked.unplaced.length > 0,
  });
  const refusals = useMemo(() => refused(failure?.errors), [failure]);
  const { part, ...parts } = useReviewPart(leftOf(review), refusals);
  const problems = invalid.length > 0 ? invalid : refusals;
  useErrorTitle(problems.length > 0);

  const change = (next: Review) => {
    setReview(next);
    if (invalid.length > 0) {
      const left = reviewProblems(next, doubts, today());
      setInvalid(invalid.flatMap(({ field }) => left.find((problem) => problem.field === field) ?? []));
    }
    keep(typedReview(read, next));
  };
  const openEntries = (keys: readonly string[]) => setOpen((before) => [...before, ...keys]);
  const [edited, setEdited] = useState<{ key: string } | null>(null);
  useEffect(() => {
    if (edited) focusFirstField(edited.key);
  }, [edited]);
  const edit = ([first, ...others]: readonly string[]) => {
    if (first === undefined) return;
    openEntries([first, ...others]);
    const section = sectionNames.find((name) => first.startsWith(`${name}/`));
    if (section) parts.open(section);
    setEdited({ key: first });
  };
  const fail = (all: FieldProblem[], own = all) => {
    setInvalid(all);
    setAttempt(attempt + 1);
    openEntries(entriesOf(review, own));
    parts.openFirst(own);
  };
  return {
    review,
    doubts,
    conflict,
    problems,
    attempt,
    left: sectionsLeft(review, doubts, today()),
    part,
    /** Opens the section of a field, so that the error summary can link to it. */
    reveal: (field: string) => parts.openFirst(problems.filter((problem) => problem.field === field)),
    togglePart: parts.toggle,
    openPart: parts.goTo,
    open: [...open, ...entriesOf(review, problems)],
    errorOf: (path: string) => problems.find(({ field }) => field === path)?.message,
    change,
    editEntry: (key: string) => edit([key]),
    editSection: (name: SectionName) => {
      const ids = isResumeList(name) ? itemsOf(review.sections, name).map(({ id }) => id) : [name];
      edit(ids.map((id) => entryKey(name, id)));
    },
    addTo: (name: SectionName) => {
      const id = isResumeList(name) ? crypto.randomUUID() : name;
      if (isResumeList(name)) change(addItem(review, name, { id }));
      edit([entryKey(name, id)]);
    },
    moveLine: (index: number, name: SectionName) => {
      const id = crypto.randomUUID();
      const placed = placeLine(review, index, name, id);
      if (placed === review) return;
      change(placed);
      if (needsCompleting(review, name)) openEntries([entryKey(name, isResumeList(name) ? id : name)]);
      const { hasUnplaced } = leftOf(placed);
      // The control that moved the line disappears, so the focus must move.
      parts.go({ type: 'line.placed', section: name, hasUnplaced }, name);
    },
    confirmSection: (name: SectionName) => {
      const all = reviewProblems(confirm(review, name), doubts, today());
      const own = all.filter(({ field }) => sectionOf(field) === name);
      const others = invalid.filter(({ field }) => sectionOf(field) !== name);
      if (own.length > 0) return fail([...others, ...own], own);
      const confirmed = confirm(review, name);
      setInvalid(others);
      change(confirmed);
      setOpen((keys) => keys.filter((key) => !key.startsWith(`${name}/`)));
      parts.go({ type: 'section.confirmed', left: leftOf(confirmed) }, name);
    },
    check: () => {
      const all = reviewProblems(review, doubts, today());
      if (all.length > 0) fail(all);
      else setInvalid(all);
      return all.length === 0;
    },
  };
}
