import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useState } from 'react';
import type { Interview } from '../../../api/interviews.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { FieldHint } from '../../../ui/form/Field.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { pageLocale } from '../../../ui/intl.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { agreedTime } from './busyHours.ts';
import type { InterviewDialogView } from './interviewDialogView.ts';
import {
  type InterviewFields,
  maxTimes,
  type ProposedTime,
  type TimeErrors,
  toggledTime,
  withTime,
} from './interviewFields.ts';
import { WeekView } from './WeekView.tsx';

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (min-width:480px)': { gridTemplateColumns: '1fr 1fr' },
});

type InterviewTimeFieldsProps = {
  fields: InterviewFields;
  errors: Record<number, TimeErrors>;
  view: InterviewDialogView;
  name: string;
  interview: Interview | null;
  refusedTimes: string | undefined;
  set: (change: Partial<InterviewFields>) => void;
};

export function InterviewTimeFields(props: InterviewTimeFieldsProps) {
  const { fields, errors, view, name, interview, refusedTimes, set } = props;
  const { times } = fields;
  const [now] = useState(() => new Date());
  return (
    <>
      <Stack gap="xl" role="group" aria-label="When" aria-describedby="times-hint">
        <FieldHint id="times" hint={`In your own time zone (${ownTimeZone().replaceAll('_', ' ')}).`} />
        <WeekView
          {...{ times, name, now }}
          otherZone={interview?.other_zone ?? null}
          agreed={agreedTime(interview)}
          busy={view.busy}
          minutes={Number(fields.minutes)}
          locale={pageLocale()}
          onToggle={(day, time) => set({ times: toggledTime(times, day, time) })}
        />
        {times.map((time, index) => (
          <TimePair
            key={time.id}
            time={time}
            suffix={index === 0 ? '' : ` ${index + 1}`}
            dayError={errors[time.id]?.day ?? (index === 0 ? refusedTimes : undefined)}
            timeError={errors[time.id]?.time ?? view.takenTexts[time.id]}
            onChange={(changed) =>
              set({ times: times.map((other) => (other.id === time.id ? changed : other)) })
            }
          />
        ))}
      </Stack>
      {view.proposedText && <InlineAlert kind="warning">{view.proposedText}</InlineAlert>}
      {times.length < maxTimes && (
        <div>
          <Button variant="outlined" color="neutral" onClick={() => set({ times: withTime(times) })}>
            Add another time
          </Button>
        </div>
      )}
    </>
  );
}

type TimePairProps = {
  time: ProposedTime;
  suffix: string;
  dayError: string | undefined;
  timeError: string | undefined;
  onChange: (time: ProposedTime) => void;
};

const TimePair = ({ time, suffix, dayError, timeError, onChange }: TimePairProps) => (
  <Pair>
    <TextField
      name={`day-${time.id}`}
      type="date"
      label={`Day${suffix}`}
      value={time.day}
      error={dayError}
      onChange={({ target }) => onChange({ ...time, day: target.value })}
    />
    <TextField
      name={`time-${time.id}`}
      type="time"
      label={`Time${suffix}`}
      value={time.time}
      error={timeError}
      onChange={({ target }) => onChange({ ...time, time: target.value })}
    />
  </Pair>
);
