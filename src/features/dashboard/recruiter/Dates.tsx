import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
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

type DatesProps = Pick<RecruiterDashboard, 'interviews' | 'closing_soon'> & { locale: string };

export function Dates({ interviews, closing_soon, locale }: DatesProps) {
  const day = dateTimeFormat(locale, { weekday: 'short', day: 'numeric' });
  const time = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <section aria-labelledby="this-week">
        <DashboardTitle id="this-week" style={{ marginBottom: 12 }}>
          This week
        </DashboardTitle>
        {interviews.length === 0 ? (
          <PlainText>You have no interviews this week.</PlainText>
        ) : (
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
        )}
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
