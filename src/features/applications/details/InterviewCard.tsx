import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { getInterviewCalendar, type Interview } from '../../../api/interviews.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { Card } from '../../../ui/Card.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { InterviewFacts } from '../../../ui/interview/InterviewFacts.tsx';
import { momentText, otherClockText, ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { type InterviewAct, InterviewDialog } from './InterviewDialog.tsx';
import { interviewRefusal, useInterview } from './useInterview.ts';

const Box = styled(Card)({ display: 'grid', gap: 20, justifyItems: 'stretch', overflowWrap: 'anywhere' });
const Title = styled('h2')(typography['title-lg']);
const Quiet = styled('p')({ color: token.second, whiteSpace: 'pre-line' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type InterviewCardProps = { application: OwnApplication; interview: Interview; locale: string };

export function InterviewCard({ application, interview, locale }: InterviewCardProps) {
  const [act, setAct] = useState<InterviewAct | null>(null);
  const { name } = application.job.company;
  const { allowed, message, message_by } = interview;
  const download = () =>
    getInterviewCalendar(application.id).then((file) => saveFile(file, 'interview.ics'), showProblem);
  return (
    <Box as="section" aria-labelledby="interview">
      <Title id="interview">Interview</Title>
      <InterviewFacts interview={interview} locale={locale} other={name} />
      {message && <Quiet>{`${message_by === 'veteran' ? 'You wrote' : `${name} wrote`}: ${message}`}</Quiet>}
      {allowed.includes('confirmed') && (
        <Times key={interview.sequence} {...{ application, interview, locale }} />
      )}
      <Buttons>
        {interview.status === 'confirmed' && (
          <PressButton look="outlined" onClick={() => void download()}>
            <CalendarPlus size={20} aria-hidden="true" />
            Add to calendar
          </PressButton>
        )}
        {allowed.includes('requested') && (
          <PressButton look="outlined" onClick={() => setAct('requested')}>
            {interview.status === 'confirmed' ? 'Ask to move it' : 'Ask for other times'}
          </PressButton>
        )}
        {allowed.includes('declined') && (
          <PressButton look="outlined" onClick={() => setAct('declined')}>
            Decline interview
          </PressButton>
        )}
        {allowed.includes('cancelled') && (
          <PressButton look="outlined" onClick={() => setAct('cancelled')}>
            Cancel interview
          </PressButton>
        )}
      </Buttons>
      {act && <InterviewDialog {...{ application, interview, act }} onClose={() => setAct(null)} />}
    </Box>
  );
}

function Times({ application, interview, locale }: InterviewCardProps) {
  const open = interview.times.filter(({ is_open }) => is_open);
  const [at, setAt] = useState<string | null>(open.length === 1 ? (open[0]?.at ?? null) : null);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useInterview(application, 'Your interview is confirmed');
  const { name } = application.job.company;
  const send = () => {
    setTried(true);
    if (!at || isPending) return;
    mutate({
      ...{ interview_id: interview.id, sequence: interview.sequence },
      ...{ answer: 'confirmed', at, time_zone: ownTimeZone() },
    });
  };
  if (open.length === 0)
    return <Quiet>None of the proposed times is still free. Ask for others below.</Quiet>;
  return (
    <>
      <RadioField
        name="at"
        label="Choose a time"
        hint="In your own time zone."
        value={at}
        error={isTried && !at ? 'Choose a time' : undefined}
        options={open.map((time) => {
          const theirs = otherClockText(time.at, locale, { other: interview.other_zone });
          return {
            value: time.at,
            label: momentText(time.at, locale),
            ...(theirs && { hint: `${theirs} for ${name}` }),
          };
        })}
        onChange={({ target }) => setAt(target.value)}
      />
      {error && !isPending && <InlineAlert kind="error">{interviewRefusal(error)}</InlineAlert>}
      <div>
        <PressButton aria-disabled={isPending || undefined} onClick={send}>
          Confirm time
        </PressButton>
      </div>
    </>
  );
}
