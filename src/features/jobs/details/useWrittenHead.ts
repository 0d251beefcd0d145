import { useEffect } from 'react';

/**
 * Removes the tags for search engines that the server wrote for one job (`server/jobs/page.ts`) when the page leaves that job.
 */
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
