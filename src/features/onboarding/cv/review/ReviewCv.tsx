import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Fragment, type MouseEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { components } from '../../../../../openapi.gen.d.ts';
import { onboardingResumeQuery } from '../../../../api/onboarding.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import type { ReviewPart } from '../../../../machines/review.ts';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { Loaded } from '../../Loaded.tsx';
import { useFlow, useOnboarding } from '../../onboardingFlow.tsx';
import { StageActions } from '../../StageActions.tsx';
import { StageForm } from '../../StageForm.tsx';
import { CvPages } from './CvPages.tsx';
import { acceptLines } from './lineDrag.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { reviewedCv } from './reviewState.ts';
import { definitions, itemsOf, sectionNames } from './sections.ts';
import { linesOfPart, sourceLines } from './sourceLines.ts';
import { UnplacedLines } from './UnplacedLines.tsx';
import { useReview } from './useReview.ts';

type OnboardingResume = components['schemas']['OnboardingResume'];

const Wide = styled('div')({ '&&': { maxWidth: 1120 } });
const Parts = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '@media (min-width:1100px)': {
    '&[data-pages]': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46%)',
      columnGap: 32,
      '& > *': { gridColumn: 1 },
      '& > figure': { gridColumn: 2, gridRow: '1 / span var(--rows)', position: 'sticky', top: 88 },
    },
  },
});
const Narrow = styled('div')({ display: 'grid', gap: 32, maxWidth: 640 });

export function ReviewCv() {
  const query = useQuery({ ...onboardingResumeQuery(), refetchOnWindowFocus: false });
  return (
    <Loaded query={query} what="What we read">
      {(read) => (
        <Wide>
          <ReviewForm key={`${read.resume.id} ${read.parse.id} ${read.parse.status}`} read={read} />
        </Wide>
      )}
    </Loaded>
  );
}

function ReviewForm({ read }: { read: OnboardingResume }) {
  const { actor } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'saving' } } }),
  );
  const form = useReview(read);
  const { review, problems, left, open } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const current =
      failure?.code === 'version_conflict' ? (failure.data as OnboardingResume['resume']) : read.resume;
    actor.send({ type: 'cv.reviewed', review: reviewedCv(read, current.version, review) });
  };
  // Opens the section first, so that the link finds its field.
  const reveal = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) flushSync(() => form.reveal(decodeURIComponent(link.hash.slice(1))));
  };
  const isFilled = (name: SectionName) =>
    name === 'personal_details' ||
    open.some((key) => key.startsWith(`${name}/`)) ||
    itemsOf(review.sections, name).length > 0;
  const filled = sectionNames.filter(isFilled);
  return (
    <StageForm onSubmit={submit} conflict={form.conflict}>
      <Narrow>
        <div hidden={problems.length === 0} onClickCapture={reveal}>
          <ErrorSummary problems={problems} attempt={form.attempt} />
        </div>
        <ReadingWarnings warnings={read.parse.warnings} />
        <div>
          <ReviewProgress
            left={left}
            sections={filled.length}
            checked={filled.filter((name) => review.confirmed.includes(name)).length}
            unplaced={review.unplaced.length}
            onOpen={form.openPart}
          />
          <ReplaceFile />
        </div>
      </Narrow>
      <ReviewParts read={read} form={form} names={filled} />
      <AbsentSections
        names={sectionNames.filter((name) => !isFilled(name))}
        onAdd={form.addTo}
        onDropLine={form.moveLine}
      />
      <StageActions busy={busy} isSaid={problems.length > 0} next="tell us where you want to go next" />
    </StageForm>
  );
}

interface ReviewPartsProps {
  read: OnboardingResume;
  form: ReturnType<typeof useReview>;
  names: readonly SectionName[];
}

const none: readonly number[] = [];

function ReviewParts({ read, form, names }: ReviewPartsProps) {
  const { countryId } = useFlow();
  const { review, doubts, left, open, part } = form;
  const lines = useMemo(() => sourceLines(read.parse, read.resume.sections), [read]);
  const [entry, setEntry] = useState<string | null>(null);
  const marked = useMemo(() => (part ? linesOfPart(lines, part) : []), [lines, part]);
  const active = (part && entry?.startsWith(`${part}/`) && lines.get(entry)) || none;
  const rows = names.length + (review.unplaced.length > 0 ? 1 : 0);
  const pagesAfter = (name: ReviewPart) =>
    read.pages.length > 0 &&
    name === (part ?? 'personal_details') && (
      <CvPages
        pages={read.pages}
        fileName={read.resume.file_name}
        marked={marked}
        active={active}
        rows={rows}
      />
    );
  return (
    <Parts data-pages={read.pages.length > 0 ? '' : undefined}>
      {names.map((name) => (
        <Fragment key={name}>
          <ReviewSection
            name={name}
            review={review}
            doubts={doubts}
            countryId={countryId}
            open={open}
            isShown={part === name}
            needsCheck={left.some((section) => section.name === name)}
            errorOf={form.errorOf}
            onChange={form.change}
            onToggle={() => form.togglePart(name)}
            onConfirm={() => form.confirmSection(name)}
            onEntry={setEntry}
            onEdit={() => form.editSection(name)}
            onEditEntry={form.editEntry}
            onAdd={() => form.addTo(name)}
            onDropLine={(index) => form.moveLine(index, name)}
          />
          {pagesAfter(name)}
        </Fragment>
      ))}
      <UnplacedLines
        review={review}
        parse={read.parse}
        isShown={part === 'unplaced'}
        onToggle={() => form.togglePart('unplaced')}
        onPlace={form.moveLine}
        onLine={setEntry}
      />
      {pagesAfter('unplaced')}
    </Parts>
  );
}

const ReadingWarnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.map((warning) => (
    <InlineAlert key={warning} kind="warning" live={false}>
      {warning}
    </InlineAlert>
  ));

function ReplaceFile() {
  const { actor } = useFlow();
  return (
    <Link
      component="button"
      type="button"
      sx={{ mt: 1, minHeight: 36 }}
      onClick={() => actor.send({ type: 'cv.replaced' })}
    >
      Use a different file
    </Link>
  );
}

interface AbsentSectionsProps {
  names: readonly SectionName[];
  onAdd: (name: SectionName) => void;
  onDropLine: (index: number, name: SectionName) => void;
}

function AbsentSections({ names, onAdd, onDropLine }: AbsentSectionsProps) {
  const { cvLabel } = useFlow();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="not-found">
      <h2 id="not-found" style={{ fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 }}>
        Not found in your {cvLabel}
      </h2>
      {names.map((name) => (
        <Button
          key={name}
          {...acceptLines((index) => onDropLine(index, name))}
          size="sm"
          variant="outlined"
          color="neutral"
          sx={{ mt: 1.5, mr: 1.5 }}
          onClick={() => onAdd(name)}
        >
          Add {definitions[name].title}
        </Button>
      ))}
    </section>
  );
}
