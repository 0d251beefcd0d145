import { interviewFormats } from '../../../machines/applicationStages.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { type InterviewFields, lengths } from './interviewFields.ts';
import { PanelField } from './PanelField.tsx';

const formats = Object.entries(interviewFormats).map(([value, label]) => ({ value, label }));

type InterviewTermFieldsProps = {
  fields: InterviewFields;
  set: (change: Partial<InterviewFields>) => void;
  refusedField: (field: string) => string | undefined;
};

export const InterviewTermFields = ({ fields, set, refusedField }: InterviewTermFieldsProps) => (
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
    <PanelField panel={fields.panel} error={refusedField('panel_ids')} onChange={(panel) => set({ panel })} />
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
);
