import type { components } from '../../../openapi.gen.d.ts';
import { checkedLabel, overallStatus } from '../../../src/machines/offerConditions.ts';
import { formatLongDate } from '../../formats/formatLongDate.ts';
import type { NotificationInput } from '../../notifications/notify.ts';
import { type ComparedTerms, changedTerms, conditionsText, termsText } from './offerTerms.ts';

type Schemas = components['schemas'];

export interface OfferNews {
  company: string;
  job: string;
  locale: string;
  terms: Omit<ComparedTerms, 'conditions'> & {
    conditions: readonly Pick<Schemas['OfferCondition'], 'kind' | 'text' | 'status'>[];
  };
  /** The terms that these replaced. */
  before: ComparedTerms | null;
  moved_from: string | null;
  message: string | null;
  applicant: string;
}

type News = Pick<NotificationInput, 'type' | 'title' | 'body'>;

const news = (
  type: NotificationInput['type'],
  title: string,
  sentences: (string | null | false)[],
): News => ({
  type,
  title,
  body: sentences.filter(Boolean).join('\n'),
});

export const veteranNews = {
  amended: ({ company, job, locale, terms, before, message }: OfferNews) => {
    const changes = before ? changedTerms(before, terms, locale) : [];
    return news('offer_amended', `${company} has changed its offer`, [
      `The offer is for the ${job} job.`,
      changes.length > 0 ? 'What has changed:' : 'The terms are the same as before.',
      ...changes.map((change) => `• ${change}`),
      terms.reply_by && `Please answer by ${formatLongDate(terms.reply_by, locale)}.`,
      message && `They write: ${message}`,
    ]);
  },
  withdrawn: ({ company, job, message }: OfferNews) =>
    news('offer_withdrawn', `${company} has withdrawn its offer`, [
      `It was for ${job}.`,
      message && `They write: ${message}`,
    ]),
  due: (offer: OfferNews) =>
    news('offer_due', `${offer.company} is waiting for your answer`, [
      `They offered you the ${offer.job} job.`,
      termsText(offer.terms, offer.locale),
    ]),
  checked: ({ company, job, locale, terms }: OfferNews, number?: number) => {
    const { conditions, starts_on } = terms;
    const check = conditions[(number ?? 0) - 1];
    const overall = overallStatus(conditions);
    return news('offer_checked', `${company} has checked a condition of its offer`, [
      `The offer is for ${job}.`,
      check ? `${checkedLabel(check, locale)}.` : null,
      overall === 'met' &&
        (starts_on
          ? `All conditions are met. You start on ${formatLongDate(starts_on, locale)}.`
          : `All conditions are met. ${company} will agree your first day with you.`),
      overall === 'unmet' && `${company} will decide what happens next.`,
    ]);
  },
  unmet: ({ company, job, message }: OfferNews) =>
    news('offer_unmet', `${company} has ended its offer: a condition wasn’t met`, [
      `The offer for ${job} has ended for this reason.`,
      message && `They write: ${message}`,
    ]),
  moved: ({ company, job, locale, terms: { starts_on }, moved_from, message }: OfferNews) =>
    news('offer_moved', `${company} has ${moved_from ? 'moved' : 'set'} your start date`, [
      `The job is ${job}.`,
      moved_from && `Previous start date: ${formatLongDate(moved_from, locale)}.`,
      starts_on && `New start: ${formatLongDate(starts_on, locale)}.`,
      message && `They write: ${message}`,
    ]),
  lapsed: ({ company, job }: OfferNews) =>
    news('offer_lapsed', `The offer from ${company} has expired`, [
      `The deadline for answering the offer for ${job} has passed. ${company} can make you a new offer.`,
    ]),
};

export const employerNews = {
  accepted: ({ applicant, job, locale, terms: { conditions, starts_on }, message }: OfferNews) =>
    news('offer_accepted', `${applicant} has accepted your offer`, [
      `${applicant} has accepted the ${job} job.`,
      starts_on && `First day: ${formatLongDate(starts_on, locale)}.`,
      conditions.length > 0
        ? `Check these conditions, then mark them as hired: ${conditionsText(conditions, locale)}.`
        : `${starts_on ? 'Mark' : 'Agree the first day with them, then mark'} them as hired.`,
      message && `They write: ${message}`,
    ]),
  declined: ({ applicant, job, message }: OfferNews) =>
    news('offer_declined', `${applicant} has declined your offer`, [
      `The offer was for ${job}. You can make a new one or close the application.`,
      message && `They write: ${message}`,
    ]),
  lapsed: ({ applicant, job }: OfferNews) =>
    news('offer_lapsed', `Your offer to ${applicant} has expired`, [
      `They did not answer the offer for ${job} in time. You can make a new one or close the application.`,
    ]),
  left: ({ applicant, job }: OfferNews) =>
    news('application_withdrawn', `${applicant} has withdrawn, so your offer has ended`, [
      `They have withdrawn their application for ${job} without answering your offer.`,
    ]),
  leftAccepted: ({ applicant, job }: OfferNews) =>
    news('application_withdrawn', `${applicant} has withdrawn after accepting your offer`, [
      `They are no longer taking the ${job} job, and their application is closed.`,
    ]),
};
