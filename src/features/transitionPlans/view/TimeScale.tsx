import styled from '@emotion/styled';
import { daysUntil, dayText, isMonth, monthText } from '../../../ui/calendar.ts';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { token } from '../../../ui/theme/token.ts';
import { marks } from './milestone.ts';
import type { PageStep } from './pageSteps.ts';

// In days before and after the leaving date.
const reach = 730;

const Box = styled('div')({
  padding: '20px 40px 16px',
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  '@media (max-width:599.95px)': { padding: '20px 24px 16px' },
});
const Scale = styled('div')({ position: 'relative', height: 76 });
const Line = styled('span')({ position: 'absolute', top: 34, height: 0 });
const At = styled('span')({
  position: 'absolute',
  top: 23,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginLeft: -12,
});
const Label = styled('span')({
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateX(-50%)',
  '&[data-strong]': { color: token.ink, fontWeight: 600 },
  '&[data-wide]': { '@media (max-width:899.95px)': { display: 'none' } },
});

const percent = (days: number) => ((Math.min(Math.max(days, -reach), reach) + reach) / (2 * reach)) * 100;
const left = (days: number) => ({ left: `${percent(days)}%` });
const months = [-24, -12, -6, 6, 12, 24] as const;

type TimeScaleProps = {
  leavingDate: string;
  /** The date as far as it is known, which may be a month. */
  leavingOn: string;
  steps: readonly PageStep[];
  today: Date;
  locale: string;
};

/** Hidden from screen readers, because the list below has all of it. */
export function TimeScale({ leavingDate, leavingOn, steps, today, locale }: TimeScaleProps) {
  const toGo = daysUntil(leavingDate, today);
  const now = -toGo;
  return (
    <Box aria-hidden="true">
      <Scale>
        <Line style={{ left: 0, width: `${percent(now)}%`, borderTop: `3px solid ${token.mark}` }} />
        {now < 0 && (
          <Line
            style={{
              ...left(now),
              width: `${50 - percent(now)}%`,
              borderTop: `2px solid ${token.lineStrong}`,
            }}
          />
        )}
        <Line
          style={{
            left: `${Math.max(50, percent(now))}%`,
            right: 0,
            borderTop: `2px dashed ${token.field}`,
          }}
        />
        {months.map((month) => (
          <Label
            key={month}
            data-wide={Math.abs(month) !== 12 || undefined}
            style={{ ...left(month * 30.4), top: 54 }}
          >
            {`${Math.abs(month)} ${month < 0 ? 'before' : 'after'}`}
          </Label>
        ))}
        {steps
          .filter(({ status }) => status !== 'locked' && status !== 'open')
          .map(({ key, due_on, status }) => {
            if (!due_on) return null;
            const away = daysUntil(due_on, today) - toGo;
            return Math.abs(away) > reach ? null : (
              <At key={key} style={left(away)}>
                <WayPoint state={marks[status]} size={18} />
              </At>
            );
          })}
        {Math.abs(now) <= reach && (
          <At style={left(now)}>
            <WayPoint state="here" />
          </At>
        )}
        <At style={left(0)}>
          <WayPoint state="destination" />
        </At>
        <Label data-strong style={{ ...left(0), top: 0 }}>
          {`Leaving date, ${isMonth(leavingOn) ? monthText(leavingOn, locale) : dayText(leavingOn, locale)}`}
        </Label>
        <Label style={{ ...left(0), top: 54 }}>0</Label>
      </Scale>
    </Box>
  );
}
