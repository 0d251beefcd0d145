import type { Onboarding } from '../../api/onboarding.ts';
import { dateText, isMonth, monthText } from '../../ui/calendar.ts';
import { dateTimeFormat } from '../../ui/intl.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';

type Stage = Onboarding['stages'][number];

const labels: Record<Stage['key'], (document: string) => string> = {
  personal_details: () => 'Personal Details',
  upload_cv: (document) => `Upload your ${document}`,
  career_direction: () => 'Career Direction',
  action_plan: () => 'Action Plan',
  services: () => 'Support & Services',
};

const marks: Record<Stage['status'], WayPointState> = {
  done: 'done',
  current: 'here',
  skipped: 'skipped',
  ahead: 'ahead',
};

const shortDate = (moment: string, locale: string) =>
  dateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(moment));

const details: Record<Stage['status'], string | undefined> = {
  done: 'Done',
  current: 'You are here',
  skipped: 'Skipped',
  ahead: undefined,
};

const stageLabel = (key: Stage['key'], document: string) => labels[key](document);

interface JourneyOptions {
  document: string;
  /** A day, or a month where no day is known. */
  leavingOn: string | null;
  locale: string;
}

export function journeyPoints(
  stages: readonly Stage[],
  { document, leavingOn, locale }: JourneyOptions,
): RoutePoint[] {
  const points = stages.map(({ key, status, done_at }, index): RoutePoint => {
    const detail = done_at ? shortDate(done_at, locale) : details[status];
    const isGoal = !leavingOn && status === 'ahead' && index === stages.length - 1;
    return {
      label: stageLabel(key, document),
      state: isGoal ? 'destination' : marks[status],
      ...(detail && { detail }),
    };
  });
  if (!leavingOn) return points;
  return [
    ...points,
    {
      label: 'Leaving date',
      state: 'destination',
      detail: isMonth(leavingOn)
        ? monthText(leavingOn, locale)
        : dateText(leavingOn, locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    },
  ];
}
