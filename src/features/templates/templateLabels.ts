import type { User } from '../../api/profile.ts';
import { personName } from '../../documents/personName.ts';
import type { TemplateKind, TemplatePlaceholder, TemplateValues } from '../../machines/templateText.ts';

interface KindLabel {
  /** A heading for several. */
  title: string;
  label: string;
  hint: string;
}

export const templateKindLabels: Record<TemplateKind, KindLabel> = {
  message: { title: 'Messages', label: 'Message', hint: 'To write to someone who has applied.' },
  rejection: {
    title: 'Rejections',
    label: 'Rejection',
    hint: 'For the message with a rejection. If you reject several people together, leave out {first name}.',
  },
  interview: {
    title: 'Interviews',
    label: 'Interview',
    hint: 'For the message with an invitation to an interview. If you invite several people together, leave out {first name}.',
  },
  offer: { title: 'Offers', label: 'Offer', hint: 'For the message with an offer.' },
};

export const placeholderMeanings: Record<TemplatePlaceholder, string> = {
  'first name': 'The first name of the person who applied',
  job: 'The job they applied for',
  company: 'Your company’s name',
  'my name': 'The name of the colleague who uses the template',
};

export const exampleValues = ({ user_details: sender }: User): TemplateValues => ({
  'first name': 'Alex',
  job: 'Warehouse supervisor',
  company: sender.company?.name ?? 'Your company',
  'my name': personName(sender),
});
