import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { colleaguesQuery } from '../../../api/companies.ts';
import type { Interview, InterviewProposal } from '../../../api/interviews.ts';
import { interviewFormats } from '../../../machines/applicationStages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FieldHint } from '../../../ui/form/Field.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ownTimeZone } from '../../../ui/interview/interviewTime.ts';
import { pageLocale } from '../../../ui/intl.ts';
import { PickSeveral } from '../editor/PickSeveral.tsx';
import {
  type InterviewFields,
  interviewFieldsOf,
  isTimeEntered,
  lengths,
  maxPanel,
  maxTimes,
  type ProposedTime,
  proposalOf,
  type TimeErrors,
  timeErrors,
  toggledTime,
  withTime,
} from './interviewFields.ts';
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

const texts: Record<InterviewPurpose, { title: (name: string) => string; text: string; act: string }> = {
  invite: {
    title: (name) => `Invite ${name} to an interview`,
    text: 'Propose up to five times, and they choose one. You can leave out the times and propose them later.',
    act: 'Invite to interview',
  },
  propose: {
    title: (name) => `Propose interview times to ${name}`,
    text: 'Propose up to five times. They choose one, ask for others or decline.',
    act: 'Propose times',
  },
  move: {
    title: () => 'Move this interview',
    text: 'We’ll cancel the agreed time in both calendars, and they choose a new one.',
    act: 'Move interview',
  },
};

type InterviewDialogProps = {
  interview: Interview | null;
  purpose: InterviewPurpose;
  name: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (proposal: InterviewProposal | null, note: string | null) => void;
  onClose: () => void;
};

export function InterviewDialog({
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
  const { title, text, act } = texts[purpose];
  // An invitation without a time is sent without terms.
  const hasTerms = purpose !== 'invite' || isTimeEntered(fields.times);
  const set = (change: Partial<InterviewFields>) => setFields((before) => ({ ...before, ...change }));
  const setTime = (id: number, change: Partial<ProposedTime>) =>
    set({ times: fields.times.map((time) => (time.id === id ? { ...time, ...change } : time)) });
  const send = () => {
    const problems = timeErrors(fields.times, new Date(), purpose === 'invite');
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    onSend(proposalOf(fields), note.trim() || null);
  };
  return (
    <ConfirmDialog
      open
      title={title(name)}
      safeLabel="Cancel"
      actLabel={act}
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
            {...{ name, now }}
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
                  error={errors[time.id]?.time}
                  onChange={({ target }) => setTime(time.id, { time: target.value })}
                />
              </Pair>
            );
          })}
        </Times>
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

type PanelOption = InterviewFields['panel'][number] & { detail?: string };

type PanelFieldProps = {
  panel: InterviewFields['panel'];
  error: string | undefined;
  onChange: (panel: InterviewFields['panel']) => void;
};

function PanelField({ panel, error, onChange }: PanelFieldProps) {
  const { data, isError, refetch } = useQuery(colleaguesQuery());
  if (data?.length === 0 && panel.length === 0) return null;
  return (
    <PickSeveral<PanelOption>
      name="panel"
      label="Colleagues on the panel"
      hint="They get the calendar entry and the reminders, and the applicant sees their names."
      optional
      most={maxPanel}
      selected={panel}
      options={(data ?? []).map(({ id, name, job_title }) => ({
        id,
        title: name,
        ...(job_title && { detail: job_title }),
      }))}
      loading={!data && !isError}
      failed={isError}
      onRetry={() => void refetch()}
      emptyText="No colleague has this name."
      {...(error && { error })}
      onChange={(members) => onChange(members.map(({ id, title }) => ({ id, title })))}
    />
  );
}
