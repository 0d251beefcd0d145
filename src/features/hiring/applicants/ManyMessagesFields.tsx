import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../../../api/templates.ts';
import { inBraces, templatePlaceholders } from '../../../machines/templateText.ts';
import { TemplateChoice } from '../../../ui/form/TemplateChoice.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { listFormat, pageLocale } from '../../../ui/intl.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { messageLimit, messageTemplates } from './manyMessages.ts';

export const messageFieldId = 'message-to-several';

function placeholderHint(isAnonymous: boolean): string {
  const usable = templatePlaceholders.filter((name) => name !== 'first name' || !isAnonymous).map(inBraces);
  const names = listFormat(pageLocale(), { type: 'conjunction' }).format(usable);
  return `You can use ${names}. They’re filled in for each person.`;
}

type ManyMessagesFieldsProps = {
  text: string;
  isAnonymous: boolean;
  isSending: boolean;
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** The text that several applicants get, with its placeholders. */
export function ManyMessagesFields(props: ManyMessagesFieldsProps) {
  const { text, isAnonymous, isSending, problem, onChange } = props;
  return (
    <>
      <TextAreaField
        name={messageFieldId}
        label="Message to each of them"
        hint={placeholderHint(isAnonymous)}
        rows={5}
        limit={messageLimit}
        value={text}
        readOnly={isSending}
        error={problem}
        onChange={({ target }) => onChange(target.value)}
      />
      <Templates text={text} isAnonymous={isAnonymous} isSending={isSending} onChange={onChange} />
    </>
  );
}

type TemplatesProps = Omit<ManyMessagesFieldsProps, 'problem'>;

function Templates({ text, isAnonymous, isSending, onChange }: TemplatesProps) {
  const { data, error } = useQuery(templatesQuery());
  if (error && !data) return <Quiet>Your templates didn’t load.</Quiet>;
  const templates = messageTemplates(data ?? [], isAnonymous);
  if (templates.length === 0) return null;
  return (
    <TemplateChoice
      templates={templates}
      fieldId={messageFieldId}
      value={text}
      refusal="It uses {first name}, and names are hidden in this list."
      disabled={isSending}
      onChange={onChange}
    />
  );
}
