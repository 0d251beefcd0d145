import type { AccessLogEntry } from '../../../api/accessLog.ts';
import type { Consents } from '../../../api/consents.ts';
import type { Tenant } from '../../../api/tenant.ts';

export type PrivacyChoice = 'analytics' | 'recording' | 'marketing';

export const choices: readonly {
  key: PrivacyChoice;
  label: string;
  hint: string;
  isUsed: (tenant: Tenant) => boolean;
}[] = [
  {
    key: 'analytics',
    label: 'Web analytics',
    hint: 'Counts the pages people open and the steps they take, without names, so that we can see where they get stuck.',
    isUsed: () => true,
  },
  {
    key: 'recording',
    label: 'Session recording',
    hint: 'Records clicks and scrolling. What you type and upload is masked.',
    isUsed: ({ recording }) => recording !== null,
  },
  {
    key: 'marketing',
    label: 'News by email',
    hint: 'Occasional emails about events, courses and new services.',
    isUsed: () => true,
  },
];

const kinds: Record<Consents['history'][number]['kind'], string> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  analytics: 'Web analytics',
  recording: 'Session recording',
  marketing: 'News by email',
  candidate_visibility: 'Who sees your profile',
};

/** “No” also where it never was a yes: nothing was withdrawn then. */
const answers: Partial<Record<Consents['history'][number]['value'], string>> = {
  given: 'yes',
  withdrawn: 'no',
};

export const entryText = ({ kind, value }: Pick<Consents['history'][number], 'kind' | 'value'>) =>
  `${kinds[kind]}: ${answers[value] ?? value}`;

const deeds: Record<AccessLogEntry['action'], string> = {
  viewed: 'viewed',
  downloaded: 'downloaded',
  exported: 'exported',
  invited: 'invited you to apply for',
};

const objects: Record<Exclude<AccessLogEntry['object']['type'], 'resume'>, string> = {
  profile: 'your profile',
  match: 'how well you match',
  application: 'your application',
  job: 'a job',
};

export function lookText({ actor_company, action, object }: AccessLogEntry, documentName: string): string {
  const { type, title } = object;
  if (type === 'job' && title) return `${actor_company} ${deeds[action]} ${title}`;
  const about = title ? ` for ${title}` : '';
  return `${actor_company} ${deeds[action]} ${type === 'resume' ? `your ${documentName}` : objects[type]}${about}`;
}
