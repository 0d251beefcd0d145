import { useEffect } from 'react';

/** What the server writes for search engines into the page of one job (`server/jobs/page.ts`) is taken along with the job. */
export function useWrittenHead(jobId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written for one job is not for the next.
  useEffect(
    () => () => {
      const written = 'meta[name="robots"], script[type="application/ld+json"]';
      for (const element of document.head.querySelectorAll(written)) element.remove();
    },
    [jobId],
  );
}
