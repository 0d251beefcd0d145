import styled from '@emotion/styled';
import type { OwnApplicationSummary } from '../../../api/ownApplications.ts';
import { usualText } from '../../../machines/applicationStages.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { agoText } from '../../../ui/calendar.ts';
import { appointmentText, deadlineText } from '../../../ui/interview/interviewTime.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { chipOf, pointsOf } from '../../../ui/route/ownProgress.ts';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';

// Container queries, because on the dashboard the list is narrower than the window.
const onWideLine = '@container (min-width:520px)';
const withTrack = '@container (min-width:800px)';

const Item = styled(ListItem)({ containerType: 'inline-size' });
const Cells = styled(Stack)({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"mark words" ". status"',
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

interface ApplicationRowProps {
  application: OwnApplicationSummary;
  locale: string;
  now: Date;
  /** Whose turn it is and until when, without when it changed and what is usual. */
  isBrief?: boolean;
}

export function ApplicationRow({ application, locale, now, isBrief = false }: ApplicationRowProps) {
  const { id, job, last_changed_at } = application;
  const deadline = deadlineText(application, locale);
  const appointment = appointmentText(application, locale);
  const usual = isBrief ? null : usualText(application);
  const points = pointsOf(application);
  return (
    <Item padding={isBrief ? 'md' : 'xl'}>
      <Cells gap="lg" rowGap={isBrief ? 'sm' : 'md'}>
        <Mark>
          <CompanyMark name={job.company.name} src={job.company.logo_url} size={44} />
        </Mark>
        <Stack area="words" breakWords>
          <Title as="h3" level="title-sm">
            <TitleLink to={`/veteran/applications/${id}`}>{job.title}</TitleLink>
          </Title>
          <Company>{job.company.name}</Company>
        </Stack>
        <Way style={{ width: markWidth * (points.length - 1) + 16 }}>
          <RouteLine shape="compact" label={`Progress: ${job.title}`} points={points} />
        </Way>
        <StatusCell>
          <StatusChip {...chipOf(application)} />
          {deadline && <Since>{`Answer by ${deadline}`}</Since>}
          {appointment && <Since>{`On ${appointment}`}</Since>}
          {!isBrief && <Since>{`Updated ${agoText(last_changed_at, now, locale)}`}</Since>}
          {usual && <Since>{usual}</Since>}
        </StatusCell>
      </Cells>
    </Item>
  );
}
