import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ResumeReview } from '../../../api/resumes.ts';
import { DialogActions } from '../../../ui/feedback/DialogActions.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { accepted, acceptedWords, describeFile } from '../../../ui/form/cvFile.ts';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { ReadResult } from './ReadResult.tsx';
import { type Import, useImport } from './useImport.ts';

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 32,
  '@media (max-width:599.95px)': { padding: 20 },
});

interface ImportResumeProps {
  name: string;
  into?: { id: number; title: string };
  onClose: () => void;
  onDone: (resume: ResumeReview['resume']) => void;
}

type Unread = Exclude<Import, { step: 'read' }>;

function shownFile(state: Unread) {
  const { file } = state;
  if (!file) return null;
  const { name } = file;
  if (state.step === 'uploading') {
    const progress = Math.round(state.sent * 100);
    return { name, state: 'uploading' as const, detail: `Uploading, ${progress}%`, progress };
  }
  if (state.step === 'reading') {
    return {
      name,
      state: 'reading' as const,
      detail: state.isSlow ? 'Not finished yet' : 'Usually takes about 10 seconds',
    };
  }
  return {
    name,
    state: state.problem ? ('refused' as const) : ('chosen' as const),
    detail: describeFile(file),
  };
}

/** Mounted while open. Turns a file into a CV, or adds it to one without replacing anything. */
export function ImportResume({ name, into, onClose, onDone }: ImportResumeProps) {
  const id = useId();
  const { state, choose, send, startAgain } = useImport(into?.id);
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['listResumes'] });
    if (state.step === 'read')
      await queries.invalidateQueries({ queryKey: ['getResume', state.review.resume.id] });
  };
  const close = () => {
    void refresh();
    onClose();
  };
  const done = async () => {
    if (state.step !== 'read') return;
    await refresh();
    onDone(state.review.resume);
  };
  return (
    <ModalOverlay open onDismiss={close} labelledBy={`${id}-title`} width={600}>
      <Body>
        <Typography id={`${id}-title`} level="h2" component="h2">
          {state.step === 'read'
            ? 'Here’s what we found'
            : into
              ? `Add a file to “${into.title}”`
              : `Import a ${name}`}
        </Typography>
        {state.step === 'read' ? (
          <ReadResult parse={state.review.parse} />
        ) : (
          <FileToRead state={state} name={name} isNew={!into} onChoose={choose} onRemove={startAgain} />
        )}
        <DialogActions>
          {state.step === 'read' ? (
            <Button onClick={done}>{`Continue with this ${name}`}</Button>
          ) : (
            <ReadingActions state={state} onCancel={startAgain} onClose={close} onSend={send} />
          )}
        </DialogActions>
      </Body>
    </ModalOverlay>
  );
}

type FileToReadProps = {
  state: Unread;
  name: string;
  isNew: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

const FileToRead = ({ state, name, isNew, onChoose, onRemove }: FileToReadProps) => (
  <>
    <p>
      {isNew
        ? `We’ll create a new ${name} in a simple design. You can change all of it afterwards.`
        : 'We’ll keep what’s already there and add anything new. You can go back to the previous version.'}
    </p>
    <FileDrop
      name="import"
      label="Drop your file here"
      hint={acceptedWords}
      accept={accepted}
      file={shownFile(state)}
      error={state.step === 'choosing' ? state.problem : undefined}
      onChoose={onChoose}
      onRemove={onRemove}
    />
    {state.step === 'reading' && (
      <p role="status">
        {state.isSlow
          ? 'This is taking longer than usual. Other files may be ahead of yours. You can close this and we’ll carry on.'
          : 'We’re looking for your jobs, service, dates and skills.'}
      </p>
    )}
  </>
);

type ReadingActionsProps = {
  state: Unread;
  onCancel: () => void;
  onClose: () => void;
  onSend: (file: File) => void;
};

function ReadingActions({ state, onCancel, onClose, onSend }: ReadingActionsProps) {
  const isBusy = state.step === 'uploading' || state.step === 'reading';
  return (
    <>
      <Button variant="outlined" color="neutral" onClick={state.step === 'uploading' ? onCancel : onClose}>
        {state.step === 'uploading' ? 'Cancel upload' : isBusy ? 'Close' : 'Cancel'}
      </Button>
      <Button
        loading={isBusy}
        disabled={!state.file || (state.step === 'choosing' && state.problem !== undefined)}
        onClick={() => state.file && onSend(state.file)}
      >
        Read this file
      </Button>
    </>
  );
}
