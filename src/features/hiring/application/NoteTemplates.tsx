import { useQuery } from '@tanstack/react-query';
import { type TemplateKind, templatesQuery } from '../../../api/templates.ts';
import { filledTemplates, type TemplateValues } from '../../../machines/templateText.ts';
import { TemplateChoice } from '../../../ui/form/TemplateChoice.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';

type NoteTemplatesProps = {
  kind: TemplateKind;
  /** Not while they load. */
  values: TemplateValues | undefined;
  note: string;
  onChange: (note: string) => void;
};

/** For the note to an applicant in the same dialog. */
export function NoteTemplates({ kind, values, note, onChange }: NoteTemplatesProps) {
  const { data, error } = useQuery(templatesQuery());
  if (error && !data) return <Quiet>Your templates didn’t load.</Quiet>;
  const templates = data && values ? filledTemplates(data, kind, values) : [];
  if (templates.length === 0) return null;
  return (
    <TemplateChoice
      templates={templates}
      fieldId="public_note"
      value={note}
      refusal="It uses {first name}. Use it on the page of an application."
      onChange={onChange}
    />
  );
}
