import type { Job } from '../../../api/jobs.ts';
import { comparing } from '../../../editing/parts.ts';
import { counted, listFormat } from '../../../ui/intl.ts';
import { salaryText } from '../../../ui/salaryText.ts';
import { jobParts } from './jobParts.ts';
import { editedJob, salaryIn, type TypedJob, toTypedJob } from './typed.ts';

type Name = keyof typeof jobParts;

interface ChangedRow {
  what: string;
  /** Only what differs, such as the removed lines of a list. */
  before: string[];
  after: string[];
}

export interface ChangesReview {
  rows: ChangedRow[];
  /** Who is affected and who is not, a sentence each. */
  people: string[];
}

const { isSame, names } = comparing(jobParts);

function wordsOf(name: Name, typed: TypedJob, locale: string): string[] {
  if (name === 'salary') {
    const salary = salaryIn(typed);
    return salary ? [`${salaryText(salary, locale)}${salary.is_public ? '' : ', not shown'}`] : [];
  }
  const { wordsIn, of } = jobParts[name];
  return [(wordsIn ?? of)(typed)]
    .flat(Number.POSITIVE_INFINITY)
    .filter((word): word is string => typeof word === 'string' && word.trim() !== '');
}

function rowOf(name: Name, [live, edited]: readonly [TypedJob, TypedJob], locale: string): ChangedRow {
  const before = wordsOf(name, live, locale);
  const after = wordsOf(name, edited, locale);
  const removed = before.filter((word) => !after.includes(word));
  const added = after.filter((word) => !before.includes(word));
  const what = jobParts[name].title;
  // The same words in another order are shown as a whole.
  return removed.length + added.length > 0
    ? { what, before: removed, after: added }
    : { what, before, after };
}

const readersLookFor: Partial<Record<Name, string>> = {
  salary: 'pay',
  place: 'place',
  closes_on: 'closing date',
  questions: 'questions',
};

type Affected = NonNullable<NonNullable<Job['recruiter']>['unpublished']>['affects'];

function peopleOf(
  { applicants, invited, savers }: Affected,
  changed: readonly Name[],
  locale: string,
): string[] {
  const list = listFormat(locale, { type: 'conjunction' });
  const people = (count: number) => counted(count, 'person', 'people');
  const readers = [
    ...(invited > 0 ? [`${people(invited)} you’ve invited`] : []),
    ...(savers > 0 ? [`${people(savers)} who saved the job`] : []),
  ];
  const news = changed.flatMap((name) => readersLookFor[name] ?? []);
  if (applicants === 0 && readers.length === 0)
    return ['Nobody has an open application for this job, an invitation to it, or has saved it.'];
  return [
    ...(applicants === 0
      ? []
      : [
          applicants === 1
            ? '1 person with an open application keeps the job as it was when they applied.'
            : `${people(applicants)} with open applications keep the job as it was when they applied.`,
        ]),
    ...(readers.length === 0
      ? []
      : [`${list.format(readers)} will see the new ${news.length > 0 ? list.format(news) : 'version'}.`]),
    ...(applicants > 0 && changed.includes('questions')
      ? ['Only people who apply from now on answer the new questions.']
      : []),
  ];
}

const withoutExpectedAnswers = (typed: TypedJob): TypedJob => ({
  ...typed,
  questions: typed.questions.map((question) => ({ ...question, expected_answers: [] })),
});

const marksAlone =
  'Only your company sees which answers this job needs. People who have applied are marked again, and nothing changes for them.';

export function changesReview(job: Job, locale: string): ChangesReview {
  const unpublished = job.recruiter?.unpublished;
  if (!unpublished) return { rows: [], people: [] };
  const sides = [toTypedJob(job), toTypedJob(editedJob(job))] as const;
  const [live, edited] = sides;
  const changed = names.filter((name) => !isSame(name, live, edited));
  const visible = changed.filter(
    (name) => !isSame(name, withoutExpectedAnswers(live), withoutExpectedAnswers(edited)),
  );
  return {
    rows: changed.map((name) => rowOf(name, sides, locale)),
    people: [
      ...(visible.length > 0 ? peopleOf(unpublished.affects, visible, locale) : []),
      ...(visible.length < changed.length ? [marksAlone] : []),
    ],
  };
}
