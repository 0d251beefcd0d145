/** Gaps and overlaps between jobs. These are hints, not errors. */
import type { components } from '../../../openapi.gen.d.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';

type Issue = components['schemas']['ResumeIssue'];

const longestGap = 6;

interface Period {
  path: string;
  name: string;
  from: number;
  to: number;
}

export function resumeHints({ military_exp, civilian_exp }: ResumeSections, today: string): Issue[] {
  const now = monthOf(today);
  const periods = [
    ...military_exp.flatMap((item, at) =>
      periodOf(`military_exp.${at}`, item.civilian_title || item.role_title, item, now),
    ),
    ...civilian_exp.flatMap((item, at) => periodOf(`civilian_exp.${at}`, item.job_title, item, now)),
  ].sort((one, other) => one.from - other.from || one.to - other.to);
  const hints: Issue[] = [];
  let latest: Period | undefined;
  for (const period of periods) {
    if (latest && period.from < latest.to) {
      hints.push({
        path: `${period.path}.start_month`,
        text: `${period.name} overlaps with ${latest.name}. That is fine if you did both.`,
      });
    } else if (latest && period.from - latest.to - 1 > longestGap) {
      hints.push({
        path: `${period.path}.start_month`,
        text: `${period.from - latest.to - 1} months lie between ${latest.name} and ${period.name}. Employers may ask what you did then.`,
      });
    }
    if (!latest || period.to > latest.to) latest = period;
  }
  return hints;
}

function periodOf(
  path: string,
  title: string | undefined,
  item: { start_month?: string | null; end_month?: string | null; is_current?: boolean },
  now: number,
): Period[] {
  if (!item.start_month || (!item.end_month && !item.is_current)) return [];
  const end = item.end_month ? monthOf(item.end_month) : now;
  return [{ path, name: title || 'this post', from: monthOf(item.start_month), to: end }];
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
