import type { Applicant } from '../../../api/applicants.ts';
import type { MessageRecipient, SentMessages } from '../../../api/messages.ts';
import type { Template } from '../../../api/templates.ts';
import {
  fillTemplate,
  type TemplateValues,
  templateLimits,
  templateProblem,
} from '../../../machines/templateText.ts';

export interface Recipient {
  id: number;
  name: string;
  values: TemplateValues;
}

export interface Unreachable {
  id: number;
  name: string;
  reason: string;
}

const gone = 'This application is no longer here.';
const unavailable = 'This person can no longer be messaged.';

const closings: Record<MessageRecipient['status'], string | null> = {
  open: null,
  closed: 'The conversation is closed.',
  on_hold: 'Your company can’t write at the moment.',
  blocked: unavailable,
  unavailable,
};

type Selected = Pick<Applicant, 'id' | 'display_name'>;

/** In the order of the list, and by the names that it shows. */
export function recipientsOf(
  selected: readonly Selected[],
  answered: readonly MessageRecipient[],
): { recipients: Recipient[]; others: Unreachable[] } {
  const recipients: Recipient[] = [];
  const others: Unreachable[] = [];
  for (const { id, display_name: name } of selected) {
    const answer = answered.find((recipient) => recipient.id === id);
    const reason = answer ? closings[answer.status] : gone;
    if (answer && reason === null) recipients.push({ id, name, values: valuesOf(answer) });
    else others.push({ id, name, reason: reason ?? gone });
  }
  return { recipients, others };
}

const valuesOf = ({ first_name, job, company, my_name }: MessageRecipient): TemplateValues => ({
  'first name': first_name,
  job,
  company,
  'my name': my_name,
});

export const messageLimit = templateLimits.message;

const hiddenNames =
  'Names are hidden in this list, so {first name} can’t be used. Take it out, or show the names first.';

/** Why a text cannot be sent to all of them. */
export function messageProblem(text: string, recipients: readonly Recipient[]): string | undefined {
  if (text.trim() === '') return 'Write a message';
  if (text.length > messageLimit) return 'Shorten your message';
  const problem = templateProblem(text);
  if (problem) return problem;
  for (const { name, values } of recipients) {
    const filled = fillTemplate(text, values);
    if (filled === null) return hiddenNames;
    if (filled.length > messageLimit) return `Shorten your message: with ${name}’s details it’s too long`;
  }
  return undefined;
}

/** As this person will read it; null while it cannot be sent. */
export const previewOf = (text: string, { values }: Recipient): string | null =>
  text.trim() === '' || templateProblem(text) ? null : fillTemplate(text.trim(), values);

const shown: TemplateValues = { 'first name': '', job: '', company: '', 'my name': '' };

/** With their placeholders, because each person’s details differ; without a text where hidden names would be needed. */
export const messageTemplates = (templates: readonly Template[], isAnonymous: boolean) =>
  templates
    .filter(({ kind }) => kind === 'message')
    .map(({ id, title, text }) => {
      const isUsable = fillTemplate(text, isAnonymous ? { ...shown, 'first name': null } : shown) !== null;
      return { id, title, text: isUsable ? text : null };
    });

const failures: Record<string, string> = {
  conversation_closed: 'The conversation is closed.',
  person_unavailable: unavailable,
  not_found: gone,
};

export interface MessagesReport {
  sent: number;
  failed: Unreachable[];
}

export const messagesReportOf = (
  { sent, failed }: SentMessages,
  nameOf: (id: number) => string,
): MessagesReport => ({
  sent: sent.length,
  failed: failed.map(({ id, code, message }) => ({
    id,
    name: nameOf(id),
    reason: failures[code] ?? message,
  })),
});
