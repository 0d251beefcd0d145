import styled from '@emotion/styled';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { dateText, weekText } from '../../../ui/calendar.ts';
import { counted } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hidden, tabular, token } from '../../../ui/theme/token.ts';
import { DashboardTitle, PlainText } from './parts.ts';

const tallest = 56;

const Weeks = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: 4,
  maxWidth: 720,
  '& > li': {
    ...tabular,
    display: 'grid',
    alignContent: 'end',
    justifyItems: 'center',
    gap: 4,
    minHeight: tallest + 52,
    fontSize: '0.875rem',
    lineHeight: '24px',
    textAlign: 'center',
  },
});
const Bar = styled('span')({ width: '60%', maxWidth: 32, borderRadius: 4, background: token.halo });
// 12 px only in diagrams.
const Day = styled('span')({ fontSize: '0.75rem', lineHeight: '16px', color: token.quiet });

type Week = RecruiterDashboard['weeks'][number];

interface TrendProps extends Pick<RecruiterDashboard, 'weeks'> {
  openJobs: number;
  locale: string;
}

/** How many applied in each of the last weeks. */
export function Trend({ weeks, openJobs, locale }: TrendProps) {
  const most = Math.max(1, ...weeks.map(({ applications }) => applications));
  return (
    <section aria-labelledby="trend">
      <DashboardTitle id="trend" style={{ marginBottom: 12 }}>
        Applications each week
      </DashboardTitle>
      <Weeks as="ol">
        {weeks.map((week) => (
          <li key={week.from}>
            <Count week={week} locale={locale} />
            <Bar aria-hidden="true" style={{ height: (tallest * week.applications) / most }} />
            <Day aria-hidden="true">{dateText(week.from, locale, { day: 'numeric', month: 'short' })}</Day>
          </li>
        ))}
      </Weeks>
      {weeks.at(-1)?.applications === 0 && <EmptyWeek openJobs={openJobs} />}
    </section>
  );
}

function Count({ week: { from, applications }, locale }: { week: Week; locale: string }) {
  const people = `${counted(applications, 'application')} in the ${weekText(from, locale)}`;
  if (applications === 0)
    return (
      <span>
        0<span style={hidden}>{` applications in the ${weekText(from, locale)}`}</span>
      </span>
    );
  return (
    <TextLink to={`/recruiter/jobs?week=${from}`}>
      <span aria-hidden="true">{applications}</span>
      <span style={hidden}>{people}</span>
    </TextLink>
  );
}

const EmptyWeek = ({ openJobs }: { openJobs: number }) => (
  <PlainText style={{ marginTop: 12 }}>
    {'Nobody has applied this week yet. '}
    {openJobs > 0 ? (
      <TextLink to="/recruiter/candidate-list">Find candidates, and invite them to apply</TextLink>
    ) : (
      <TextLink to="/recruiter/create-job">Create a job</TextLink>
    )}
  </PlainText>
);
