import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Lock, SkipForward, UserRoundSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { accepted, acceptedWords, cvFileError, describeFile, fileProblem } from '../../../ui/form/cvFile.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
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

function useCvChoice() {
  const { actor, cvLabel, file, chooseFile } = useFlow();
  const failure = useOnboarding((snapshot) => snapshot.context.failure);
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
    const refusal = fileProblem(file, cvLabel);
    setProblem(refusal);
    setReplaced(false);
    if (refusal) document.getElementById('file-choice')?.focus();
    else if (file) actor.send({ type: 'file.chosen', file });
  };
  return { error, choose, submit };
}

function uploadingFile({ name }: File, uploaded: number) {
  const progress = Math.round(uploaded * 100);
  return { name, state: 'uploading' as const, detail: `Uploading, ${progress}%`, progress };
}

const selectedFile = (file: File, error: string | undefined) => ({
  name: file.name,
  state: error ? ('refused' as const) : ('chosen' as const),
  detail: describeFile(file),
});

function FileAlternatives() {
  const { actor, cvLabel } = useFlow();
  return (
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
  );
}

export function ChooseCv() {
  const { actor, cvLabel, file, uploaded } = useFlow();
  const isUploading = useOnboarding((snapshot) =>
    snapshot.matches({ underway: { screen: { uploadCv: 'uploading' } } }),
  );
  const { error, choose, submit } = useCvChoice();
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
            hint={acceptedWords}
            accept={accepted}
            file={file && (isUploading ? uploadingFile(file, uploaded) : selectedFile(file, error))}
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
      {!isUploading && <FileAlternatives />}
      {file ? null : actions}
    </StageForm>
  );
}
