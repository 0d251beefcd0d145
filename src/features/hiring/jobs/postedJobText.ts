import type { Job, JobStatus, RecruiterJob } from '../../../api/jobs.ts';
import { stageWords } from '../../../machines/applicationStages.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';

export const jobStatusLabels: Record<JobStatus, { label: string; mark: WayPointState }> = {
  draft: { label: 'Draft', mark: 'ahead' },
  published: { label: 'Published', mark: 'passed' },
  paused: { label: 'Paused', mark: 'due' },
  closed: { label: 'Closed', mark: 'ended' },
  expired: { label: 'Expired', mark: 'ended' },
  removed: { label: 'Taken down', mark: 'late' },
};

export function endsText({ status, closes_on }: Pick<Job, 'status' | 'closes_on'>, today: string): string {
  if (status === 'published' || status === 'paused') return 'closes';
  if (status === 'draft') return 'to close';
  return closes_on !== null && closes_on >= today ? 'was to close' : 'closing day was';
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export function applicantsText({
  counts,
  your_turn: waiting,
}: Pick<RecruiterJob, 'counts' | 'your_turn'>): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return 'Nobody has applied yet';
  return [
    `${people(all)} applied`,
    waiting > 0 && `${waiting} waiting for you`,
    counts.interview > 0 && `${counts.interview} at interview`,
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

export const everyPublishedStatus: JobStatus[] = [...tabs.open.statuses, ...tabs.ended.statuses];

export type JobStage = keyof RecruiterJob['counts'];

export function parseStage(query: URLSearchParams): JobStage | undefined {
  const stage = query.get('stage') ?? '';
  return Object.hasOwn(stageWords.employer, stage) ? (stage as JobStage) : undefined;
}

export const parseJobTab = (query: URLSearchParams): JobTab =>
  (Object.keys(tabs) as JobTab[]).find((tab) => tab === query.get('tab')) ?? 'open';

export const countIn = (byStatus: Record<JobStatus, number>, tab: JobTab) =>
  tabs[tab].statuses.reduce((sum, status) => sum + byStatus[status], 0);
