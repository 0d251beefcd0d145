import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../../api/templates.ts';
import { filledTemplates, type TemplateValues } from '../../machines/templateText.ts';
import { TemplateChoice } from '../../ui/form/TemplateChoice.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type MessageTemplatesProps = {
  values: TemplateValues;
  text: string;
  isSending: boolean;
  onChange: (text: string) => void;
};

export function MessageTemplates({ values, text, isSending, onChange }: MessageTemplatesProps) {
  const { data, error } = useQuery(templatesQuery());
  if (error && !data) return <Quiet>Your templates didn’t load.</Quiet>;
  if (!data) return null;
  const templates = filledTemplates(data, 'message', values);
  if (templates.length === 0)
    return <TextLink to="/recruiter/templates/new?kind=message">Create a template for messages</TextLink>;
  return (
    <TemplateChoice
      templates={templates}
      fieldId="message-text"
      value={text}
      disabled={isSending}
      onChange={onChange}
    >
      <TextLink to="/recruiter/templates">Manage templates</TextLink>
    </TemplateChoice>
  );
}
