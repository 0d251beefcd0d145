import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { getResumeImport, importResume, type ResumeReview } from '../../../api/resumes.ts';
import { cvFileError, fileProblem } from '../../../ui/form/cvFile.ts';

const waits = [500, 1_000, 2_000];

async function readResume(id: number, signal: AbortSignal): Promise<ResumeReview> {
  for (let turn = 0; ; turn += 1) {
    await wait(waits[turn] ?? 3_000, signal);
    const review = await getResumeImport(id);
    signal.throwIfAborted();
    if (review.parse.status === 'done') return review;
    if (review.parse.status === 'failed') {
      const message =
        review.parse.warnings[0] ?? 'We couldn’t read this file. Choose one with text you can select.';
      throw new ApiError(422, { status: false, code: 'file_unreadable', message, request_id: '' });
    }
  }
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

export type Import =
  | { step: 'choosing'; file: File | null; problem?: string }
  | { step: 'uploading'; file: File; sent: number }
  | { step: 'reading'; file: File; isSlow: boolean }
  | { step: 'read'; file: File; review: ResumeReview };

const slowAfter = 10_000;
const nothingChosen: Import = { step: 'choosing', file: null };

export function useImport(intoResumeId: number | undefined) {
  const [state, setState] = useState<Import>(nothingChosen);
  // An unreadable file leaves a CV behind, into which the next file is imported.
  const into = useRef(intoResumeId);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const onProgress = (sent: number) => {
      if (!signal.aborted) setState({ step: 'uploading', file, sent });
    };
    const slow = setTimeout(() => {
      if (!signal.aborted) setState((now) => (now.step === 'reading' ? { ...now, isSlow: true } : now));
    }, slowAfter);
    onProgress(0);
    try {
      const { resume_id } = await importResume({
        file,
        signal,
        onProgress,
        ...(into.current && { intoResumeId: into.current }),
      });
      into.current = resume_id;
      if (signal.aborted) return;
      setState({ step: 'reading', file, isSlow: false });
      const review = await readResume(resume_id, signal);
      setState({ step: 'read', file, review });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choosing', file, problem: whyNot(error) });
    } finally {
      clearTimeout(slow);
    }
  }

  return {
    state,
    choose(file: File) {
      running.current?.abort();
      const problem = fileProblem(file, '');
      setState({ step: 'choosing', file, ...(problem && { problem }) });
    },
    send,
    startAgain() {
      running.current?.abort();
      setState(nothingChosen);
    },
  };
}

function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) return 'The file didn’t upload. Check your connection, then try again.';
  return cvFileError(error) ?? error.message;
}
