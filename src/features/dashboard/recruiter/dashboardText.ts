import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { listFormat, pageLocale } from '../../../ui/intl.ts';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const numberWord = (count: number) => small[count] ?? String(count);

export function inDays(count: number): string {
  if (count <= 0) return 'today';
  return count === 1 ? 'tomorrow' : `in ${count} days`;
}

export const namesOf = (names: readonly string[]) => listFormat(pageLocale()).format(names);

export function waitingSentence({ counts }: Pick<RecruiterDashboard, 'counts'>): string {
  const { your_turn: all, waiting: long } = counts;
  if (all === 0) return 'You’re all caught up.';
  if (all === 1)
    return long === 1
      ? 'One person has been waiting more than seven days to hear from you.'
      : 'One person is waiting to hear from you.';
  const people = `${numberWord(all)} people`;
  if (long === all) return `${people} have been waiting more than seven days to hear from you.`;
  if (long === 0) return `${people} are waiting to hear from you.`;
  return `${people} are waiting to hear from you, ${numberWord(long).toLowerCase()} of them for more than seven days.`;
}

type Stage = RecruiterDashboard['funnel'][number];

/** Of all who have ever been at a stage, the share that has also been at a later one. */
export const conversionText = ({ reached, advanced }: Pick<Stage, 'reached' | 'advanced'>): string | null =>
  reached === 0 ? null : `${Math.round((100 * advanced) / reached)}% of all who got here went further`;

type Interview = RecruiterDashboard['interviews'][number];

export function interviewWords({ mode, place }: Pick<Interview, 'mode' | 'place'>): string {
  if (mode === 'in_person') return place ? `Interview at ${place}` : 'Interview in person';
  return mode === 'video' ? 'Video interview' : 'Phone interview';
}
