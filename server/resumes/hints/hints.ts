import type { components } from '../../../openapi.gen.d.ts';
import { earliestMonth, latestMonth } from '../../formats/months.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';

type Issue = components['schemas']['ResumeIssue'];

const longestGap = 6;

// A year without a month may begin or end in any month, so it makes neither a gap nor an overlap.
interface Period {
  path: string;
  name: string;
  earliest: number;
  from: number;
  to: number;
  latest: number;
}

export function resumeHints({ military_exp, civilian_exp }: ResumeSections, today: string): Issue[] {
  const periods = [
    ...military_exp.flatMap((item, at) =>
      periodOf(`military_exp.${at}`, item.civilian_title || item.role_title, item, today),
    ),
    ...civilian_exp.flatMap((item, at) => periodOf(`civilian_exp.${at}`, item.job_title, item, today)),
  ].sort((first, second) => first.earliest - second.earliest || first.latest - second.latest);
  const hints: Issue[] = [];
  let latest: Period | undefined;
  for (const period of periods) {
    if (latest && period.from < latest.to) {
      hints.push({
        path: `${period.path}.start_month`,
        text: `${period.name} overlaps with ${latest.name}. That is fine if you did both.`,
      });
    } else if (latest && period.earliest - latest.latest - 1 > longestGap) {
      hints.push({
        path: `${period.path}.start_month`,
        text: `${period.earliest - latest.latest - 1} months lie between ${latest.name} and ${period.name}. Employers may ask what you did then.`,
      });
    }
    if (!latest || period.latest > latest.latest) latest = period;
  }
  return hints;
}

function periodOf(
  path: string,
  title: string | undefined,
  item: { start_month?: string | null; end_month?: string | null; is_current?: boolean },
  today: string,
): Period[] {
  if (!item.start_month || (!item.end_month && !item.is_current)) return [];
  const end = item.end_month || today;
  return [
    {
      path,
      name: title || 'this post',
      earliest: earliestMonth(item.start_month),
      from: latestMonth(item.start_month),
      to: earliestMonth(end),
      latest: latestMonth(end),
    },
  ];
}
