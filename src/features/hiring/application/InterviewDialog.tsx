import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { busyTimesQuery, type Interview, type InterviewProposal } from '../../../api/interviews.ts';
import { interviewFormats } from '../../../machines/applicationStages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { FieldHint } from '../../../ui/form/Field.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { momentText, ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { pageLocale } from '../../../ui/intl.ts';
import { busyText, busyTimesOf, clashesOf } from './busyHours.ts';
import {
  type InterviewFields,
  interviewFieldsOf,
  isTimeEntered,
  lengths,
  maxTimes,
  momentOf,
  type ProposedTime,
  proposalOf,
  type TimeErrors,
  timeErrors,
  toggledTime,
  withTime,
} from './interviewFields.ts';
import { PanelField } from './PanelField.tsx';
import { isOvertaken } from './useMove.ts';
import { WeekView } from './WeekView.tsx';

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (min-width:480px)': { gridTemplateColumns: '1fr 1fr' },
});

const Times = styled('div')({ display: 'grid', gap: 20 });

const formats = Object.entries(interviewFormats).map(([value, label]) => ({ value, label }));

const maxNote = 500;

type InterviewPurpose = 'invite' | 'propose' | 'move';

interface PurposeText {
  title: (name: string) => string;
  text: string;
  act: string;
  despite: string;
}

const texts: Record<InterviewPurpose, PurposeText> = {
  invite: {
    title: (name) => `Invite ${name} to an interview`,
    text: 'Propose up to five times, and they choose one. You can leave out the times and propose them later.',
    act: 'Invite to interview',
    despite: 'Invite anyway',
  },
  propose: {
    title: (name) => `Propose interview times to ${name}`,
    text: 'Propose up to five times. They choose one, ask for others or decline.',
    act: 'Propose times',
    despite: 'Propose anyway',
  },
  move: {
    title: () => 'Move this interview',
    text: 'We’ll cancel the agreed time in both calendars, and they choose a new one.',
    act: 'Move interview',
    despite: 'Move anyway',
  },
};

type InterviewDialogProps = {
  applicationId: number;
  interview: Interview | null;
  purpose: InterviewPurpose;
  name: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (proposal: InterviewProposal | null, note: string | null) => void;
  onClose: () => void;
};

export function InterviewDialog({
  applicationId,
  interview,
  purpose,
  name,
  sending,
  onSend,
  onClose,
}: InterviewDialogProps) {
  const [fields, setFields] = useState<InterviewFields>(() => interviewFieldsOf(interview));
  const [errors, setErrors] = useState<Record<number, TimeErrors>>({});
  const [note, setNote] = useState('');
  const [now] = useState(() => new Date());
  const { isPending, error } = sending;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const refusedField = (field: string) => refused?.[`interview.${field}`]?.[0];
  const { title, text, act, despite } = texts[purpose];
  const { data: allBusy = [] } = useQuery(busyTimesQuery(applicationId));
  const busy = busyTimesOf(allBusy, fields.panel);
  const minutes = Number(fields.minutes);
  const clashes = clashesOf(fields.times, busy, minutes);
  const taken = clashes.filter(({ clash }) => clash.status === 'confirmed');
  const proposed = clashes.filter(({ clash }) => clash.status === 'proposed');
  const takenText = (id: number) => {
    const clash = taken.find(({ time }) => time.id === id)?.clash;
    return clash && busyText(clash, name, fields.panel);
  };
  // An invitation without a time is sent without terms.
  const hasTerms = purpose !== 'invite' || isTimeEntered(fields.times);
  const set = (change: Partial<InterviewFields>) => setFields((before) => ({ ...before, ...change }));
  const setTime = (id: number, change: Partial<ProposedTime>) =>
    set({ times: fields.times.map((time) => (time.id === id ? { ...time, ...change } : time)) });
  const send = () => {
    const problems = timeErrors(fields.times, new Date(), purpose === 'invite');
    setErrors(problems);
    if (Object.keys(problems).length > 0 || taken.length > 0) return;
    onSend(proposalOf(fields), note.trim() || null);
  };
  return (
    <ConfirmDialog
      open
      title={title(name)}
      safeLabel="Cancel"
      actLabel={proposed.length > 0 && taken.length === 0 ? despite : act}
      width={560}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={send}
    >
      {text}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        <Times role="group" aria-label="When" aria-describedby="times-hint">
          <FieldHint id="times" hint={`In your own time zone (${ownTimeZone().replaceAll('_', ' ')}).`} />
          <WeekView
            {...{ busy, minutes, name, now }}
            times={fields.times}
            otherZone={interview?.other_zone ?? null}
            locale={pageLocale()}
            onToggle={(day, time) => set({ times: toggledTime(fields.times, day, time) })}
          />
          {fields.times.map((time, index) => {
            const suffix = index === 0 ? '' : ` ${index + 1}`;
            return (
              <Pair key={time.id}>
                <TextField
                  name={`day-${time.id}`}
                  type="date"
                  label={`Day${suffix}`}
                  value={time.day}
                  error={errors[time.id]?.day ?? (index === 0 ? refusedField('times') : undefined)}
                  onChange={({ target }) => setTime(time.id, { day: target.value })}
                />
                <TextField
                  name={`time-${time.id}`}
                  type="time"
                  label={`Time${suffix}`}
                  value={time.time}
                  error={errors[time.id]?.time ?? takenText(time.id)}
                  onChange={({ target }) => setTime(time.id, { time: target.value })}
                />
              </Pair>
            );
          })}
        </Times>
        {proposed.length > 0 && (
          <InlineAlert kind="warning">
            {`Already proposed for another interview: ${proposed
              .map(({ time }) => momentText(momentOf(time).toISOString(), pageLocale()))
              .join('; ')}. Whoever chooses first gets it.`}
          </InlineAlert>
        )}
        {fields.times.length < maxTimes && (
          <div>
            <Button variant="outlined" color="neutral" onClick={() => set({ times: withTime(fields.times) })}>
              Add another time
            </Button>
          </div>
        )}
        {hasTerms && (
          <>
            <SelectField
              name="minutes"
              label="Length"
              value={fields.minutes}
              options={lengths}
              onChange={({ target }) => set({ minutes: target.value })}
            />
            <RadioField
              name="mode"
              label="Interview format"
              value={fields.mode}
              options={formats}
              onChange={({ target }) => set({ mode: target.value as InterviewFields['mode'] })}
            />
            <PanelField
              panel={fields.panel}
              error={refusedField('panel_ids')}
              onChange={(panel) => set({ panel })}
            />
            <TextField
              name="place"
              label="Place or link"
              hint="An address, or the https:// link of a video call."
              optional
              maxLength={200}
              value={fields.place}
              error={refusedField('place') ?? refusedField('link')}
              onChange={({ target }) => set({ place: target.value })}
            />
          </>
        )}
        <TextAreaField
          name="public_note"
          label={`Message to ${name}`}
          hint="They’ll see it with their application."
          optional
          rows={3}
          limit={maxNote}
          maxLength={maxNote}
          value={note}
          error={refused?.public_note?.[0] ?? refused?.message?.[0]}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
