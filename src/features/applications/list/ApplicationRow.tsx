import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { OwnApplicationSummary } from '../../../api/ownApplications.ts';
import { usualText } from '../../../machines/applicationStages.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { agoText } from '../../../ui/calendar.ts';
import { appointmentText, deadlineText } from '../../../ui/interview/interviewTime.ts';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { chipOf, pointsOf } from '../stages.ts';

// Container queries, because on the dashboard the list is narrower than the window.
const onWideLine = '@container (min-width:520px)';
const withTrack = '@container (min-width:800px)';

const Row = styled('li')({
  containerType: 'inline-size',
  padding: '20px 0',
  borderBottom: `1px solid ${token.line}`,
});
const Cells = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"mark words" ". status"',
  gap: '12px 16px',
  [onWideLine]: {
    alignItems: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr) 264px',
    gridTemplateAreas: '"mark words status"',
    columnGap: 20,
  },
  [withTrack]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) 196px 264px',
    gridTemplateAreas: '"mark words way status"',
  },
});
const Mark = styled('div')({ gridArea: 'mark' });
const Words = styled('div')({ gridArea: 'words', overflowWrap: 'anywhere' });
const Title = styled('h3')(typography['title-sm']);
const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const Company = styled('p')(typography['body-sm']);
const Way = styled('div')({
  gridArea: 'way',
  display: 'none',
  '& svg': { width: 16, height: 16 },
  [withTrack]: { display: 'block' },
});
const StatusCell = styled('div')({
  gridArea: 'status',
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  [onWideLine]: { whiteSpace: 'nowrap' },
});
const Since = styled('p')({ ...typography['body-xs'], whiteSpace: 'normal' });

const markWidth = 36;

type ApplicationRowProps = { application: OwnApplicationSummary; locale: string; now: Date };

export function ApplicationRow({ application, locale, now }: ApplicationRowProps) {
  const { id, job, last_changed_at } = application;
  const deadline = deadlineText(application, locale);
  const appointment = appointmentText(application, locale);
  const usual = usualText(application);
  const points = pointsOf(application);
  return (
    <Row>
      <Cells>
        <Mark>
          <CompanyMark name={job.company.name} src={job.company.logo_url} size={44} />
        </Mark>
        <Words>
          <Title>
            <TitleLink to={`/veteran/applications/${id}`}>{job.title}</TitleLink>
          </Title>
          <Company>{job.company.name}</Company>
        </Words>
        <Way style={{ width: markWidth * (points.length - 1) + 16 }}>
          <RouteLine shape="compact" label={`Progress: ${job.title}`} points={points} />
        </Way>
        <StatusCell>
          <StatusChip {...chipOf(application)} />
          {deadline && <Since>{`Answer by ${deadline}`}</Since>}
          {appointment && <Since>{`On ${appointment}`}</Since>}
          <Since>{`Updated ${agoText(last_changed_at, now, locale)}`}</Since>
          {usual && <Since>{usual}</Since>}
        </StatusCell>
      </Cells>
    </Row>
  );
}
