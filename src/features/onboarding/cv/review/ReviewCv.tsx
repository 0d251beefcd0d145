import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import type { components } from '../../../../../openapi.gen.d.ts';
import { onboardingResumeQuery } from '../../../../api/onboarding.ts';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary, type FieldProblem } from '../../../../ui/form/ErrorSummary.tsx';
import { useErrorTitle } from '../../../../ui/form/useCheckedForm.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { Loaded } from '../../Loaded.tsx';
import { useFlow, useOnboarding, useOnboardingData } from '../../onboardingFlow.tsx';
import { StageActions } from '../../StageActions.tsx';
import { StageForm } from '../../StageForm.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { doubtsOf, reviewProblems, sectionsToCheck } from './reviewProblems.ts';
import {
  addItem,
  confirm,
  openReview,
  type Review,
  reviewedCv,
  type TypedReview,
  typedReview,
} from './reviewState.ts';
import { definitions, isList, itemsOf, type SectionName, sectionNames } from './sections.ts';
import { UnplacedLines } from './UnplacedLines.tsx';

type ResumeReview = components['schemas']['ResumeReview'];

/** Step 1, cvStep 2: field by field what was read. */
export function ReviewCv() {
  const query = useQuery({ ...onboardingResumeQuery(), refetchOnWindowFocus: false });
  return (
    <Loaded query={query} what="What we read">
      {(read) => <ReviewForm key={read.resume.id} read={read} />}
    </Loaded>
  );
}

const sectionOf = (path: string): SectionName | undefined => {
  const name = path.startsWith('section-') ? path.slice('section-'.length) : path.split('.')[1];
  return sectionNames.find((one) => one === name);
};

const refused = (errors: Record<string, string[]> | undefined): FieldProblem[] =>
  Object.entries(errors ?? {}).map(([field, [message = '']]) => ({ field, message }));

function ReviewForm({ read }: { read: ResumeReview }) {
  const { actor, countryId, cvLabel } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'saving' } } }),
  );
  const isKept = useOnboardingData()?.stages.find(({ key }) => key === 'upload_cv')?.status === 'done';
  const { opened, keep, conflict } = useDraft<TypedReview>(1);
  const [review, setReview] = useState<Review>(() => openReview(read, opened, isKept));
  const [open, setOpen] = useState<readonly SectionName[]>([]);
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const doubts = useMemo(() => doubtsOf(read.parse.fields, read.resume.sections), [read]);

  const problems = found.length > 0 ? found : refused(failure?.errors);
  useErrorTitle(problems.length > 0);
  const errorOf = (path: string) => problems.find(({ field }) => field === path)?.message;
  const doubtful = sectionsToCheck(review, doubts);
  const incomplete = reviewProblems(review, doubts, today()).map(({ field }) => sectionOf(field));
  const toCheck = sectionNames.filter((name) => doubtful.includes(name) || incomplete.includes(name));
  const wrong = problems
    .filter(({ field }) => !field.startsWith('section-'))
    .map(({ field }) => sectionOf(field));

  const change = (next: Review) => {
    setReview(next);
    if (found.length > 0) {
      const left = reviewProblems(next, doubts, today());
      setFound(found.flatMap(({ field }) => left.find((problem) => problem.field === field) ?? []));
    }
    keep(typedReview(read.resume, next));
  };
  const openSection = (name: SectionName) => setOpen((names) => [...names, name]);
  const confirmSection = (name: SectionName) => {
    const mine = reviewProblems(confirm(review, name), doubts, today()).filter(
      ({ field }) => sectionOf(field) === name,
    );
    const others = found.filter(({ field }) => sectionOf(field) !== name);
    setFound([...others, ...mine]);
    if (mine.length > 0) {
      setAttempt(attempt + 1);
      return openSection(name);
    }
    change(confirm(review, name));
    setOpen((names) => names.filter((other) => other !== name));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const all = reviewProblems(review, doubts, today());
    setFound(all);
    setAttempt(attempt + 1);
    if (all.length > 0) return;
    const current =
      failure?.code === 'version_conflict' ? (failure.data as ResumeReview['resume']) : read.resume;
    actor.send({ type: 'cv.reviewed', review: reviewedCv(read.resume.id, current.version, review) });
  };

  const isFilled = (name: SectionName) =>
    name === 'personal_details' || open.includes(name) || itemsOf(review.sections, name).length > 0;
  const empty = sectionNames.filter((name) => !isFilled(name));
  return (
    <StageForm onSubmit={submit} conflict={conflict}>
      <ErrorSummary problems={problems} attempt={attempt} />
      {read.parse.warnings.map((warning) => (
        <InlineAlert key={warning} kind="warning" live={false}>
          {warning}
        </InlineAlert>
      ))}
      <p>
        {toCheck.length === 0
          ? 'You’ve checked everything. Make any changes you’d like, then continue.'
          : `${toCheck.length === 1 ? 'One section' : `${toCheck.length} sections`} marked “Check this” for you to review.`}{' '}
        <Link component="button" type="button" onClick={() => actor.send({ type: 'cv.replaced' })}>
          Use a different file
        </Link>
      </p>
      {sectionNames.filter(isFilled).map((name) => (
        <ReviewSection
          key={name}
          name={name}
          review={review}
          doubts={doubts}
          countryId={countryId}
          isOpen={open.includes(name) || wrong.includes(name)}
          needsCheck={toCheck.includes(name)}
          errorOf={errorOf}
          onChange={change}
          onConfirm={() => confirmSection(name)}
          onOpen={() => openSection(name)}
        />
      ))}
      <UnplacedLines review={review} onPlace={change} />
      {empty.length > 0 && (
        <section aria-labelledby="not-found">
          <h2 id="not-found" style={{ fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 }}>
            Not found in your {cvLabel}
          </h2>
          {empty.map((name) => (
            <Button
              key={name}
              size="sm"
              variant="outlined"
              color="neutral"
              sx={{ mt: 1.5, mr: 1.5 }}
              onClick={() => {
                if (isList(name)) change(addItem(review, name, { id: crypto.randomUUID() }));
                openSection(name);
              }}
            >
              Add {definitions[name].title}
            </Button>
          ))}
        </section>
      )}
      <StageActions busy={busy} isSaid={problems.length > 0} next="tell us where you want to go next" />
    </StageForm>
  );
}

const today = () => new Date().toISOString().slice(0, 10);
