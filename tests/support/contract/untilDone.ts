/** Waits for work behind an answer: a file that is read, a document that is made. */
import { vi } from 'vitest';

/** Asks again until the work is done; only a hang meets the deadline. */
export const untilDone = <Answer>(ask: () => Promise<Answer>, isAtWork: (answer: Answer) => boolean) =>
  vi.waitFor(
    async () => {
      const answer = await ask();
      if (isAtWork(answer)) throw new Error('The work is not done');
      return answer;
    },
    { timeout: 60_000, interval: 50 },
  );
