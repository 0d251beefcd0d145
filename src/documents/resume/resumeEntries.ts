// What a CV says of each post, course and activity, in one wording for PDF, Word, text, JSON and screens.
import type { components } from '../../../openapi.gen.d.ts';
import {
  type DocumentEntry,
  type EntryPeriod,
  entry,
  filledLines,
  joined,
  monthOf,
  periodOf,
} from '../documentContent.ts';
import { severalLines, withoutBreaks } from '../letters.ts';

type Schemas = components['schemas'];
type Titles = Schemas['Resume']['military_titles'];

export function militaryEntry(post: Schemas['MilitaryExperience'], titles: Titles): DocumentEntry {
  const called = (id: number | null | undefined) => (id ? titles[id] : undefined);
  const rank = withoutBreaks(called(post.military_rank_id));
  const force = joined([
    called(post.military_service_id),
    called(post.military_navy_service_id),
    called(post.military_corps_id) ?? called(post.military_branch_id) ?? called(post.military_profession_id),
  ]);
  const inService = post.civilian_title ? post.role_title : undefined;
  return entry({
    title: withoutBreaks(post.civilian_title || post.role_title),
    detail: joined([
      inService === post.civilian_title ? undefined : inService,
      rank ? `${force} (${rank})`.trim() : force,
      post.show?.unit ? post.unit : undefined,
      post.show?.region === false ? undefined : post.region,
    ]),
    dates: periodOf(post),
    lines: filledLines(post.highlights),
  });
}

export const civilianEntry = (post: Schemas['CivilianExperience']): DocumentEntry =>
  entry({
    title: withoutBreaks(post.job_title || post.employer),
    detail: joined([post.job_title ? post.employer : undefined, post.city, post.employment_type]),
    dates: periodOf(post),
    lines: filledLines(post.highlights),
  });

interface Course extends EntryPeriod {
  subject?: string;
  grade?: string;
  completed_on?: string | null;
  expires_on?: string | null;
  credential_id?: string;
  civilian_equivalent?: string;
}

const endOf = (it: Course) => it.completed_on ?? it.end_month;

/** What a course is worth elsewhere: JSON Resume has no fields for it. */
export function courseWorth({ civilian_equivalent, credential_id, expires_on }: Course): string {
  const expiry = monthOf(expires_on);
  return joined([
    civilian_equivalent && `equal to ${civilian_equivalent}`,
    credential_id,
    expiry && `valid until ${expiry}`,
  ]);
}

export const courseEntry = (
  title: string | undefined,
  place: string | undefined,
  it: Course,
): DocumentEntry =>
  entry({
    title: joined([title, it.subject]),
    detail: joined([it.grade, place, courseWorth(it)]),
    dates: periodOf({ start_month: it.start_month ?? null, end_month: endOf(it) ?? null }),
  });

export const activityEntry = (it: Schemas['ResumeActivity']): DocumentEntry =>
  entry({
    title: withoutBreaks(it.title),
    detail: [joined([it.issuer, it.organisation]), severalLines(it.text)].filter(Boolean).join(', '),
    dates: monthOf(it.month),
  });

export const clearanceEntry = (it: Schemas['ResumeClearance']): DocumentEntry =>
  entry({ title: withoutBreaks(it.level), detail: withoutBreaks(it.status), dates: monthOf(it.month) });
