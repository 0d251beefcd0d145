import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { components } from '../../../../../openapi.gen.d.ts';
import { onboardingResumeQuery } from '../../../../api/onboarding.ts';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { Loaded } from '../../Loaded.tsx';
import { useFlow, useOnboarding } from '../../onboardingFlow.tsx';
import { StageActions } from '../../StageActions.tsx';
import { StageForm } from '../../StageForm.tsx';
import { acceptLines } from './lineDrag.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { reviewedCv } from './reviewState.ts';
import { definitions, itemsOf, type SectionName, sectionNames } from './sections.ts';
import { UnplacedLines } from './UnplacedLines.tsx';
import { useReview } from './useReview.ts';

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

function ReviewForm({ read }: { read: ResumeReview }) {
  const { actor, countryId } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const busy = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'saving' } } }),
  );
  const form = useReview(read);
  const { review, doubts, problems, left, open } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const current =
      failure?.code === 'version_conflict' ? (failure.data as ResumeReview['resume']) : read.resume;
    actor.send({ type: 'cv.reviewed', review: reviewedCv(read.resume.id, current.version, review) });
  };
  const isFilled = (name: SectionName) =>
    name === 'personal_details' ||
    open.some((key) => key.startsWith(`${name}/`)) ||
    itemsOf(review.sections, name).length > 0;
  const filled = sectionNames.filter(isFilled);
  return (
    <StageForm onSubmit={submit} conflict={form.conflict}>
      <ErrorSummary problems={problems} attempt={form.attempt} />
      <ReadingWarnings warnings={read.parse.warnings} />
      <div>
        <ReviewProgress left={left} sections={filled.length} unplaced={review.unplaced.length} />
        <ReplaceFile />
      </div>
      {filled.map((name) => (
        <ReviewSection
          key={name}
          name={name}
          review={review}
          doubts={doubts}
          countryId={countryId}
          open={open}
          needsCheck={left.some((section) => section.name === name)}
          errorOf={form.errorOf}
          onChange={form.change}
          onConfirm={() => form.confirmSection(name)}
          onEdit={() => form.editSection(name)}
          onEditEntry={form.editEntry}
          onAdd={() => form.addTo(name)}
          onDropLine={(index) => form.moveLine(index, name)}
        />
      ))}
      <UnplacedLines review={review} parse={read.parse} onPlace={form.moveLine} />
      <AbsentSections
        names={sectionNames.filter((name) => !isFilled(name))}
        onAdd={form.addTo}
        onDropLine={form.moveLine}
      />
      <StageActions busy={busy} isSaid={problems.length > 0} next="tell us where you want to go next" />
    </StageForm>
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
