import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import type { ApplicationMove, OfferStatus } from '../../src/machines/application.ts';
import type { ApplicationRow } from '../db/schema/applications.ts';
import type { NotificationInput } from '../notifications/notify.ts';

type Schemas = components['schemas'];

/** A rejection is sent a day later, so that it can be undone. */
export const rejectionDelay = 86_400_000;

export const pageOfVeteran = (id: number) => `/veteran/applications/${id}`;
export const pageOfRecruiter = (id: number) => `/recruiter/applications/${id}`;

/** For the company; an erased applicant has a number alone. */
export const applicantName = ({ id, profile }: Pick<ApplicationRow, 'id' | 'profile'>): string =>
  profile ? personName(profile) : `Candidate ${id}`;

const reasons: Record<Schemas['RejectionCode'], string> = {
  not_enough_experience: 'They were looking for more experience in this kind of work.',
  missing_requirement: 'Your application didn’t meet one of the job’s requirements.',
  position_filled: 'The job has been filled.',
  withdrawn_by_us: 'They’re no longer hiring for this role.',
  other: '',
};

// A mail cannot know the reader's time zone, so it gives the time in each main zone of the job's country.
const clocksOf: Partial<Record<number, { locale: string; zones: [string, ...string[]] }>> = {
  232: { locale: 'en-GB', zones: ['Europe/London'] },
  233: {
    locale: 'en-US',
    zones: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
  },
};

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

export function clocksAt(at: string, countryId: number | null): string {
  const { locale, zones } = clocksOf[countryId ?? 0] ?? { locale: 'en-GB', zones: ['UTC'] };
  const [first, ...others] = zones;
  const clock = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(at));
  const elsewhere = others.map((zone) => clock(zone, time)).join(', ');
  return `${clock(first, { ...day, ...time })}${elsewhere && ` (${elsewhere})`}`;
}

interface MoveFacts {
  company: string;
  job: string;
  reason: string | null;
  note: string | null;
  countryId: number | null;
  terms?: string;
  firstDay?: string;
  offer?: OfferStatus | null;
}

const offerEnds: Partial<Record<OfferStatus, (company: string) => string>> = {
  declined: () => 'You declined the offer.',
  lapsed: () => 'The offer expired without an answer.',
  withdrawn: (company) => `${company} withdrew its offer.`,
  unmet: () => 'A condition of the offer wasn’t met.',
};

type AnnouncedMove = Exclude<ApplicationMove, 'submitted' | 'withdrawn' | 'inactive'>;

const words: Record<AnnouncedMove, (facts: MoveFacts) => [title: string, ...body: string[]]> = {
  viewed: ({ company, job, countryId }) => [
    `${company} has opened your ${countryId === 233 ? 'resume' : 'CV'}`,
    `You applied for ${job}. There’s nothing you need to do.`,
  ],
  shortlisted: ({ company, job }) => [
    `You’re on the shortlist for ${job}`,
    `${company} wants to look at your application more closely.`,
  ],
  interview: ({ company, job }) => [
    `${company} would like to talk to you`,
    `It is about ${job}.`,
    'They will propose times for an interview, and you choose one.',
  ],
  offer: ({ company, job, terms = '' }) => [
    `${company} has offered you a job`,
    `The job is ${job}.`,
    terms,
    'Read the whole offer, then accept or decline it. You can add a message to your answer.',
  ],
  hired: ({ company, job, firstDay }) => [
    'You have the job',
    `${company} has hired you as ${job}. Congratulations.`,
    firstDay ? `Your first day is ${firstDay}.` : '',
  ],
  rejected: ({ company, job, reason, offer }) => {
    const end = offer && offerEnds[offer]?.(company);
    return [
      end ? `Your application for ${job} is closed` : `Your application for ${job}`,
      ...(end ? [end] : []),
      `${company} isn’t taking your application further. Thank you for the time you put into it.`,
      reasons[(reason ?? 'other') as Schemas['RejectionCode']] ?? '',
    ];
  },
  expired: ({ company, job, offer }) => {
    const end = offer && offerEnds[offer]?.(company);
    return [
      `Your application for ${job} has ended`,
      ...(end
        ? [end, 'The job closed at least 30 days ago.']
        : [`The job closed at least 30 days ago, and ${company} gave no answer.`]),
    ];
  },
};

export function newsOf(
  to: AnnouncedMove,
  facts: MoveFacts,
): Pick<NotificationInput, 'type' | 'title' | 'body'> {
  const [title, ...sentences] = words[to](facts);
  const note = facts.note ? [`They write: ${facts.note}`] : [];
  return { type: `application_${to}`, title, body: [...sentences, ...note].filter(Boolean).join('\n') };
}
