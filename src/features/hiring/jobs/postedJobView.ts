import type { RecruiterJob } from '../../../api/jobs.ts';
import type { WaitAge } from '../../../machines/applicationStages.ts';
import { dateText } from '../../../ui/calendar.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { applicantsText, type JobStage, jobStatusLabels } from './postedJobText.ts';

interface PostedJobView {
  title: string;
  /** The editor for a draft, otherwise the page with its applicants. */
  to: string;
  facts: string;
  applicants: string | null;
  chip: { mark: WayPointState; state: string };
  hasChanges: boolean;
  nextStep: 'Continue' | 'Review' | null;
}

export const jobEditorAddress = (id: number) => `/recruiter/job/edit-job-new/${id}`;
export const changesReviewAddress = (id: number) => `${jobEditorAddress(id)}?review`;

function placeText({ city, is_remote }: RecruiterJob): string {
  return city.map(({ title }) => title).join(', ') || (is_remote ? 'Remote' : 'No location yet');
}

/** Whose applications a list of jobs is about, and the list of a job’s applicants that it leads to. */
export interface PeopleFilter {
  stage?: JobStage | undefined;
  wait?: WaitAge | undefined;
  /** The day on which the week begins in which they applied. */
  week?: string | undefined;
}

interface ViewOptions extends PeopleFilter {
  locale: string;
}

function peopleQuery({ stage, wait, week }: PeopleFilter): string {
  const query = new URLSearchParams({
    ...(stage && { stage }),
    ...(wait && { wait }),
    ...(week && { week }),
  });
  return query.size > 0 ? `?${query}` : '';
}

export function postedJobView(job: RecruiterJob, { locale, ...people }: ViewOptions): PostedJobView {
  const { id, title, status, closes_on, owner, your_turn } = job;
  const { label, mark } = jobStatusLabels[status];
  const isDraft = status === 'draft';
  const isEdited = isDraft && job.allowed.includes('change');
  const closing = closes_on && `closes ${dateText(closes_on, locale, { day: 'numeric', month: 'short' })}`;
  return {
    title: title || 'Untitled job',
    to: isEdited ? jobEditorAddress(id) : `/recruiter/jobs/${id}${peopleQuery(people)}`,
    facts: [placeText(job), owner.name, closing].filter(Boolean).join(' · '),
    applicants: isDraft ? null : applicantsText(job),
    chip: { mark, state: label },
    hasChanges: job.has_unpublished_changes,
    nextStep: isEdited ? 'Continue' : your_turn > 0 ? 'Review' : null,
  };
}
