import Button from '@mui/joy/Button';
import { useState } from 'react';
import type { Interview } from '../../../api/interviews.ts';
import { DecisionText } from '../../../ui/decision/DecisionCard.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { interviewTimesView } from './ownInterviewView.ts';
import type { AnsweringInterview } from './useInterview.ts';

type InterviewTimesProps = {
  interview: Interview;
  employer: string;
  locale: string;
  answering: AnsweringInterview;
};

export function InterviewTimes({ interview, employer, locale, answering }: InterviewTimesProps) {
  const { options, clashes } = interviewTimesView({ interview, employer, locale });
  const [at, setAt] = useState(options.length === 1 ? (options[0]?.value ?? null) : null);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = answering;
  // Another applicant may have taken the selected time.
  const picked = options.find(({ value }) => value === at)?.value;
  const send = () => {
    setTried(true);
    if (!picked || isPending) return;
    mutate({
      ...{ interview_id: interview.id, sequence: interview.sequence },
      ...{ answer: 'confirmed', at: picked, time_zone: ownTimeZone() },
    });
  };
  return (
    <>
      {clashes.map((clash) => (
        <DecisionText key={clash.at}>
          {`${clash.text}: you already have `}
          <TextLink to={`/veteran/applications/${clash.applicationId}`}>another interview</TextLink>
          {' then. Only you can see this.'}
        </DecisionText>
      ))}
      {options.length === 0 ? (
        <DecisionText>None of the proposed times is still free. Ask for others below.</DecisionText>
      ) : (
        <>
          <RadioField
            name="at"
            label="Choose a time"
            hint="In your own time zone."
            value={picked ?? null}
            error={isTried && !picked ? 'Choose a time' : undefined}
            options={options}
            onChange={({ target }) => setAt(target.value)}
          />
          <div>
            <Button size="lg" aria-disabled={isPending || undefined} onClick={send}>
              Confirm time
            </Button>
          </div>
        </>
      )}
    </>
  );
}
