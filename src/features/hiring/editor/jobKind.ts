import { createJob, type Job, type JobFields, updateJob } from '../../../api/jobs.ts';
import type { Editor } from '../../../editing/createEditor.ts';
import type { Kind } from '../../../editing/kind.ts';
import { jobParts } from './jobParts.ts';
import { editedJob, emptyJob, type TypedJob, toTypedJob } from './typed.ts';

type JobPart = keyof typeof jobParts;
export type JobEditor = Editor<Job | null, TypedJob, JobFields, JobPart>;

/** The ids of new questions, and what the server derives from the job role and the title. */
function learned(typed: TypedJob, sent: TypedJob, answer: Job | null): TypedJob {
  if (!answer) return typed;
  const edited = editedJob(answer);
  const { industry, occupation } = toTypedJob(edited);
  const newIds = new Map(
    sent.questions.flatMap(({ key, title }, index) => {
      const stored = edited.questions[index];
      return stored?.title === title.trim() ? [[key, stored.id]] : [];
    }),
  );
  return {
    ...typed,
    ...(typed.industry.length + sent.industry.length === 0 && { industry }),
    ...(!typed.occupation && !sent.occupation && { occupation }),
    questions: typed.questions.map((question) => {
      const id = question.id ?? newIds.get(question.key);
      return id === question.id ? question : { ...question, id };
    }),
  };
}

const goldBadge = 'covenant_gold';

/**
 * Null is a new job.
 * @param onLostBadge called when the badge was removed, because the company has lost the award behind it
 */
export const jobs = (
  userId: number,
  countryId: number,
  onLostBadge: () => void,
): Kind<Job | null, TypedJob, JobFields, JobPart> => ({
  key: (job) => ({ userId, form: 'job', id: job?.id ?? 0 }),
  open: (job) => ({
    content: job ? toTypedJob(editedJob(job)) : emptyJob(countryId),
    version: job?.version ?? 0,
  }),
  parts: jobParts,
  save: ({ document: job, version, body }) =>
    job ? updateJob(job.id, { version, ...body }) : createJob(body),
  // The form names its questions by position.
  placeOf: (field) => ({ field }),
  learned,
  // The form no longer shows a box to untick.
  corrected(typed, { errors }) {
    const { veteran_features } = typed;
    if (!errors?.veteran_features || !veteran_features.includes(goldBadge)) return null;
    onLostBadge();
    return { ...typed, veteran_features: veteran_features.filter((feature) => feature !== goldBadge) };
  },
});
