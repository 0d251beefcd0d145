import type { VeteranDashboard } from '../../api/dashboard.ts';
import { dateText, isMonth, monthText } from '../../ui/calendar.ts';
import type { RoutePoint } from '../../ui/route/RouteLine.tsx';

type Applications = VeteranDashboard['applications'];
type Stage = Applications['latest'][number]['stage'];

/** How far along the way an application at each stage is; those that ended without a hire are no longer on it. */
const places: Partial<Record<Stage, number>> = {
  submitted: 1,
  viewed: 1,
  shortlisted: 1,
  inactive: 1,
  interview: 2,
  offer: 3,
  hired: 4,
};

const names = ['Get ready', 'Apply', 'Interview', 'Offer'];

interface Options {
  leavingOn: string | null;
  locale: string;
}

/** Where somebody is between the end of onboarding and the first day of a job; the furthest application counts. */
export function wayIntoWork({ total, latest }: Applications, { leavingOn, locale }: Options): RoutePoint[] {
  const furthest = latest.reduce<Applications['latest'][number] | null>(
    (best, next) => (rankOf(next) > rankOf(best) ? next : best),
    null,
  );
  const here = Math.max(placeOf(furthest), 1);
  const isTheirTurn = furthest?.next_actor === 'employer';
  const points = names.map((label, at): RoutePoint => {
    if (at < here) return { label, state: 'done', detail: 'Done' };
    if (at > here) return { label, state: 'ahead' };
    return isTheirTurn
      ? { label, state: 'theirTurn', detail: 'Their turn' }
      : { label, state: 'here', detail: at === 1 && total === 0 ? 'Nothing sent yet' : 'You are here' };
  });
  const isHired = here === names.length;
  const firstDay = furthest?.first_day;
  return [
    ...points,
    ...(leavingOn
      ? [{ label: 'Leaving date', state: 'ahead' as const, detail: dayIn(leavingOn, locale) }]
      : []),
    {
      label: 'First day',
      state: 'destination',
      ...(isHired && { detail: firstDay ? dayIn(firstDay, locale) : 'You’re hired' }),
    },
  ];
}

/** Of two that are equally far, the one that waits for the veteran counts. */
const rankOf = (application: Applications['latest'][number] | null) =>
  placeOf(application) + (application?.next_actor === 'you' ? 0.5 : 0);

const placeOf = (application: Applications['latest'][number] | null) =>
  application ? (places[application.stage] ?? 0) : 0;

const dayIn = (date: string, locale: string) =>
  isMonth(date)
    ? monthText(date, locale)
    : dateText(date, locale, { day: 'numeric', month: 'short', year: 'numeric' });
