import type { JobStatus, RecruiterJob } from '../../../api/jobs.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';

export const statusWords: Record<JobStatus, { label: string; mark: WayPointState }> = {
  draft: { label: 'Draft', mark: 'ahead' },
  published: { label: 'Published', mark: 'passed' },
  paused: { label: 'Paused', mark: 'due' },
  closed: { label: 'Closed', mark: 'ended' },
  expired: { label: 'Expired', mark: 'ended' },
  removed: { label: 'Taken down', mark: 'late' },
};

type Counts = RecruiterJob['counts'];

/** Whose turn is the employer's. */
export const waitingIn = ({ submitted, viewed }: Counts) => submitted + viewed;

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** "12 people applied · 3 wait for you · 1 hired". */
export function applicantsText({ counts, applications_count: all }: RecruiterJob): string {
  if (all === 0) return 'Nobody has applied yet';
  const waiting = waitingIn(counts);
  return [
    `${people(all)} applied`,
    waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you`,
    counts.interview > 0 && `${counts.interview} in interview`,
    counts.hired > 0 && `${counts.hired} hired`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const tabs = {
  open: { label: 'Open', statuses: ['published', 'paused'] },
  drafts: { label: 'Drafts', statuses: ['draft'] },
  ended: { label: 'Ended', statuses: ['closed', 'expired', 'removed'] },
} as const satisfies Record<string, { label: string; statuses: JobStatus[] }>;
export type JobTab = keyof typeof tabs;

export const tabOf = (query: URLSearchParams): JobTab =>
  (Object.keys(tabs) as JobTab[]).find((tab) => tab === query.get('tab')) ?? 'open';

export const countIn = (byStatus: Record<JobStatus, number>, tab: JobTab) =>
  tabs[tab].statuses.reduce((sum, status) => sum + byStatus[status], 0);
