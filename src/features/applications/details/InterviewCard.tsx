import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { Card } from '../../../ui/Card.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { calendarEntry, modeText, momentText } from './interview.ts';

const Box = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  '& > div': { display: 'grid', gap: 4, overflowWrap: 'anywhere' },
});
const Title = styled('h2')(typography['title-sm']);
const When = styled('p')({ ...typography['title-lg'], fontVariantNumeric: 'tabular-nums' });
const Where = styled('p')({ color: token.second });

type InterviewCardProps = { application: OwnApplication; locale: string };

export function InterviewCard({ application, locale }: InterviewCardProps) {
  const { id, job, interview } = application;
  const [now] = useState(() => new Date());
  if (!interview) return null;
  const { at } = interview;
  const isAhead = at != null && new Date(at) > now;
  const save = (moment: string) => {
    const entry = calendarEntry(
      { id, job, interview: { ...interview, at: moment } },
      new Date(),
      location.origin + location.pathname,
    );
    saveFile(new Blob([entry], { type: 'text/calendar' }), 'interview.ics');
  };
  return (
    <Box as="section" aria-labelledby="interview">
      <div>
        <Title id="interview">Interview</Title>
        <When>{at ? <time dateTime={at}>{momentText(at, locale)}</time> : 'Date to be confirmed'}</When>
        <Where>{[modeText(interview), interview.place].filter(Boolean).join(' · ')}</Where>
      </div>
      {at && isAhead && (
        <PressButton look="outlined" small onClick={() => save(at)}>
          <CalendarPlus size={20} aria-hidden="true" />
          Add to calendar
        </PressButton>
      )}
    </Box>
  );
}
