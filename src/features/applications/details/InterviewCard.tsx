import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { getInterviewCalendar, type Interview } from '../../../api/interviews.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { hasInterviewTerms, interviewFormats, interviewLabel } from '../../../machines/applicationStages.ts';
import { Card } from '../../../ui/Card.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { InterviewFacts } from '../../../ui/interview/InterviewFacts.tsx';
import { momentText, otherClockText, ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { useFocusTarget } from '../../../ui/useFocusTarget.ts';
import { type InterviewAct, InterviewDialog } from './InterviewDialog.tsx';
import { type AnsweringInterview, interviewRefusal, useInterview } from './useInterview.ts';

const Box = styled(Card)({ display: 'grid', gap: 20, justifyItems: 'stretch', overflowWrap: 'anywhere' });
const Title = styled('h2')(typography['title-lg']);
const Quiet = styled('p')({ color: token.second, whiteSpace: 'pre-line' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type InterviewCardProps = {
  application: OwnApplication;
  interview: Interview;
  locale: string;
  onGone: (version: number) => void;
};

export function InterviewCard({ application, interview, locale, onGone }: InterviewCardProps) {
  const [act, setAct] = useState<InterviewAct | null>(null);
  const { target: title, focus } = useFocusTarget<HTMLHeadingElement>();
  const answering = useInterview(application, {
    onDecided: () => {
      setAct(null);
      focus();
    },
    onGone,
  });
  const { error, isPending, reset } = answering;
  const { name } = application.job.company;
  const { id, sequence, status, allowed, message, message_by } = interview;
  const ask = (next: InterviewAct | null) => {
    reset();
    setAct(next);
  };
  const download = () =>
    getInterviewCalendar(application.id).then((file) => saveFile(file, 'interview.ics'), showProblem);
  return (
    <Box as="section" aria-labelledby="interview">
      <Title id="interview" ref={title} tabIndex={-1}>
        Interview
      </Title>
      {error && !isPending && !act && <InlineAlert kind="error">{interviewRefusal(error)}</InlineAlert>}
      {hasInterviewTerms(status) ? (
        <InterviewFacts {...{ interview, locale }} format={interviewFormats[interview.mode]} other={name} />
      ) : (
        <Quiet>{interviewLabel(status, locale)}</Quiet>
      )}
      {message && <Quiet>{`${message_by === 'veteran' ? 'You wrote' : `${name} wrote`}: ${message}`}</Quiet>}
      {allowed.includes('confirmed') && (
        <Times key={`${id} ${sequence}`} {...{ application, interview, locale, answering }} />
      )}
      <Buttons>
        {status === 'confirmed' && (
          <PressButton look="outlined" onClick={() => void download()}>
            <CalendarPlus size={20} aria-hidden="true" />
            Add to calendar
          </PressButton>
        )}
        {allowed.includes('requested') && (
          <PressButton look="outlined" onClick={() => ask('requested')}>
            {status === 'confirmed' ? 'Ask to move it' : 'Ask for other times'}
          </PressButton>
        )}
        {allowed.includes('declined') && (
          <PressButton look="outlined" onClick={() => ask('declined')}>
            Decline interview
          </PressButton>
        )}
        {allowed.includes('cancelled') && (
          <PressButton look="outlined" onClick={() => ask('cancelled')}>
            Cancel interview
          </PressButton>
        )}
      </Buttons>
      {act && <InterviewDialog {...{ application, interview, act, answering }} onClose={() => ask(null)} />}
    </Box>
  );
}

type TimesProps = Omit<InterviewCardProps, 'onGone'> & { answering: AnsweringInterview };

function Times({ application, interview, locale, answering }: TimesProps) {
  const open = interview.times.filter(({ is_open }) => is_open);
  const [at, setAt] = useState<string | null>(open.length === 1 ? (open[0]?.at ?? null) : null);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = answering;
  // Another applicant may have taken the selected time.
  const picked = open.find((time) => time.at === at)?.at;
  const { name } = application.job.company;
  const send = () => {
    setTried(true);
    if (!picked || isPending) return;
    mutate({
      ...{ interview_id: interview.id, sequence: interview.sequence },
      ...{ answer: 'confirmed', at: picked, time_zone: ownTimeZone() },
    });
  };
  if (open.length === 0)
    return (
      <>
        <OwnClashes {...{ interview, locale }} />
        <Quiet>None of the proposed times is still free. Ask for others below.</Quiet>
      </>
    );
  return (
    <>
      <OwnClashes {...{ interview, locale }} />
      <RadioField
        name="at"
        label="Choose a time"
        hint="In your own time zone."
        value={picked ?? null}
        error={isTried && !picked ? 'Choose a time' : undefined}
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
      <div>
        <PressButton aria-disabled={isPending || undefined} onClick={send}>
          Confirm time
        </PressButton>
      </div>
    </>
  );
}

function OwnClashes({ interview, locale }: Pick<TimesProps, 'interview' | 'locale'>) {
  return interview.times.map(
    ({ at, clashing_application_id: id }) =>
      id !== null && (
        <Quiet key={at}>
          {`${momentText(at, locale)}: you already have `}
          <TextLink to={`/veteran/applications/${id}`}>another interview</TextLink>
          {' then. Only you can see this.'}
        </Quiet>
      ),
  );
}
