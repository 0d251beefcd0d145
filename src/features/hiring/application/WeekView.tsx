import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BusyTime } from '../../../api/interviews.ts';
import { dateText } from '../../../ui/calendar.ts';
import { Hidden } from '../../../ui/Hidden.tsx';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { token } from '../../../ui/theme/token.ts';
import { clashAt, firstFreeHour } from './busyHours.ts';
import { maxTimes, momentOf, type ProposedTime } from './interviewFields.ts';
import { daysFrom, mondayOf, weekHours } from './week.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '@media (max-width:599.95px)': { '& > strong': { order: -1, width: '100%' } },
});
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: '4px 0', fontWeight: 500, color: token.second },
  '& thead th:first-of-type': { width: 44 },
  '& tbody th': { textAlign: 'left' },
  '& td': { padding: 1 },
});
const Cell = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 36,
  padding: 0,
  border: `1px solid ${token.line}`,
  borderRadius: 4,
  background: token.page,
  color: token.second,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: token.tint, color: token.onTint, borderColor: 'currentColor' },
  '&[aria-disabled="true"]': {
    background: token.paper,
    borderColor: 'transparent',
    color: token.quiet,
    cursor: 'default',
  },
  '&[data-busy="proposed"]': { borderStyle: 'dashed', borderColor: 'currentColor' },
});
const Small = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second });

const zoneName = (zone: string) => zone.replaceAll('_', ' ');

const cityOf = (zone: string) => zoneName(zone.split('/').at(-1) ?? zone);

/** The zone where most of the tenant's applicants are. */
const assumedZone = (locale: string) => (locale === 'en-US' ? 'America/New_York' : 'Europe/London');

/**
 * The other side’s clock at that moment, with the weekday if it differs; undefined if both clocks agree or this browser does not
 * know the zone.
 */
function clockIn(zone: string, moment: Date, locale: string): string | undefined {
  const shown = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone }).format(moment);
  const [day, clock] = [{ weekday: 'short' }, { timeStyle: 'short' }] as const;
  try {
    const theirs = shown(zone, clock);
    const isSameDay = shown(zone, day) === shown(ownTimeZone(), day);
    if (isSameDay && theirs === shown(ownTimeZone(), clock)) return undefined;
    return isSameDay ? theirs : `${shown(zone, day)} ${theirs}`;
  } catch {
    return undefined;
  }
}

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const busyLabels: Record<BusyTime['status'], string> = {
  confirmed: ', not free',
  proposed: ', proposed for another interview',
};

type WeekViewProps = {
  times: readonly ProposedTime[];
  busy: readonly BusyTime[];
  minutes: number;
  name: string;
  otherZone: string | null;
  locale: string;
  now: Date;
  onToggle: (day: string, time: string) => void;
};

export function WeekView({ times, busy, minutes, name, otherZone, locale, now, onToggle }: WeekViewProps) {
  const free = firstFreeHour(busy, minutes, now);
  const [shown, setWeek] = useState<number | null>(null);
  const [focused, setActive] = useState<{ row: number; column: number } | null>(null);
  // Until the recruiter looks elsewhere: the busy times come after the page.
  const week = shown ?? free.week;
  const active = focused ?? free;
  const table = useRef<HTMLTableElement>(null);
  const days = daysFrom(mondayOf(now, week));
  const picked = times.filter(({ day, time }) => day && time);
  const isFull = times.length >= maxTimes && picked.length >= maxTimes;
  const short = (day: string) => dateText(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const clock = (moment: Date) => dateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(Math.max(active.row + step[0], 0), weekHours.length - 1);
    const column = Math.min(Math.max(active.column + step[1], 0), days.length - 1);
    setWeek(week);
    setActive({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  const zone = otherZone ?? assumedZone(locale);
  const hasClock = clockIn(zone, now, locale) !== undefined;
  return (
    <>
      <Bar>
        <Button
          size="sm"
          variant="plain"
          color="neutral"
          disabled={week === 0}
          onClick={() => setWeek(week - 1)}
        >
          Previous week
        </Button>
        <strong>{`${short(days[0] ?? '')} – ${short(days.at(-1) ?? '')}`}</strong>
        <Button size="sm" variant="plain" color="neutral" onClick={() => setWeek(week + 1)}>
          Next week
        </Button>
      </Bar>
      <Table ref={table} role="grid" aria-label={`Week of ${short(days[0] ?? '')}`} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>Hour</Hidden>
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                {dateText(day, locale, { weekday: 'short' })}
                <br />
                {dateText(day, locale, { day: 'numeric' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekHours.map((time, row) => (
            <tr key={time}>
              <th scope="row">{clock(momentOf({ day: days[0] ?? '', time }))}</th>
              {days.map((day, column) => {
                const moment = momentOf({ day, time });
                const isPicked = picked.some((other) => other.day === day && other.time === time);
                const clash = moment > now ? clashAt(busy, moment, minutes)?.status : undefined;
                // A picked hour that somebody takes meanwhile can still be unpicked.
                const isOff = moment <= now || (!isPicked && (isFull || clash === 'confirmed'));
                const theirs = clockIn(zone, moment, locale);
                const reader = otherZone ? `for ${name}` : `in ${cityOf(zone)}`;
                return (
                  <td key={day}>
                    <Cell
                      type="button"
                      data-cell={`${row} ${column}`}
                      tabIndex={row === active.row && column === active.column ? 0 : -1}
                      aria-label={`${short(day)}, ${clock(moment)}${theirs ? ` (${theirs} ${reader})` : ''}${clash ? busyLabels[clash] : ''}`}
                      data-busy={clash}
                      aria-pressed={isPicked}
                      aria-disabled={isOff || undefined}
                      onFocus={() => {
                        setWeek(week);
                        setActive({ row, column });
                      }}
                      onClick={() => !isOff && onToggle(day, time)}
                    >
                      {isPicked ? (
                        <Check size={18} aria-hidden="true" />
                      ) : (
                        (clash === 'confirmed' && 'Busy') || theirs
                      )}
                    </Cell>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <Small role="status">{`${picked.length} of ${maxTimes} chosen`}</Small>
      {busy.length > 0 && (
        <Small>
          “Busy” is when you, the panel or {name} have an interview. A dashed hour is already proposed for
          another one; whoever chooses first gets it.
        </Small>
      )}
      {!otherZone && (
        <Small>
          {`We don’t know ${name}’s time zone yet, so we’re assuming ${cityOf(zone)} time.`}
          {hasClock && ' Times in the cells are on that clock.'}
        </Small>
      )}
      {hasClock && otherZone && (
        <Small>{`Times in the cells are in ${name}’s time zone (${zoneName(zone)}).`}</Small>
      )}
    </>
  );
}
