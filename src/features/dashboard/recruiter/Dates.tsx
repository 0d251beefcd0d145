import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { localDay } from '../../../ui/calendar.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { tabular, token } from '../../../ui/theme/token.ts';
import { inDays, interviewWords } from './dashboardText.ts';
import { DashboardRows, DashboardTitle, DetailText, PlainText, SmallTitle, Strong } from './parts.ts';

const Meeting = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 16,
  '& > time': { ...tabular, fontSize: '0.8125rem', lineHeight: '20px', color: token.quiet },
  '& > time > strong': { display: 'block', fontSize: '0.9375rem', fontWeight: 600, color: token.ink },
});
const Quiet = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const Closing = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& > span': { flex: 'none', color: token.second },
  '& > span[data-soon]': { color: token.warning },
});

// In days; a job that closes within this time is highlighted.
const soon = 7;

type Interviews = RecruiterDashboard['interviews'];

interface DatesProps extends Pick<RecruiterDashboard, 'interviews' | 'closing_soon'> {
  /** At the stage before an interview. */
  shortlisted: number;
  locale: string;
}

export function Dates({ interviews, closing_soon, shortlisted, locale }: DatesProps) {
  const today = localDay(new Date());
  const isToday = ({ at }: Interviews[number]) => localDay(new Date(at)) === today;
  const others = interviews.filter((interview) => !isToday(interview));
  return (
    <>
      <section aria-labelledby="today">
        <DashboardTitle id="today" style={{ marginBottom: 12 }}>
          Today
        </DashboardTitle>
        {interviews.some(isToday) ? (
          <Meetings interviews={interviews.filter(isToday)} locale={locale} />
        ) : (
          <PlainText>You have no interviews today.</PlainText>
        )}
      </section>
      <section aria-labelledby="this-week">
        <SmallTitle id="this-week">This week</SmallTitle>
        {others.length > 0 && <Meetings interviews={others} locale={locale} />}
        {interviews.length === 0 && <EmptyWeek shortlisted={shortlisted} />}
        {interviews.length > 0 && others.length === 0 && <PlainText>Nothing else this week.</PlainText>}
      </section>
      {closing_soon.length > 0 && (
        <section aria-labelledby="closing-soon">
          <SmallTitle id="closing-soon">Closing soon</SmallTitle>
          <DashboardRows>
            {closing_soon.map(({ id, title, days }) => (
              <Closing key={id}>
                <Quiet to={`/recruiter/jobs/${id}`}>{title}</Quiet>
                <span data-soon={days <= soon || undefined}>{inDays(days)}</span>
              </Closing>
            ))}
          </DashboardRows>
        </section>
      )}
    </>
  );
}

function Meetings({ interviews, locale }: { interviews: Interviews; locale: string }) {
  const day = dateTimeFormat(locale, { weekday: 'short', day: 'numeric' });
  const time = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <DashboardRows>
      {interviews.map(({ application_id, display_name, at, ...interview }) => (
        <Meeting key={application_id}>
          <time dateTime={at}>
            <strong>{day.format(new Date(at))}</strong>
            {time.format(new Date(at))}
          </time>
          <div>
            <Strong>
              <Quiet to={`/recruiter/applications/${application_id}`}>{display_name}</Quiet>
            </Strong>
            <DetailText>{interviewWords(interview)}</DetailText>
          </div>
        </Meeting>
      ))}
    </DashboardRows>
  );
}

const EmptyWeek = ({ shortlisted }: { shortlisted: number }) =>
  shortlisted > 0 ? (
    <PlainText>
      You have no interviews this week.{' '}
      <TextLink to="/recruiter/jobs?stage=shortlisted">Offer times to people on your shortlist</TextLink>
    </PlainText>
  ) : (
    <PlainText>
      You have no interviews this week.{' '}
      <TextLink to="/recruiter/candidate-list">Find people to invite</TextLink>
    </PlainText>
  );
