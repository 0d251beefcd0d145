import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Lock, SkipForward, UserRoundSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { accepted, cvFileError, describeFile, fileProblem } from '../../../ui/form/cvFile.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { useErrorTitle } from '../../../ui/form/useCheckedForm.ts';
import { token } from '../../../ui/theme/token.ts';
import { useFlow, useOnboarding } from '../onboardingFlow.tsx';
import { StageActions } from '../StageActions.tsx';
import { StageForm } from '../StageForm.tsx';
import { OtherWay, OtherWays } from './OtherWay.tsx';

const Note = styled('p')({
  display: 'flex',
  gap: 10,
  marginTop: 12,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.quiet,
});
const Heading = styled('h2')({ fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 600, marginBottom: 4 });
const Steps = styled('ol')({ paddingLeft: 20, '& li': { padding: '2px 0' } });

export function ChooseCv() {
  const { actor, cvLabel, file, chooseFile, uploaded } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
  const isUploading = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'uploading' } } }),
  );
  const [problem, setProblem] = useState<string>();
  const [isReplaced, setReplaced] = useState(false);
  const error = problem ?? (isReplaced ? undefined : cvFileError(failure));
  useErrorTitle(error !== undefined);

  const choose = (next: File | null) => {
    chooseFile(next);
    setReplaced(true);
    setProblem(next ? fileProblem(next, cvLabel) : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fileProblem(file, cvLabel);
    setProblem(found);
    setReplaced(false);
    if (found) document.getElementById('file-choice')?.focus();
    else if (file) actor.send({ type: 'file.chosen', file });
  };
  const percent = Math.round(uploaded * 100);
  const shown = file && {
    name: file.name,
    state: isUploading ? ('uploading' as const) : error ? ('refused' as const) : ('chosen' as const),
    detail: isUploading ? `Uploading, ${percent}%` : describeFile(file),
    ...(isUploading && { progress: percent }),
  };
  const actions = (
    <StageActions
      busy={isUploading}
      busyLabel="Uploading…"
      quiet={!file}
      isSaid={error !== undefined}
      next="we’ll read your file, then you check what we found"
    />
  );
  return (
    <StageForm onSubmit={submit}>
      <div>
        <div id="file-choice" tabIndex={-1}>
          <FileDrop
            name="file"
            label={`Drop your ${cvLabel} here`}
            hint="PDF, Word, text or JSON Resume, up to 5 MB"
            accept={accepted}
            file={shown}
            error={error}
            primary={!file}
            onChoose={choose}
            onRemove={() => choose(null)}
          />
        </div>
        <Note>
          <Lock size={18} aria-hidden="true" />
          Only you can see this file. Employers don’t see it unless you apply.
        </Note>
        {isUploading && (
          <Button
            variant="outlined"
            color="neutral"
            sx={{ mt: 2 }}
            onClick={() => actor.send({ type: 'upload.cancelled' })}
          >
            Cancel upload
          </Button>
        )}
      </div>
      {file ? actions : null}
      {!isUploading && (
        <section aria-labelledby="other-ways">
          <Heading id="other-ways">Don’t have a file to hand?</Heading>
          <OtherWays>
            <OtherWay
              Icon={UserRoundSearch}
              title="Use your LinkedIn profile"
              hint="Download your profile as a PDF and drop it above"
            >
              <Steps>
                <li>On a computer, open your profile on linkedin.com.</li>
                <li>Choose “Resources” or “More” below your name, then “Save to PDF”.</li>
                <li>Come back here and drop the file above.</li>
              </Steps>
            </OtherWay>
            <OtherWay
              Icon={SkipForward}
              title={`Continue without a ${cvLabel}`}
              hint="Your profile will stay at 80% until you add one"
              onClick={() => actor.send({ type: 'cv.declined' })}
            />
          </OtherWays>
        </section>
      )}
      {file ? null : actions}
    </StageForm>
  );
}
