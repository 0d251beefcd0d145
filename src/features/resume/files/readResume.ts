import { ApiError } from '../../../api/client.ts';
import { getResumeImport, type ResumeReview } from '../../../api/resumes.ts';

const waits = [500, 1_000, 2_000];

export async function readResume(id: number, signal: AbortSignal): Promise<ResumeReview> {
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
