import type { VeteranDashboard } from '../../api/dashboard.ts';
import { localDay } from '../../ui/calendar.ts';

type Facts = Pick<VeteranDashboard, 'progress' | 'applications'>;

/** On the day on which onboarding was completed, until the first application. */
export function isFirstDay({ progress, applications }: Facts, now: Date): boolean {
  if (!progress.is_completed || applications.total > 0) return false;
  const last = progress.stages
    .flatMap(({ done_at }) => done_at ?? [])
    .sort()
    .at(-1);
  return last !== undefined && localDay(new Date(last)) === localDay(now);
}
