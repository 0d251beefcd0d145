import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import type { openApplicationStatuses } from '../../../machines/application.ts';
import { listFormat } from '../../../ui/intl.ts';

export const longWait = 7;

export type FunnelStage = (typeof openApplicationStatuses)[number] | 'hired';

export const stageWords: Record<FunnelStage, string> = {
  submitted: 'Submitted',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
};

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Three" at the start of a sentence; figures from eleven on. */
export const inWords = (count: number) => small[count] ?? String(count);

export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** "today", "tomorrow", "in 3 days". */
export function inDays(count: number): string {
  if (count <= 0) return 'today';
  return count === 1 ? 'tomorrow' : `in ${count} days`;
}

export const namesOf = (names: readonly string[]) => listFormat('en-GB').format(names);

/** The sentence under the greeting. */
export function waitingSentence({ counts, waiting }: Pick<RecruiterDashboard, 'counts' | 'waiting'>): string {
  const { waiting: count } = counts;
  if (count === 1) return 'One person has waited more than seven days to hear from you.';
  if (count > 1) return `${inWords(count)} people have waited more than seven days to hear from you.`;
  return waiting.length > 0
    ? 'Nobody has waited more than seven days to hear from you.'
    : 'Nobody waits to hear from you.';
}

type Interview = RecruiterDashboard['interviews'][number];

export function interviewWords({ mode, place }: Pick<Interview, 'mode' | 'place'>): string {
  if (mode === 'in_person') return place ? `Interview at ${place}` : 'Interview in person';
  return mode === 'video' ? 'Interview by video' : 'Interview by phone';
}
