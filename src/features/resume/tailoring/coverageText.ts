import type { JobCard } from '../../../api/jobs.ts';
import type { OwnApplicationSummary } from '../../../api/ownApplications.ts';
import type { CoverageRow, ResumeCoverage } from '../../../api/tailoring.ts';

export const kindLabels: Record<CoverageRow['kind'], string> = {
  required_skill: 'Required skill',
  desired_skill: 'Nice to have',
  qualification: 'Qualification',
  word: 'Word in the requirements',
};

/** “CV” or “resume” within a sentence. */
export const inSentence = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase());

/** What a veteran can count in the list below it; words are no part of it. */
export function figureText(rows: readonly CoverageRow[], name: string): string {
  const counted = rows.filter(({ kind }) => kind !== 'word');
  const count = (state: CoverageRow['state']) => counted.filter((row) => row.state === state).length;
  if (counted.length === 0) return 'This job names no skills or qualifications.';
  const elsewhere = count('proven_elsewhere');
  const more = elsewhere > 0 ? `, and ${elsewhere} more shown elsewhere in your ${inSentence(name)}` : '';
  return `${count('covered')} of ${counted.length} skills and qualifications covered${more}.`;
}

interface Selected {
  id: number;
  /** Unknown until it has been compared. */
  job: ResumeCoverage['job'] | undefined;
}

/** Saved jobs that are open, then those applied for; the selected job in any case. */
export function jobOptions(
  saved: readonly JobCard[],
  applications: readonly OwnApplicationSummary[],
  { id, job }: Selected,
): { value: number; label: string }[] {
  const labels = new Map<number, string>();
  for (const { id: savedId, title, status, company } of saved)
    if (status === 'published') labels.set(savedId, `${title}, ${company.name}`);
  for (const { job: applied } of applications)
    if (!labels.has(applied.id))
      labels.set(applied.id, `${applied.title}, ${applied.company.name} (applied)`);
  const options = [...labels].map(([value, label]) => ({ value, label }));
  if (id === 0 || labels.has(id)) return options;
  return [{ value: id, label: job ? `${job.title}, ${job.company}` : 'The job you opened' }, ...options];
}
